// Every check of the project in one command, each after the cheaper ones; the last line counts them all.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureProjectNode, root } from './ensure-installed.mjs';

await ensureProjectNode(fileURLToPath(import.meta.url));
const { ensureChromium } = await import('./find-chromium.mjs');
const { startPrivatePostgres } = await import('./private-postgres.mjs');
const { isWebStale, markWebFresh } = await import('./web-freshness.mjs');

const bin = (name) => join(root, 'node_modules', '.bin', name);
const artifacts = join(root, 'artifacts');
const total = { passed: 0, failed: 0, skipped: 0 };

function run(command, args, env = {}) {
  return (
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

/** One check that passes or fails as a whole. */
function check(name, command, args, env) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const passed = run(command, args, env);
  total[passed ? 'passed' : 'failed'] += 1;
  console.log(`${passed ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return passed;
}

/** One project of test files: each test counts, and a run that ran none has failed. */
function suite(name, project, env = {}) {
  console.log(`\n── ${name}`);
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
  const exitedWell = run(process.execPath, args, env);
  const counts = readReport(report);
  total.passed += counts.numPassedTests;
  total.skipped += counts.numPendingTests;
  total.failed += counts.numFailedTests;
  // A file that cannot be loaded, an unhandled error or an empty run fails although no test did.
  if (counts.numFailedTests === 0 && (!exitedWell || counts.numPassedTests === 0)) total.failed += 1;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
  }
}

function skip(name, why) {
  console.log(`\n── ${name}\nskipped: ${why}`);
  total.skipped += 1;
}

async function onPostgres() {
  const postgres = await startPrivatePostgres();
  if (postgres === null) {
    skip('server on PostgreSQL', 'no PostgreSQL with PostGIS found (on Debian: postgresql-15-postgis-3)');
    return;
  }
  try {
    suite('server on PostgreSQL', 'server', { TEST_DATABASE_URL: postgres.url });
    check(
      'database types are those of the migrations',
      process.execPath,
      ['scripts/database-types.mjs', '--verify'],
      {
        TEST_DATABASE_URL: postgres.url,
      },
    );
  } finally {
    await postgres.stop();
  }
}

function journeys() {
  const chromium = ensureChromium();
  if (chromium === null) skip('journeys', 'no Chromium found; install one or set CHROMIUM_PATH');
  else suite('journeys', 'journeys', { CHROMIUM_PATH: chromium });
}

mkdirSync(artifacts, { recursive: true });
check('format', bin('biome'), ['format', '.']);
check('lint', bin('biome'), ['lint', '--error-on-warnings', '.']);
check('arrows', process.execPath, ['scripts/check-arrows.mjs']);
check('types', process.execPath, ['scripts/typecheck.mjs']);
check('unused code', bin('knip'), []);
suite('unit', 'unit');
suite('server on the embedded database', 'server');
await onPostgres();
const isBuilt = isWebStale() ? check('build', process.execPath, ['apps/web/scripts/build.ts']) : true;
if (isBuilt) {
  markWebFresh();
  check('size limits', process.execPath, ['scripts/check-sizes.mjs']);
  journeys();
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
