import { access, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { postgis } from '@electric-sql/pglite-postgis';
import { keepFile } from '../../kept-file.ts';
import { findKeptArchive } from './kept-archive.ts';
import { selectEntries } from './select-entries.ts';

const [unzip, zip] = [promisify(gunzip), promisify(gzip)];

/** Other parts of PostGIS than its geometry, and scripts that are for upgrades and manual installation. */
const UNUSED = /raster|topology|tiger|contrib\/|--unpackaged|--ANY/;

/** To be changed with the choice of what is left out. */
const NAME = 'postgis-geometry';

/** Where the smaller bundle is: made at the first opening. Where it cannot be kept: the one of the package. */
async function findBundle(whole: URL): Promise<URL> {
  const place = await findKeptArchive(NAME);
  try {
    await access(place).catch(() =>
      keepFile(place, async () =>
        zip(
          selectEntries(await unzip(await readFile(whole)), (path) => !UNUSED.test(path)),
          { level: 1 },
        ),
      ),
    );
    return pathToFileURL(place);
  } catch {
    return whole;
  }
}

/**
 * PostGIS without what Waypost never uses. PGlite keeps the whole bundle of an extension in memory, several times, and
 * compiles each of its libraries when a database is opened: those of rasters and topology are two thirds of it.
 */
export const slimPostgis: typeof postgis = {
  ...postgis,
  async setup(...given) {
    const made = await postgis.setup(...given);
    return made.bundlePath === undefined ? made : { ...made, bundlePath: await findBundle(made.bundlePath) };
  },
};
