/** A backup cannot be made, read or restored; its message says why, and what to do. */
export class BackupError extends Error {}

/** A backup that needs another key or a newer Waypost: whether it is good cannot be known here. */
export class OtherInstallationError extends BackupError {}

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

/** What a system error means for a backup, in words; other errors stay as they are. @param place where the backups are. */
export function inWords(error: unknown, place: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const say = (words: string) => new BackupError(words, { cause: error });
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return say(
        `There is no room left on the disk of ${place}. Make room, or give BACKUP_URL another place; earlier backups are unharmed.`,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return say(
        `${place} may not be written by this user. Change its owner, or give BACKUP_URL another place.`,
      );
    default:
      return error;
  }
}
