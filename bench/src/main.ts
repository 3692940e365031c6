import { join } from 'node:path';
import { ROOT } from '@waypost/e2e/start-server';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { startPrivatePostgres } from '../../scripts/private-postgres.mjs';
import { benchBulkUpload } from './bulk-upload.ts';
import { benchDecoding } from './decoding.ts';
import { benchFeaturesAtScale } from './features-at-scale.ts';
import { benchFileOpening } from './file-opening.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchHttpAgainstSql } from './http-against-sql.ts';
import { benchMapPan } from './map-pan.ts';
import { toReport, writeReport } from './report.ts';
import type { Row, Skipped } from './row.ts';
import { benchStartTime } from './start-time.ts';
import { benchTileEngine } from './tile-engine.ts';
import { benchTilesAtScale } from './tiles-at-scale.ts';

const rows: (Row | Skipped)[] = [];

async function section(name: string, run: () => Promise<readonly (Row | Skipped)[]>): Promise<void> {
  console.log(`… ${name}`);
  rows.push(...(await run()));
}

async function onPostgres(): Promise<readonly (Row | Skipped)[]> {
  const postgres = await startPrivatePostgres();
  if (postgres === null)
    return [{ what: 'HTTP against SQL, PostgreSQL', skipped: 'no PostgreSQL with PostGIS found' }];
  try {
    const rows = await benchHttpAgainstSql('PostgreSQL', postgres.url);
    const bulk = await benchBulkUpload(postgres.url);
    const features = await benchFeaturesAtScale(postgres.url);
    return [...rows, ...bulk, ...features, ...(await benchTilesAtScale(postgres.url))];
  } finally {
    await postgres.stop();
  }
}

async function inBrowser(): Promise<readonly (Row | Skipped)[]> {
  const chromium = findChromium();
  if (chromium === null) return [{ what: 'the web in a browser', skipped: 'no Chromium found' }];
  process.env.CHROMIUM_PATH = chromium;
  return [...(await benchFirstLoad()), ...(await panOnPostgres())];
}

async function panOnPostgres(): Promise<readonly (Row | Skipped)[]> {
  const postgres = await startPrivatePostgres();
  if (postgres === null) return [{ what: 'map pan', skipped: 'no PostgreSQL with PostGIS found' }];
  try {
    const opening = await benchFileOpening(postgres.url);
    return [...opening, ...(await benchMapPan(postgres.url))];
  } catch (error) {
    // A map that does not come to rest must not cost the rows of all the others; the run still counts as failed.
    console.error(error);
    process.exitCode = 1;
    return [{ what: 'map pan', skipped: 'it failed, see the output of the run' }];
  } finally {
    await postgres.stop();
  }
}

await section('HTTP against SQL, embedded', () => benchHttpAgainstSql('embedded', null));
await section('HTTP against SQL, PostgreSQL', onPostgres);
await section('the tile engine alone', async () => benchTileEngine());
await section('start time', benchStartTime);
await section('decoding map files', benchDecoding);
await section('first load and panning in Chromium', inBrowser);
console.log(toReport(rows));
await writeReport(join(ROOT, 'docs/benchmarks.md'), rows);
