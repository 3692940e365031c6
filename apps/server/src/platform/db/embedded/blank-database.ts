import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { EXTENSIONS } from './embedded-extensions.ts';

/**
 * An archive of an embedded database with only PostGIS in it, kept beside the packages that made it. Creating the
 * database takes twelve seconds of CPU time, unpacking the archive half a second.
 */
const PACKAGES = ['@electric-sql/pglite', '@electric-sql/pglite-postgis'];

/** @returns the path of the archive, which includes the versions of the packages. */
async function findPlace(): Promise<string> {
  const versions: string[] = [];
  let modules = '';
  for (const name of PACKAGES) {
    const entry = fileURLToPath(import.meta.resolve(name));
    const folder = entry.slice(0, entry.lastIndexOf(name) + name.length);
    modules = folder.slice(0, -name.length);
    versions.push(
      (JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }).version,
    );
  }
  return join(modules, '.cache', 'waypost-database', `blank-${versions.join('-')}.tar.gz`);
}

/** The archive, or null if there is none and a database has to be created from scratch. */
export async function readBlankDatabase(): Promise<Blob | null> {
  try {
    return new Blob([await readFile(await findPlace())]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Creates the archive unless it exists. */
export async function makeBlankDatabase(): Promise<void> {
  if ((await readBlankDatabase()) !== null) return;
  const place = await findPlace();
  const database = await PGlite.create({ extensions: EXTENSIONS });
  await database.exec('create extension postgis');
  const archive = await database.dumpDataDir('gzip');
  await database.close();
  await mkdir(join(place, '..'), { recursive: true });
  // Two processes may create it at once: each moves a complete one into place.
  const own = `${place}.${process.pid}`;
  await writeFile(own, new Uint8Array(await archive.arrayBuffer()));
  await rename(own, place);
}
