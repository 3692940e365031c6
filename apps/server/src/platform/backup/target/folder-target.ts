import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UnwritablePlaceError } from '../backup-error.ts';
import type { BackupTarget, TargetEntry } from './backup-target.ts';

/** Holds what is being written; nothing in it belongs to a backup. */
const WRITING = '.writing';
/** Nobody goes on with a draft that was not written to for so long. */
const ABANDONED_MS = 24 * 3_600_000;

const isCode = (error: unknown, ...codes: string[]) =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

async function listFiles(root: string, folder: string): Promise<TargetEntry[]> {
  const found: TargetEntry[] = [];
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const info = await stat(path).catch(() => null);
    if (info === null) continue;
    const name = relative(root, path).split(sep).join('/');
    found.push({ name, byteSize: info.size, modifiedAt: info.mtime });
  }
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Makes a folder and those above it. @throws UnwritablePlaceError on a read-only disk, for which Node says ENOENT. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
    throw new UnwritablePlaceError(
      `The folder ${path} cannot be made: its disk is read-only, or not there. Mount it for writing, or give BACKUP_URL another place.`,
      { cause: error },
    );
  }
}

/** Backups in a folder: each entry is written beside it, flushed to the disk, and moved into place. */
export function openFolderTarget(root: string): BackupTarget {
  const toPath = (name: string) => join(root, ...name.split('/'));
  return {
    place: root,
    async prepare() {
      await makeFolder(join(root, WRITING));
      // Younger ones may belong to a backup that another process is making.
      for (const { name, modifiedAt } of await listFiles(root, join(root, WRITING))) {
        if (Date.now() - modifiedAt.getTime() > ABANDONED_MS) await rm(join(root, name), { force: true });
      }
    },
    list: (prefix) => listFiles(root, toPath(prefix)),
    async put(name, body) {
      const draft = join(root, WRITING, randomUUID());
      try {
        await pipeline(body, createWriteStream(draft, { flush: true, mode: 0o600 }));
        await makeFolder(dirname(toPath(name)));
        await rename(draft, toPath(name));
      } finally {
        await rm(draft, { force: true });
      }
    },
    async link(name, path) {
      await makeFolder(dirname(toPath(name)));
      try {
        await link(path, toPath(name));
        return true;
      } catch (error) {
        if (isCode(error, 'EEXIST')) return true;
        // Another disk, or one without links; a file that is gone is noticed by whoever reads it next.
        if (isCode(error, 'EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS', 'ENOENT')) return false;
        throw error;
      }
    },
    async open(name) {
      try {
        const handle = await open(toPath(name));
        return handle.createReadStream();
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    remove: (name) => rm(toPath(name), { force: true }),
  };
}
