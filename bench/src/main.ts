import { join } from 'node:path';
import { ROOT } from '@waypost/e2e/start-server';
import { findChromium } from '../../scripts/machine/find-chromium.mjs';
import { benchFileOpening } from './browser/file-opening.ts';
import { benchFirstLoad } from './browser/first-load.ts';
import { benchMapPan } from './browser/map-pan.ts';
import { benchMillionLoad } from './browser/million-load.ts';
import { benchStreetsLoad } from './browser/streets-load.ts';
import { benchBackupsAtScale } from './database/backups-at-scale.ts';
import { benchEmbeddedAtScale } from './database/embedded-at-scale.ts';
import { benchFairJobs } from './database/fair-jobs.ts';
import { benchFeaturesAtScale } from './database/features-at-scale.ts';
import { benchHttpAgainstSql } from './database/http-against-sql.ts';
import { benchManyAtOnce } from './database/many-at-once.ts';
import { benchMigrations } from './database/migrations-at-scale.ts';
import { benchSimulator } from './database/simulator.ts';
import { benchStartTime } from './database/start-time.ts';
import { benchFences } from './fences/judge-positions.ts';
import { benchPositionsToEvents } from './fences/positions-to-events.ts';
import { benchBulkUpload } from './files/bulk-upload.ts';
import { benchDecoding } from './files/decoding.ts';
import { benchMosaics } from './imagery/mosaics.ts';
import { benchOutages } from './imagery/outages.ts';
import { benchPictures } from './imagery/pictures.ts';
import { benchLayersAtScale } from './layers/layers-at-scale.ts';
import { benchRadarAtScale } from './layers/radar-at-scale.ts';
import { benchDeliveries } from './realtime/deliveries.ts';
import { benchFourProcesses } from './realtime/four-processes.ts';
import { benchWriteToTile } from './realtime/write-to-tile.ts';
import { benchReportsAtScale } from './reports/facts-at-scale.ts';
import { type BenchPostgres, openBenchPostgres } from './run/bench-postgres.ts';
import { toLine, writeReport } from './run/report.ts';
import { isQuick } from './run/rounds.ts';
import type { Row, Skipped } from './run/row.ts';
import { benchMapServerTiles } from './tiles/map-server-tiles.ts';
import { benchTileEngine } from './tiles/tile-engine.ts';
import { benchTilesAtScale } from './tiles/tiles-at-scale.ts';

type Rows = readonly (Row | Skipped)[];
type Section = () => Promise<Rows>;

/** Started by the first section that needs it; each section has its own database on it. */
let postgres: Promise<BenchPostgres | null> | undefined;

/**
 * A section that needs a database on PostgreSQL, given by its URL: an empty one, or one that holds a million points.
 */
function onPostgres(
  what: string,
  begin: 'inEmpty' | 'inFilled',
  run: (url: string) => Promise<Rows>,
): Section {
  return async () => {
    postgres ??= openBenchPostgres();
    const opened = await postgres;
    return opened === null ? [{ what, skipped: 'no PostgreSQL with PostGIS found' }] : opened[begin](run);
  };
}

function inBrowser(what: string, run: Section): Section {
  return async () => {
    const chromium = findChromium();
    if (chromium === null) return [{ what, skipped: 'no Chromium found' }];
    process.env.CHROMIUM_PATH = chromium;
    return run();
  };
}

/**
 * A map that does not become idle, or an external program that fails, must not lose the rows of all other sections; the
 * run still counts as failed.
 */
function orFailed(what: string, run: Section): Section {
  return () =>
    run().catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
      return [{ what, skipped: 'failed, see the output of the run' }];
    });
}

const SECTIONS: Readonly<Record<string, Section>> = {
  embedded: () => benchHttpAgainstSql('embedded', null),
  postgres: onPostgres('HTTP against SQL, PostgreSQL', 'inEmpty', (url) =>
    benchHttpAgainstSql('PostgreSQL', url),
  ),
  many: onPostgres('concurrent requests', 'inEmpty', benchManyAtOnce),
  jobs: async () => [
    ...(await benchFairJobs(null)),
    ...(await onPostgres('jobs of two organizations', 'inEmpty', benchFairJobs)()),
  ],
  bulk: onPostgres('bulk upload', 'inEmpty', benchBulkUpload),
  scale: onPostgres('features at scale', 'inFilled', benchFeaturesAtScale),
  migrations: onPostgres('migrations at scale', 'inEmpty', benchMigrations),
  million: onPostgres('a million in the embedded database', 'inFilled', benchEmbeddedAtScale),
  backups: onPostgres('backups at scale', 'inFilled', benchBackupsAtScale),
  tiles: onPostgres('tiles at scale', 'inFilled', benchTilesAtScale),
  mapserver: orFailed(
    'tiles against MapServer',
    onPostgres('tiles against MapServer', 'inFilled', benchMapServerTiles),
  ),
  layers: onPostgres('layers at scale', 'inFilled', benchLayersAtScale),
  pictures: orFailed('pictures', onPostgres('pictures', 'inEmpty', benchPictures)),
  mosaics: onPostgres('mosaics', 'inEmpty', benchMosaics),
  outages: onPostgres('outages of imagery', 'inEmpty', benchOutages),
  radar: onPostgres('radar at scale', 'inEmpty', benchRadarAtScale),
  reports: onPostgres('reports at scale', 'inFilled', benchReportsAtScale),
  engine: async () => benchTileEngine(),
  fences: async () => benchFences(),
  crossings: onPostgres('positions to events', 'inEmpty', benchPositionsToEvents),
  deliveries: onPostgres('deliveries to many sockets', 'inEmpty', benchDeliveries),
  written: onPostgres('a write to a tile', 'inEmpty', benchWriteToTile),
  processes: onPostgres('four processes', 'inEmpty', benchFourProcesses),
  start: benchStartTime,
  simulator: benchSimulator,
  decoding: benchDecoding,
  load: inBrowser('first load', benchFirstLoad),
  streets: inBrowser('streets', orFailed('streets', benchStreetsLoad)),
  opened: inBrowser(
    'opening a million features',
    orFailed(
      'opening a million features',
      onPostgres('opening a million features', 'inFilled', benchMillionLoad),
    ),
  ),
  opening: inBrowser(
    'opening files',
    orFailed('opening files', onPostgres('opening files', 'inEmpty', benchFileOpening)),
  ),
  pan: inBrowser('map pan', orFailed('map pan', onPostgres('map pan', 'inEmpty', benchMapPan))),
};

/** The sections of a quick run: all that need neither a million features in a browser nor an external program. */
const QUICK = ['embedded', 'postgres', 'many', 'jobs', 'tiles', 'engine', 'start', 'decoding', 'load'];

const asked = process.argv.slice(2).filter((name) => name !== 'quick');
const chosen = isQuick && asked.length === 0 ? QUICK : asked;
const unknown = chosen.filter((name) => SECTIONS[name] === undefined);
if (unknown.length > 0) {
  throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(SECTIONS).join(', ')}.`);
}
const rows: (Row | Skipped)[] = [];
const begun = performance.now();
const toSpent = (from: number) => {
  const seconds = Math.round((performance.now() - from) / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};
try {
  for (const [name, run] of Object.entries(SECTIONS)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`… ${name}`);
    const start = performance.now();
    const made = await run();
    // Printed as they arrive: a run takes half an hour, and may be interrupted.
    for (const row of made) console.log(toLine(row));
    console.log(`  ${name} took ${toSpent(start)}`);
    rows.push(...made);
  }
} finally {
  await (await postgres)?.stop();
}
console.log(`All of it took ${toSpent(begun)}.`);
// A partial run writes no report: it would drop the other rows.
if (!isQuick && chosen.length === 0) await writeReport(join(ROOT, 'docs/benchmarks.md'), rows);
