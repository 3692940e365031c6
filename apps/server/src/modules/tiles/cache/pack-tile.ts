import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BodyEncoding } from '../../../platform/http/responses/accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Both take about a millisecond for 80 kB. Codes of features are half of a tile and incompressible, so higher levels
 * gain little.
 */
const GZIP_LEVEL = 1;
const BROTLI_QUALITY = 3;

/** Compresses a tile off the main thread. */
export async function packTile(plain: Buffer, encoding: BodyEncoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(plain, { level: GZIP_LEVEL });
  if (encoding === 'identity') return plain;
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_GENERIC,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
