import { globSync } from 'node:fs';
import { root } from '../machine/ensure-installed.mjs';
import { ensureChromium } from '../machine/find-chromium.mjs';
import { ensureGdal } from '../machine/find-gdal.mjs';
import { ensureNats } from '../machine/find-nats.mjs';
import { ensurePostgres, startPrivatePostgres } from '../machine/private-postgres.mjs';
import { buildWeb } from './build-web.mjs';
import { bin, createChecks } from './checks.mjs';
import { chooseSeed } from './choose-seed.mjs';
import { ON_BOTH_DATABASES } from './on-both-databases.mjs';
import { beginAtOneDate } from './one-date/begin-at-one-date.mjs';
import { prepareJourneys } from './prepare-journeys.mjs';
import { runCommand } from './run-command.mjs';

/** The output of parallel commands is shown when they end. */
const held = { isHeldBack: true };

/** Checks that need no running server. @returns whether there is a built web */
async function withoutServer(checks) {
  console.log('\n── types, unused code, unit and components, beside the build; each is shown when it ends');
  const read = async () => {
    await checks.check('types', process.execPath, ['scripts/typecheck.mjs'], held);
    await checks.check('unused code', bin('knip'), [], held);
    // Those of components are one process, and the longest files of the others end alone.
    await Promise.all([checks.suite('components', 'components', held), checks.suite('unit', 'unit', held)]);
  };
  const make = async () => {
    const isBuilt = await buildWeb(checks, held);
    await runCommand(process.execPath, ['apps/server/src/make-blank-database.ts']);
    return isBuilt;
  };
  const [isBuilt] = await Promise.all([make(), read()]);
  return isBuilt;
}

/** @param postgres null where there is none, undefined where it could not be started */
async function onPostgres({ check, suite, skip }, postgres) {
  const name = 'server on PostgreSQL';
  if (!postgres) {
    const why = 'no PostgreSQL with PostGIS found (on Debian: postgresql-postgis)';
    skip(name, postgres === null ? why : 'PostgreSQL could not be started, see above');
    return;
  }
  const options = { env: { TEST_DATABASE_URL: postgres.url }, ...held };
  await suite(name, 'server', options);
  const args = ['scripts/database-types.mjs', '--verify'];
  await check('database types are those of the migrations', process.execPath, args, options);
}

/**
 * Three processes share two cores, which each of them alone leaves idle a third of the time: one runs the server's tests,
 * on one database after the other, and two run the journeys.
 */
async function withServer({ attempt }, checks, { postgres, chromium, isFull }) {
  const { suite } = checks;
  console.log('\n── server on both databases, beside the journeys; each is shown when it ends');
  const data = chromium ? await attempt('preparing data for the journeys', prepareJourneys) : undefined;
  const files = postgres && !isFull ? globSync(ON_BOTH_DATABASES, { cwd: root }).sort() : [];
  const onServer = async () => {
    await suite('server on the embedded database', 'server', { files, ...held });
    await onPostgres(checks, postgres);
  };
  await Promise.all([onServer(), data && suite('journeys', 'journeys', held)]);
  if (data) await suite('journeys held to the clock', 'clock');
  await checks.lookAgain();
  if (data) await attempt('removing the data of the journeys', data.teardown);
}

/**
 * Runs all checks, the cheaper ones first. Those of one lane run sequentially; two or three lanes share the cores.
 * @param options.isFull whether everything runs on both databases
 */
export async function runWhole(tally, { isFull = false } = {}) {
  beginAtOneDate();
  chooseSeed();
  console.log(`Property tests have the seed ${process.env.TEST_SEED}.`);
  const { attempt } = tally;
  const checks = createChecks(tally);
  await checks.check('format', bin('biome'), ['format', '.']);
  await checks.check('lint', bin('biome'), ['lint', '--error-on-warnings', '.']);
  await checks.check('arrows', process.execPath, ['scripts/check-arrows.mjs']);
  const isBuilt = (await attempt('preparing', () => withoutServer(checks))) === true;
  const chromium = isBuilt ? await attempt('finding a browser', async () => ensureChromium()) : undefined;
  if (chromium === null) checks.skip('journeys', 'no Chromium found; install one or set CHROMIUM_PATH');
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  ensureGdal();
  ensureNats();
  const start = async () => (ensurePostgres() ? startPrivatePostgres() : null);
  const postgres = await attempt('starting PostgreSQL', start);
  if (postgres) process.env.JOURNEYS_DATABASE_URL = postgres.url;
  await withServer(tally, checks, { postgres, chromium, isFull });
  await attempt('stopping PostgreSQL', async () => postgres?.stop());
}
