import { buildWeb } from './build-web.mjs';
import { bin, createChecks } from './checks.mjs';
import { ensureChromium } from '../machine/find-chromium.mjs';
import { ensureGdal } from '../machine/find-gdal.mjs';
import { prepareJourneys } from './prepare-journeys.mjs';
import { ensurePostgres, startPrivatePostgres } from '../machine/private-postgres.mjs';
import { runCommand } from './run-command.mjs';

/** What runs beside something else is shown whole when it ends. */
const held = { isHeldBack: true };

/** Runs every check there is. Those of one lane run one after the other; two or three lanes share the cores. */
export async function runWhole(tally) {
  const { attempt } = tally;
  const checks = createChecks(tally);
  const { check, suite, skip } = checks;

  /** What needs no running part of the product takes a core each: two at a time. */
  async function prepare() {
    console.log('\n── types and unused code, beside the build; each is shown when it ends');
    const read = async () => {
      await check('types', process.execPath, ['scripts/typecheck.mjs'], held);
      await check('unused code', bin('knip'), [], held);
      await runCommand(process.execPath, ['apps/server/src/make-blank-database.ts']);
    };
    const [isBuilt] = await Promise.all([buildWeb(checks, held), read()]);
    return isBuilt;
  }

  /** @param postgres null where there is none, undefined where it could not be started */
  async function onPostgres(postgres) {
    await suite('unit', 'unit', held);
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

  await check('format', bin('biome'), ['format', '.']);
  await check('lint', bin('biome'), ['lint', '--error-on-warnings', '.']);
  await check('arrows', process.execPath, ['scripts/check-arrows.mjs']);
  const isBuilt = (await attempt('preparing', prepare)) === true;
  const chromium = isBuilt ? await attempt('finding a browser', async () => ensureChromium()) : undefined;
  if (chromium === null) skip('journeys', 'no Chromium found; install one or set CHROMIUM_PATH');
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  ensureGdal();
  const postgres = await attempt('starting PostgreSQL', async () =>
    ensurePostgres() ? startPrivatePostgres() : null,
  );
  if (postgres) process.env.JOURNEYS_DATABASE_URL = postgres.url;

  console.log(
    '\n── server on the embedded database, unit and server on PostgreSQL, pages; each is shown when it ends',
  );
  const prepared = chromium ? attempt('preparing data for the journeys', prepareJourneys) : undefined;
  const pages = prepared?.then((data) => data && suite('journeys without the map', 'pages', held));
  await Promise.all([suite('server on the embedded database', 'server', held), onPostgres(postgres)]);
  const data = await prepared;
  // A map that is drawn without a GPU takes a core and a half: it waits for the lanes of the server.
  if (data) {
    await Promise.all([pages, suite('journeys', 'journeys')]);
    await suite('journeys held to the clock', 'clock');
    await attempt('removing the data of the journeys', data.teardown);
  }
  await attempt('stopping PostgreSQL', async () => postgres?.stop());
}
