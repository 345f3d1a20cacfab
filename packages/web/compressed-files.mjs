// Writes beside each file of a folder its compressed forms, FILE.br and FILE.gz, for servers that send what is there.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures in PNG are compressed already. */
const WORTH_IT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Smaller files fit into one packet as they are. */
const LEAST_BYTES = 1000;

export async function writeCompressedFiles(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => WORTH_IT.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const content = await readFile(path);
        if (content.length < LEAST_BYTES) return;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        const [brotli, gzipped] = await Promise.all([
          promisify(brotliCompress)(content, { params }),
          promisify(gzip)(content, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
      }),
  );
}
