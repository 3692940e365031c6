// Every check of the project in one command, the cheaper ones first; the last line counts them all.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureProjectNode, root } from './ensure-installed.mjs';

await ensureProjectNode(fileURLToPath(import.meta.url));
const { ensureChromium } = await import('./find-chromium.mjs');
const { startPrivatePostgres } = await import('./private-postgres.mjs');
const { createTally } = await import('./tally.mjs');
const { isWebStale, markWebFresh } = await import('./web-freshness.mjs');

const bin = (name) => join(root, 'node_modules', '.bin', name);
const artifacts = join(root, 'artifacts');
const { total, fail, attempt, toLines } = createTally(console.log);

/**
 * Runs a command to its end. Its output is shown as it comes, or whole at the end for those that run side by side.
 * @returns whether it exited with 0
 */
function run(command, args, { env = {}, isHeldBack = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: isHeldBack ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.once('error', () => done(false));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      done(code === 0);
    });
  });
}

/** One check that passes or fails as a whole. */
async function check(name, command, args, options = {}) {
  const start = Date.now();
  if (!options.isHeldBack) console.log(`\n── ${name}`);
  const passed = await run(command, args, options);
  if (passed) total.passed += 1;
  else fail(name);
  console.log(`${passed ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return passed;
}

/** One project of test files: each test counts, and a run that ran none has failed. */
async function suite(name, project, options = {}) {
  const start = Date.now();
  if (!options.isHeldBack) console.log(`\n── ${name}`);
  const report = join(artifacts, `${name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const args = [
    bin('vitest'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const exitedWell = await run(process.execPath, args, options);
  const counts = readReport(report);
  total.passed += counts.numPassedTests;
  total.skipped += counts.numPendingTests;
  // A file that cannot be loaded, an unhandled error or an empty run fails although no test did.
  const hasFailedUnseen = counts.numFailedTests === 0 && (!exitedWell || counts.numPassedTests === 0);
  for (const { fullName, failureMessages } of listFailed(counts))
    fail(`${name} > ${fullName}`, failureMessages[0]);
  if (hasFailedUnseen) fail(name, 'a file that could not be loaded, an unhandled error or no test at all');
  const isWell = counts.numFailedTests === 0 && !hasFailedUnseen;
  console.log(`${isWell ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  }
}

const listFailed = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));

function skip(name, why) {
  console.log(`\n── ${name}\nskipped: ${why}`);
  total.skipped += 1;
}

/**
 * The server's tests on the one database and then on the other take a core and a half: the rest goes beside them.
 * @param postgres null where there is none, undefined where it could not be started
 */
async function onBothDatabases(postgres, beside) {
  console.log(
    '\n── server on the embedded database, beside unit and server on PostgreSQL; each is shown when it ends',
  );
  const options = { isHeldBack: true };
  const others = async () => {
    await suite('unit', 'unit', options);
    const name = 'server on PostgreSQL';
    if (!postgres) {
      const why = 'no PostgreSQL with PostGIS found (on Debian: postgresql-15-postgis-3)';
      skip(name, postgres === null ? why : 'PostgreSQL could not be started, see above');
      return;
    }
    const onPostgres = { env: { TEST_DATABASE_URL: postgres.url }, ...options };
    await suite(name, 'server', onPostgres);
    const args = ['scripts/database-types.mjs', '--verify'];
    await check('database types are those of the migrations', process.execPath, args, onPostgres);
  };
  await Promise.all([suite('server on the embedded database', 'server', options), others(), beside]);
}

/** The Chromium of the journeys, or null with a word about it. */
function findBrowser() {
  const chromium = ensureChromium();
  if (chromium === null) skip('journeys', 'no Chromium found; install one or set CHROMIUM_PATH');
  else process.env.CHROMIUM_PATH = chromium;
  return chromium;
}

/** What a person does in a browser; on PostgreSQL where there is one, apart from journeys that want the embedded database. */
async function journeys() {
  // A map drawn without a GPU leaves a third of two cores idle, and a second one would make both late.
  await Promise.all([suite('journeys without the map', 'pages'), suite('journeys', 'journeys')]);
  await suite('journeys held to the clock', 'clock');
}

/** What needs no running part of the product takes a core each: two at a time, shown when they end. */
async function prepare() {
  console.log('\n── types and unused code, beside the build; each is shown when it ends');
  const options = { isHeldBack: true };
  const read = async () => {
    await check('types', process.execPath, ['scripts/typecheck.mjs'], options);
    await check('unused code', bin('knip'), [], options);
    await run(process.execPath, ['apps/server/src/make-blank-database.ts']);
  };
  const make = async () => {
    const isBuilt =
      !isWebStale() || (await check('build', process.execPath, ['apps/web/scripts/build.ts'], options));
    if (!isBuilt) return false;
    markWebFresh();
    await check('size limits', process.execPath, ['scripts/check-sizes.mjs'], options);
    return true;
  };
  const [isBuilt] = await Promise.all([make(), read()]);
  return isBuilt;
}

mkdirSync(artifacts, { recursive: true });
await check('format', bin('biome'), ['format', '.']);
await check('lint', bin('biome'), ['lint', '--error-on-warnings', '.']);
await check('arrows', process.execPath, ['scripts/check-arrows.mjs']);
const isBuilt = (await attempt('preparing', prepare)) === true;
const hasBrowser =
  isBuilt && (await attempt('finding a browser', async () => findBrowser() !== null)) === true;
const postgres = await attempt('starting PostgreSQL', startPrivatePostgres);
if (postgres) process.env.JOURNEYS_DATABASE_URL = postgres.url;
const prepared = hasBrowser
  ? attempt('preparing data for the journeys', async () => {
      const data = await import('../e2e/src/prepared-data.ts');
      await data.setup();
      return data;
    })
  : null;
await onBothDatabases(postgres, prepared);
const data = await prepared;
if (data) {
  await journeys();
  await attempt('removing the data of the journeys', data.teardown);
}
await attempt('stopping PostgreSQL', async () => postgres?.stop());
console.log(`\n${toLines()}`);
process.exit(total.failed === 0 ? 0 : 1);
