import type { Entry } from 'pmtiles';

/** Directories of open archives in memory: the least recently used go first. */
export interface DirectoryCache {
  /** Entries of all kept directories. */
  readonly entries: number;
  /** A kept directory, else the one that `read` finds: concurrent callers share it, and failures are not kept. */
  get(name: string, read: () => Promise<Entry[]>): Promise<Entry[]>;
}

interface Kept {
  readonly directory: Promise<Entry[]>;
  /** 0 while it is read. */
  entries: number;
  usedAt: number;
}

/**
 * @param maxEntries of all directories together; an entry takes about 100 bytes.
 * @param maxAgeMs after which a directory that nobody uses is released: at the latest after twice as long.
 */
export function createDirectoryCache(maxEntries: number, maxAgeMs: number): DirectoryCache {
  /** The least recently used first. */
  const kept = new Map<string, Kept>();
  let entries = 0;
  let isWaiting = false;
  const drop = (name: string, one: Kept) => {
    if (kept.get(name) !== one) return;
    kept.delete(name);
    entries -= one.entries;
  };
  const makeRoom = () => {
    for (const [name, one] of kept) {
      if (entries <= maxEntries) return;
      if (one.entries > 0) drop(name, one);
    }
  };
  const release = () => {
    isWaiting = false;
    for (const [name, one] of kept) if (one.usedAt + maxAgeMs <= Date.now()) drop(name, one);
    if (kept.size > 0) wait();
  };
  const wait = () => {
    if (!isWaiting) setTimeout(release, maxAgeMs).unref();
    isWaiting = true;
  };
  const add = (name: string, read: () => Promise<Entry[]>): Kept => {
    const one: Kept = { directory: read(), entries: 0, usedAt: 0 };
    one.directory.then(
      ({ length }) => {
        if (kept.get(name) !== one) return;
        one.entries = length;
        entries += length;
        makeRoom();
      },
      () => drop(name, one),
    );
    return one;
  };
  return {
    get entries() {
      return entries;
    },
    get(name, read) {
      const one = kept.get(name) ?? add(name, read);
      one.usedAt = Date.now();
      kept.delete(name);
      kept.set(name, one);
      wait();
      return one.directory;
    },
  };
}
