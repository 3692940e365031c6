import type { Readable } from 'node:stream';
import type { Storage } from './storage.ts';

/** What a work has brought into a storage where it was not before, each with when it was there. */
export type Brought = Map<string, Date>;

/** Whether a storage said that it has no such file. Any other failure, such as of the network, says nothing of it. */
function isAbsent(error: unknown): boolean {
  const { code, name } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || name === 'NoSuchKey';
}

/** Keeps a file under its digest. @param brought takes note of it if it was certainly not there before. */
export async function bringFile(
  storage: Storage,
  source: Readable,
  digest: string,
  brought: Brought,
): Promise<void> {
  const isThere = await storage.read(digest, 0, 1).then(
    () => true,
    (error: unknown) => !isAbsent(error),
  );
  const staged = await storage.stage(source, digest);
  try {
    await staged.keep();
  } finally {
    await staged.discard();
  }
  // A file's time is that of its last byte, more exact than this one.
  if (!isThere) brought.set(digest, new Date(Date.now() + 1));
}

/** Removes what a work has brought that came to nothing. One that somebody else has brought since stays. */
export async function takeBack(storage: Storage, brought: Brought, digests: Iterable<string>): Promise<void> {
  for (const digest of digests) {
    const at = brought.get(digest);
    if (at !== undefined) await storage.remove(digest, at);
  }
}
