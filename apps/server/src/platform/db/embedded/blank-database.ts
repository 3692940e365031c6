import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { keepFile } from '../../kept-file.ts';
import { EXTENSIONS } from './embedded-extensions.ts';
import { findKeptArchive } from './kept-archive.ts';

/**
 * An archive of an embedded database with only PostGIS in it, kept beside the packages that made it. Creating the
 * database takes twelve seconds of CPU time, unpacking the archive half a second.
 */
const NAME = 'blank';

/** The archive, or null if there is none and a database has to be created from scratch. */
export async function readBlankDatabase(): Promise<Blob | null> {
  try {
    return new Blob([await readFile(await findKeptArchive(NAME))]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Creates the archive unless it exists. */
export async function makeBlankDatabase(): Promise<void> {
  if ((await readBlankDatabase()) !== null) return;
  await keepFile(await findKeptArchive(NAME), async () => {
    const database = await PGlite.create({ extensions: EXTENSIONS });
    await database.exec('create extension postgis');
    const archive = await database.dumpDataDir('gzip');
    await database.close();
    return new Uint8Array(await archive.arrayBuffer());
  });
}
