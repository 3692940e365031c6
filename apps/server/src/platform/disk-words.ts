/** How the embedded database numbers errors of the system: those of WASI. */
const CODES_OF_WASI: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** The code of an error of the system, also of one that the embedded database met when it was opened. */
export function toSystemCode(error: unknown): string | undefined {
  const { code, name, errno } = error as { code?: string; name?: string; errno?: number };
  return code ?? (name === 'ErrnoError' && errno !== undefined ? CODES_OF_WASI[errno] : undefined);
}

/**
 * What an error of the system means for somebody who has files written somewhere, in a sentence that says what to do; null
 * for other errors.
 * @param place folder that is written to. @param elsewhere what to do instead of making room in it, such as “give DATA_DIR
 * another place”. @param unharmed what is said of the rest where a disk is full.
 */
export function toDiskWords(error: unknown, place: string, elsewhere: string, unharmed = ''): string | null {
  switch (toSystemCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `There is no room left on the disk of ${place}. Make room, or ${elsewhere}${unharmed}.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${place} may not be written by this user, or is on a disk that is read-only. Change its owner, or ${elsewhere}.`;
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EISDIR':
      return `${place} is no folder, or a file in it is where a folder has to be${toWhere(error)}. Move the file away, or ${elsewhere}.`;
    default:
      return null;
  }
}

function toWhere(error: unknown): string {
  const { path } = error as NodeJS.ErrnoException;
  return path === undefined ? '' : ` (${path})`;
}
