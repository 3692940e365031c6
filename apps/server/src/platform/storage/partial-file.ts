import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PartialFile } from './storage.ts';

const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws for anything but a UUID: untrusted names must not open other files. */
export function assertPartialName(name: string): void {
  if (!NAME.test(name)) throw new Error('A partial file is named by a UUID in small letters.');
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A file of a folder that arrives in pieces. */
export function openPartialFile(folder: string, name: string): PartialFile {
  assertPartialName(name);
  const path = join(folder, name);
  return {
    async size() {
      try {
        return (await stat(path)).size;
      } catch (error) {
        if (isAbsent(error)) return 0;
        throw error;
      }
    },
    async append(source, offset, limit) {
      const handle = await open(path, offset === 0 ? 'w' : 'r+');
      let end = offset;
      try {
        for await (const chunk of source as AsyncIterable<Buffer>) {
          if (end + chunk.length > limit) return { size: end, isTooLong: true };
          await handle.writev([chunk], end);
          end += chunk.length;
        }
        return { size: end, isTooLong: false };
      } finally {
        await handle.close();
      }
    },
    async open(): Promise<Readable> {
      const handle = await open(path);
      return handle.createReadStream();
    },
    remove: () => rm(path, { force: true }),
  };
}

/** Removes the partial files of a folder without additions since a time. @returns how many. */
export async function removeOldPartialFiles(folder: string, before: Date): Promise<number> {
  let count = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch((error: unknown) =>
      isAbsent(error) ? null : Promise.reject(error),
    );
    if (found === null || found.mtime >= before) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}
