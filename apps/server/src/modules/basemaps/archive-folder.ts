import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TileArchive } from '../../platform/tile-archives/tile-archive.ts';
import { type FoundArchive, isArchiveName, openArchive, toFault } from './find-archives.ts';

/** A folder of archives that may change while it is used. */
export interface ArchiveFolder {
  /** Every usable archive at the last look, by file name: the same list until the folder changes. */
  readonly found: readonly FoundArchive[];
  /** Looks at the folder again. Opens only what is new or has changed. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** A file as it was at the last look; `archive` is null for one that cannot be used. */
interface KnownFile {
  readonly stamp: string;
  readonly archive: FoundArchive | null;
}

/** Changes with the file, also when another takes its name. */
async function toStamp(path: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(path);
    return `${ino} ${size} ${mtimeMs}`;
  } catch (error) {
    return toFault(error);
  }
}

/** Says each fault of a file once, until the file has another fault or none. */
function createFileTeller(warn: (line: string) => void) {
  const told = new Map<string, string>();
  return {
    tell(name: string, line: string) {
      if (told.get(name) !== line) warn(line);
      told.set(name, line);
    },
    forget: (name: string) => told.delete(name),
  };
}

/** Opens the archives of a folder, which need not exist. `warn` hears of files that cannot be used. */
export async function openArchiveFolder(
  folder: string,
  warn: (line: string) => void,
): Promise<ArchiveFolder> {
  const teller = createFileTeller(warn);
  let known: ReadonlyMap<string, KnownFile> = new Map();
  let found: readonly FoundArchive[] = [];
  /** Those whose files were gone or replaced at the last change: a tile may still be read from them until the next. */
  let retired: TileArchive[] = [];
  let looking: Promise<void> | null = null;

  async function listNames(): Promise<string[]> {
    try {
      return (await readdir(folder)).filter(isArchiveName).sort();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        teller.tell('', `The folder of base maps ${folder} cannot be read: ${toFault(error)}.`);
      return [];
    }
  }

  async function open(name: string): Promise<FoundArchive | null> {
    try {
      const archive = await openArchive(join(folder, name));
      teller.forget(name);
      return archive;
    } catch (error) {
      teller.tell(name, `The base map ${name} is not used: ${toFault(error)}.`);
      return null;
    }
  }

  /** The first of those whose names make the same id. */
  function listFound(files: ReadonlyMap<string, KnownFile>): FoundArchive[] {
    const byId = new Map<string, FoundArchive>();
    for (const [name, { archive }] of files) {
      if (archive === null) continue;
      if (byId.has(archive.id))
        teller.tell(name, `The base map ${name} is not used: its name is too close to that of another one.`);
      else byId.set(archive.id, archive);
    }
    return [...byId.values()];
  }

  async function lookNow(): Promise<void> {
    const names = await listNames();
    const stamps = await Promise.all(names.map((name) => toStamp(join(folder, name))));
    const isSame = names.every((name, index) => known.get(name)?.stamp === stamps[index]);
    if (isSame && names.length === known.size) return;
    const next = new Map<string, KnownFile>();
    for (const [index, name] of names.entries()) {
      const stamp = stamps[index] ?? '';
      const before = known.get(name);
      next.set(name, before?.stamp === stamp ? before : { stamp, archive: await open(name) });
    }
    const gone = retired;
    retired = [...known].flatMap(([name, file]) =>
      file.archive === null || next.get(name) === file ? [] : [file.archive.archive],
    );
    known = next;
    found = listFound(next);
    await Promise.all(gone.map((archive) => archive.close()));
  }

  /** Those who ask at the same time share one look. */
  function look(): Promise<void> {
    looking ??= lookNow().finally(() => {
      looking = null;
    });
    return looking;
  }

  await look();
  return {
    get found() {
      return found;
    },
    look,
    async close() {
      await looking;
      const open = [...known.values()].flatMap(({ archive }) => archive?.archive ?? []);
      await Promise.all([...open, ...retired].map((archive) => archive.close()));
    },
  };
}
