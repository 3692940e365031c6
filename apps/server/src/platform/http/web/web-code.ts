import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { BodyEncoding } from '../responses/accepted-encoding.ts';

/** What a page is made of. Anything else has its type and its ranges found by the library that sends files. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const ENDINGS: Readonly<Record<BodyEncoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** A file as one client may have it. */
export interface CodeFile {
  readonly type: string;
  readonly encoding: BodyEncoding;
  readonly bytes: Buffer;
}

/** The files of code, style and font of the built web. */
export interface WebCode {
  /** @returns null for what the build did not make, or what was taken away since. */
  read(name: string, encoding: BodyEncoding): Promise<CodeFile | null>;
}

/**
 * The files of the built web that each new page asks for, thirty and more at once. One that was asked for stays in
 * memory: found on disk each time, they kept the server busy for as long as the map of a project takes to begin.
 * @param folder the files with a hash in their names, each with its packed ones beside it. What is in it now is what there is.
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
      // What is too small to be packed was left as it is.
      return readOnce(name, type, names.has(name + ENDINGS[encoding]) ? encoding : 'identity');
    },
  };
}
