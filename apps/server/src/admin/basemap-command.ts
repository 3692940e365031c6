import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { cutArchive } from '../modules/basemaps/index.ts';
import type { Config } from '../platform/config.ts';
import { ConfigError } from '../platform/config-error.ts';
import { UnfitArchiveError } from '../platform/tile-archives/tile-archive.ts';
import { toDiskFault } from './disk-fault.ts';

const HOW = `Usage: npm run admin -- basemap FILE WEST,SOUTH,EAST,NORTH [NAME]
It copies an area, in degrees, out of a larger .pmtiles or .mbtiles into DATA_DIR/basemaps, where the server finds it.
To make an archive from an extract of OpenStreetMap (.osm.pbf), use one of these, which are kept by others:
  planetiler   java -jar planetiler.jar --osm-path=area.osm.pbf --download --output=area.pmtiles   (OpenMapTiles)
  tilemaker    tilemaker --input area.osm.pbf --output area.pmtiles   (OpenMapTiles, with its own configuration)`;
const MEGABYTE = 1_000_000;
const ARCHIVE = /\.(pmtiles|mbtiles)$/i;

const isBetween = (least: number, values: readonly number[], most: number) =>
  values.every((value) => value >= least && value <= most);

function parseArea(text: string): [number, number, number, number] {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...more] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isOnEarth = isBetween(-180, [west, east], 180) && isBetween(-90, [south, north], 90) && south < north;
  if (!isOnEarth || more.length > 0 || west === east) throw new ConfigError(`“${text}” is no area.\n${HOW}`);
  if (west > east) {
    throw new ConfigError(
      `“${text}” crosses the line at 180°. Cut two base maps: ${west},${south},180,${north} and -180,${south},${east},${north}.`,
    );
  }
  return [west, south, east, north];
}

/** What is wrong with an archive or the folder for the new one, in words. @throws anything else. */
function toFault(error: unknown, from: string, basemapDir: string): string {
  if (error instanceof UnfitArchiveError) return `${error.message}.`;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path === from) return 'there is no such file.';
  const fault = toDiskFault(error, { folder: basemapDir, elsewhere: 'give DATA_DIR another place' });
  if (fault === null) throw error;
  return fault;
}

/** The file of a new base map. */
function toPlace(basemapDir: string, from: string, given: string | undefined): string {
  const name = basename(given ?? from).replace(ARCHIVE, '');
  if (name === '' || name.startsWith('.')) throw new ConfigError(`“${given ?? from}” is no name of a file.`);
  const to = join(basemapDir, `${name}.pmtiles`);
  if (resolve(from) === resolve(to))
    throw new ConfigError('Give the new base map another name than its source.');
  if (existsSync(to)) {
    throw new ConfigError(
      `There is a base map ${to}, which is left as it is. Give the new one another NAME, or remove that one first.`,
    );
  }
  return to;
}

/** Cuts a base map out of a larger archive. */
export async function cutBaseMap(
  { basemapDir }: Pick<Config, 'basemapDir'>,
  [from, area, name]: readonly string[],
  say: (line: string) => void,
): Promise<boolean> {
  if (from === undefined || area === undefined) {
    say(HOW);
    return from === undefined;
  }
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(from)) {
    say(
      `${from} is an address, and only files can be cut. Download it first, for example with “curl -LO ${from}”, and give the file.`,
    );
    return false;
  }
  const bounds = parseArea(area);
  const to = toPlace(basemapDir, from, name);
  try {
    await mkdir(basemapDir, { recursive: true });
    const cut = await cutArchive(from, to, bounds, (zoom, tiles) => say(`zoom ${zoom}: ${tiles} tiles`));
    say(
      `${to}: ${cut.tiles} tiles, ${(cut.bytes / MEGABYTE).toFixed(1)} MB. The server shows it from the next page on.`,
    );
    return true;
  } catch (error) {
    say(`${from} cannot be cut: ${toFault(error, from, basemapDir)}`);
    return false;
  }
}
