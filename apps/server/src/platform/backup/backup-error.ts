import { toDiskWords } from '../disk-words.ts';

/** A backup cannot be made, read or restored; its message says why, and what to do. */
export class BackupError extends Error {}

/** A backup that needs another key or a newer Waypost: whether it is good cannot be known here. */
export class OtherInstallationError extends BackupError {}

/** A place where nothing can be written; what is there may be readable. */
export class UnwritablePlaceError extends BackupError {}

/** Whether something could not be written since the place is read-only, or belongs to somebody else. */
export function isUnwritable(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return error instanceof UnwritablePlaceError || ['EROFS', 'EACCES', 'EPERM'].includes(code ?? '');
}

/** An entry of a backup is missing, or has other bytes than were written. */
export class BrokenEntryError extends BackupError {
  readonly entry: string;

  /** @param words what is wrong with it. */
  constructor(entry: string, options?: ErrorOptions & { readonly words?: string }) {
    super(
      options?.words ?? `The entry ${entry} is broken: it is not what was written. Use another backup.`,
      options,
    );
    this.entry = entry;
  }
}

/** What whoever asks for a second backup at the same time is told. */
export const BUSY = 'Another backup of this database is being made. Wait until it is finished.';

/** SQLSTATE of a statement that the database user may not run. */
const NO_RIGHT = '42501';

/** SQLSTATE of a database whose disk is full: the embedded one of a check or a restore, or PostgreSQL. */
const DISK_FULL = '53100';

/** What a database says to a user without the rights, in words; other errors stay as they are. */
export function inWordsOfRights(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message: string };
  if (code !== NO_RIGHT) return error;
  return new BackupError(
    `The database user of DATABASE_URL lacks a right: ${message}. Use the user that owns the tables of Waypost, or make this one their owner.`,
    { cause: error },
  );
}

/**
 * What an error of the system or of the rights in a database means for a backup, in words; other errors stay as they are.
 * @param place where was written. @param setting that names another place.
 */
export function inWords(error: unknown, place: string, setting = 'BACKUP_URL'): unknown {
  const { code } = error as { code?: unknown };
  const words =
    code === DISK_FULL
      ? `There is no room left on the disk of the database: ${(error as Error).message}. Make room in DATA_DIR, or on the server of DATABASE_URL; backups are unharmed.`
      : toDiskWords(error, place, `give ${setting} another place`, '; earlier backups are unharmed');
  return words === null ? inWordsOfRights(error) : new BackupError(words, { cause: error });
}
