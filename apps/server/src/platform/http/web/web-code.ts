import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { BodyEncoding } from '../responses/accepted-encoding.ts';

/** Code, styles and fonts. The type and ranges of other files are handled by the static file plugin. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const ENDINGS: Readonly<Record<BodyEncoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** A file in the encoding for a client. */
export interface CodeFile {
  readonly type: string;
  readonly encoding: BodyEncoding;
  readonly bytes: Buffer;
}

/** The code, style and font files of the built web. */
export interface WebCode {
  /** @returns null for a file that the build did not make, or that was deleted since. */
  read(name: string, encoding: BodyEncoding): Promise<CodeFile | null>;
}

/**
 * The files of the built web that each new page requests, thirty or more at once. A file stays in memory after its
 * first request: reading them from disk each time kept the server busy for as long as a project's map takes to start.
 * @param folder the files with a hash in their names, each beside its compressed versions. It is listed once.
 */
export async function openWebCode(folder: string): Promise<WebCode> {
  const names = new Set(await readdir(folder).catch(() => []));
  const files = new Map<string, Promise<CodeFile | null>>();
  const readOnce = (name: string, type: string, encoding: BodyEncoding) => {
    const found = files.get(name + ENDINGS[encoding]);
    if (found !== undefined) return found;
    const file = readFile(join(folder, name + ENDINGS[encoding])).then(
      (bytes) => ({ type, encoding, bytes }),
      () => null,
    );
    files.set(name + ENDINGS[encoding], file);
    return file;
  };
  return {
    async read(name, encoding) {
      const type = TYPES[extname(name)];
      if (type === undefined || !names.has(name)) return null;
      // The build leaves files that are too small uncompressed.
      return readOnce(name, type, names.has(name + ENDINGS[encoding]) ? encoding : 'identity');
    },
  };
}
