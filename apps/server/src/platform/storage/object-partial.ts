import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ListedObject, ObjectStore } from './object-store.ts';
import { assertPartialName } from './partial-file.ts';
import type { PartialFile } from './storage.ts';

const PREFIX = 'partial/';
/** Digits of an offset in a key, so that keys sort in the order of the pieces. */
const OFFSET_DIGITS = 15;

/** Bytes before a stream failed, and its error. */
interface Received {
  readonly byteSize: number;
  readonly isTooLong: boolean;
  readonly fault: { readonly error: unknown } | null;
}

/** Writes a stream to a file until it ends, fails or exceeds the limit. */
async function receive(source: Readable, path: string, room: number): Promise<Received> {
  const handle = await open(path, 'w');
  let byteSize = 0;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      if (byteSize + chunk.length > room) return { byteSize, isTooLong: true, fault: null };
      await handle.writev([chunk]);
      byteSize += chunk.length;
    }
    return { byteSize, isTooLong: false, fault: null };
  } catch (error) {
    return { byteSize, isTooLong: false, fault: { error } };
  } finally {
    await handle.close();
  }
}

/** A file that arrives in pieces, each an object: any server can continue it. */
export function openObjectPartial(store: ObjectStore, staging: string, name: string): PartialFile {
  assertPartialName(name);
  const prefix = `${PREFIX}${name}/`;
  const list = () => store.list(prefix);
  const remove = async () => {
    for (const { key } of await list()) await store.remove(key);
  };
  return {
    async size() {
      return (await list()).reduce((sum, { byteSize }) => sum + byteSize, 0);
    },
    async append(source, offset, limit) {
      // A restart from the first byte discards earlier pieces.
      if (offset === 0) await remove();
      const path = join(staging, randomUUID());
      try {
        const { byteSize, isTooLong, fault } = await receive(source, path, limit - offset);
        const key = prefix + String(offset).padStart(OFFSET_DIGITS, '0');
        if (byteSize > 0) await store.put(key, createReadStream(path), byteSize);
        if (fault !== null) throw fault.error;
        return { size: offset + byteSize, isTooLong };
      } finally {
        await rm(path, { force: true });
      }
    },
    async open() {
      const pieces = await list();
      if (pieces.length === 0) throw new Error(`Nothing has arrived of ${name}.`);
      return Readable.from(readAll(store, pieces));
    },
    remove,
  };
}

async function* readAll(store: ObjectStore, pieces: readonly ListedObject[]): AsyncGenerator<Buffer> {
  for (const { key } of pieces) yield* (await store.open(key)) as AsyncIterable<Buffer>;
}

/** Removes the partial files without additions since a time. @returns how many. */
export async function removeOldObjectPartials(store: ObjectStore, before: Date): Promise<number> {
  const byName = Map.groupBy(await store.list(PREFIX), ({ key }) => key.split('/')[1] ?? '');
  let count = 0;
  for (const pieces of byName.values()) {
    if (pieces.some(({ modifiedAt }) => modifiedAt >= before)) continue;
    for (const { key } of pieces) await store.remove(key);
    count += 1;
  }
  return count;
}
