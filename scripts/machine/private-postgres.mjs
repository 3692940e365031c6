// A private PostgreSQL for a test or benchmark run: a temporary folder and a free port, removed afterwards.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatefudge, findDatefudge } from './find-datefudge.mjs';
import { installDebianPackage } from './install-debian-package.mjs';

const READY_TIMEOUT_MS = 30_000;

/** Where PostGIS says what it is, for the programs in a folder; undefined if it is not installed. */
function findPostgis(bin) {
  const share = spawnSync(join(bin, 'pg_config'), ['--sharedir'], { encoding: 'utf8' }).stdout?.trim();
  const guesses = [share, bin.replace(/^\/usr\/lib\/postgresql\/(\d+)\/bin$/, '/usr/share/postgresql/$1')];
  return guesses
    .filter(Boolean)
    .map((folder) => join(folder, 'extension', 'postgis.control'))
    .find((path) => existsSync(path));
}

/** The folder of PostgreSQL's programs if PostGIS is installed too, or null. */
function findPrograms() {
  const folders = globSync([
    '/usr/lib/postgresql/*/bin',
    '/opt/homebrew/opt/postgresql@*/bin',
    '/usr/local/bin',
  ])
    .sort()
    .reverse();
  return (
    folders.find((bin) => {
      if (!existsSync(join(bin, 'initdb')) || !existsSync(join(bin, 'postgres'))) return false;
      return findPostgis(bin) !== undefined;
    }) ?? null
  );
}

/** What loads PostGIS with PostgreSQL, and not in each of the ten processes that serve a test file. */
function loadPostgis(bin) {
  const [, library] = /module_pathname = '\$libdir\/(.+)'/.exec(readFileSync(findPostgis(bin), 'utf8')) ?? [];
  return library === undefined ? [] : [`shared_preload_libraries=${library}`];
}

/** Finds PostgreSQL with PostGIS; as root on Debian it installs the system's packages if there is none. */
export function ensurePostgres() {
  return findPrograms() !== null || installDebianPackage('PostgreSQL with PostGIS', 'postgresql-postgis');
}

/** Whether a PostgreSQL that is started here, if there is one, can have the shifted clock of a run of tests. */
export function canShiftPostgres() {
  return ensureDatefudge() !== null || findPrograms() === null;
}

/**
 * How a program is started whose clock is shifted as that of all processes of a run of tests (decision 111). Not by
 * libfaketime: in a signal handler that interrupts a wait it has the real time, and PostgreSQL's timeouts go wrong.
 */
function atOneDate() {
  const offsetMs = Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0);
  if (offsetMs === 0) return [];
  const library = findDatefudge();
  if (library === null) throw new Error('PostgreSQL cannot have a shifted clock: datefudge was not found.');
  // The machine's own date may be datefudge's, to try a run on another day: they add up.
  const { DATEFUDGE: given = '0' } = process.env;
  return ['env', `LD_PRELOAD=${library}`, `DATEFUDGE=${Number(given) - offsetMs / 1000}`];
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian creates for it. */
function asServiceUser() {
  if (process.getuid?.() !== 0) return { prefix: [], owner: null };
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return {
    prefix: ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'],
    owner: [id('-u'), id('-g')],
  };
}

/**
 * Starts PostgreSQL with PostGIS, or returns null if its programs are not found.
 * `stop` ends it and removes its folder.
 */
export async function startPrivatePostgres() {
  const bin = findPrograms();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'waypost-postgres-'));
  const { prefix, owner } = asServiceUser();
  if (owner !== null) chownSync(folder, ...owner);
  const run = (program, args) => {
    const [command, ...rest] = [...prefix, join(bin, program), ...args];
    execFileSync(command, rest, { cwd: folder, stdio: 'ignore' });
  };
  const data = join(folder, 'data');
  const options = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'];
  // Case conversion beyond ASCII must not depend on the language of the shell.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  run('initdb', ['-D', data, ...options, `--locale=${locale}`]);
  const port = await findFreePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
    ...loadPostgis(bin),
  ];
  const [command, ...args] = [
    ...prefix,
    ...atOneDate(),
    join(bin, 'postgres'),
    '-D',
    data,
    ...settings.flatMap((s) => ['-c', s]),
  ];
  const server = spawn(command, args, { cwd: folder, stdio: 'ignore' });
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGINT')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status !== 0) {
    if (Date.now() > deadline || server.exitCode !== null) {
      await stop();
      throw new Error('PostgreSQL did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
