// Writes the list of all packages that a release was made with, as npm knows them from the lockfile, in the form of CycloneDX:
//
//     node scripts/sbom.mjs [FILE]      default unjam-VERSION.cdx.json
//
// The same lockfile gives the same bytes, so what npm adds of the moment is left out. The fonts of the command, which are taken from
// packages that are not in the lockfile, are added.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readOptions } from './read-options.mjs';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const [file = `unjam-${version}.cdx.json`] = readOptions(import.meta.url, {
  allowPositionals: true,
}).positionals;

const words = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const printed = execFileSync('npm', words, {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
  shell: process.platform === 'win32',
});
const { serialNumber, metadata, ...rest } = JSON.parse(printed);
const { timestamp, component, ...others } = metadata;
// npm calls the project by the name of its folder
const list = {
  ...rest,
  metadata: { ...others, component: { ...component, name } },
  components: [...rest.components, ...fonts()],
};
writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
console.log(`${file}: ${list.components.length} packages and fonts`);

/** The files of packages/cli/fonts, each with the package that it is a part of. */
function fonts() {
  const files = JSON.parse(readFileSync('packages/cli/fonts/fonts.json', 'utf8'));
  return files.map((font) => ({
    'bom-ref': `fonts/${font.file}`,
    type: 'file',
    name: `${font.family} ${font.weight}`,
    version: font.version,
    purl: `pkg:npm/${font.package.replace('@', '%40')}@${font.version}`,
    hashes: [
      {
        alg: 'SHA-256',
        content: createHash('sha256')
          .update(readFileSync(`packages/cli/fonts/${font.file}`))
          .digest('hex'),
      },
    ],
    licenses: [{ license: { id: 'OFL-1.1' } }],
  }));
}
