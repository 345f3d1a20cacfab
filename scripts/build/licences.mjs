// The licences of the libraries whose code a bundle contains: their texts go wherever the bundle goes.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SEPARATOR = '\n---\n\n';
const NONE = 'It contains no code of other projects.\n';

const mit = (holder) => `Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const bsd3 = (holder) => `Copyright (c) ${holder}. All rights reserved.

Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following
conditions are met:

  * Redistributions of source code must retain the above copyright notice, this list of conditions and the following
    disclaimer.
  * Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following
    disclaimer in the documentation and/or other materials provided with the distribution.
  * Neither the name of the copyright holder nor the names of its contributors may be used to endorse or promote products
    derived from this software without specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING,
BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO
EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR
CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR
PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR
TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE
POSSIBILITY OF SUCH DAMAGE.`;

/** What a package contains of others, without saying so in its own licence. */
const contained = new Map([['@cwasm/webp', `It contains libwebp:\n\n${bsd3('2010, Google Inc.')}`]]);

/** The folder of the installed package that a module is part of; undefined for a module of our own. */
const packageOf = (id) => /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, ''))?.[0];

/**
 * The name of a package and the text of its licence. A package that declares the MIT licence and has no text of its own gets
 * the usual one, in the name of its author.
 *
 * @param folder - of the installed package
 */
export function licenceOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^(?:licen[cs]e|copying)/i.test(each));
  const own = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  if (own === '' && license !== 'MIT')
    throw new Error(`${name} ${version} is bundled and has no text of its licence, ${license}`);
  const holder = (author?.name ?? author ?? `the authors of ${name}`).replace(/ *[<(].*/, '');
  const parts = [
    `${name} ${version}, ${license ?? 'licence below'}`,
    own || mit(holder),
    contained.get(name) ?? '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Collects the packages whose modules are in bundles, and writes their licences. */
export function collectLicences() {
  const folders = new Set();
  return {
    /** A plugin of rolldown or Vite, for each bundle. */
    plugin: () => ({
      name: 'collect-licences',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle))
          for (const id of chunk.moduleIds ?? []) {
            const folder = packageOf(id);
            if (folder !== undefined) folders.add(folder);
          }
      },
    }),
    /**
     * Writes the licence texts into a file; where the file has those of another bundle already, they are appended.
     *
     * @param others - licence texts of what is not a package, such as fonts
     */
    write(path, others = []) {
      const before = existsSync(path) ? readFileSync(path, 'utf8').split(SEPARATOR) : [];
      const texts = new Set([...before, ...[...folders].map(licenceOf), ...others]);
      texts.delete(NONE);
      writeFileSync(path, texts.size === 0 ? NONE : [...texts].sort().join(SEPARATOR));
    },
  };
}
