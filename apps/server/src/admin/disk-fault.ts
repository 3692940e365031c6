import { sep } from 'node:path';
import { inWords, inWordsOfRights } from '../platform/backup/backup-error.ts';
import type { Config } from '../platform/config.ts';
import { toDiskWords, toSystemCode } from '../platform/disk-words.ts';

/** A folder that a command writes to. */
export interface WrittenFolder {
  readonly folder: string;
  /** What to do instead of making room in it, such as “give STORAGE_URL another place”. */
  readonly elsewhere: string;
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}${sep}`);

/**
 * What an error of the system means for a folder that is written to, in a sentence that says what to do; null for others.
 * A full disk names no file, so that the folder is meant.
 */
export function toDiskFault(error: unknown, { folder, elsewhere }: WrittenFolder): string | null {
  const { path } = error as NodeJS.ErrnoException;
  if (path !== undefined && !isIn(path, folder)) return null;
  // For a folder that cannot be made on a disk that is read-only, Node says so too.
  if (toSystemCode(error) === 'ENOENT')
    return `${folder} is not there, or is on a disk that is read-only. Make it, or ${elsewhere}.`;
  return toDiskWords(error, folder, elsewhere);
}

/** What an error means that its command has not put into words: one of the disk of DATA_DIR, or of the database. */
export function inWordsOfInstallation(error: unknown, { dataDir }: Pick<Config, 'dataDir'>): unknown {
  const { path } = error as NodeJS.ErrnoException;
  return path === undefined || isIn(path, dataDir)
    ? inWords(error, dataDir, 'DATA_DIR')
    : inWordsOfRights(error);
}
