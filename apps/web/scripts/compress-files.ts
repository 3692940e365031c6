import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A smaller file fits into the first packets of the response anyway. */
const WORTH_BYTES = 1024;
/** A tenth smaller than what a server can afford per request; the two levels above take eight times as long. */
const BROTLI_QUALITY = 9;

/**
 * Writes a `.br` and a `.gz` beside each static file of code, so that no first visit waits for compression.
 * @param folder the built files with a hash in their names
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(`${folder}/*.{js,mjs,css,svg,json,wasm}`);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < WORTH_BYTES) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
      await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
    }),
  );
}
