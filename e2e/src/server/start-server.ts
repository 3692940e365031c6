import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createDatabase, dropDatabase, nameDatabase } from './journey-databases.ts';
import { listRefused } from './unplugged-line.mjs';

export const ROOT = resolve(import.meta.dirname, '../../..');
const START_TIMEOUT_MS = 90_000;
/** The cache of compiled code that `npm start` uses too. */
const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/waypost-server');
/** Keeps a server from any machine but this one. */
const UNPLUGGED = new URL('./unplugged.mjs', import.meta.url).href;

/** Waypost as a user starts it: a process with its own folder and port. */
export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  /** The other machines that it asked for, of which it reached none. */
  askedFor(): string[];
  /** Milliseconds from the start of the process to the line that says it is ready. */
  readonly readyMs: number;
  /** Stops it as a service manager would. @returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills it. */
  kill(): Promise<void>;
}

/** The initial state of a journey: nothing, a database, or one with the demo. */
export type DataState = 'empty' | 'migrated' | 'demo';

/**
 * The data that `prepared-data.ts` creates once for all journeys of a run: `FOLDER/embedded-migrated`, and for each
 * state `FOLDER/STATE`, whose database is `PREFIX_STATE` if the journeys have a PostgreSQL.
 */
export const PREPARED = { folder: 'PREPARED_FOLDER', prefix: 'PREPARED_DATABASES' } as const;

/** The databases on PostgreSQL, by folder. */
const databaseUrls = new Map<string, string>();

/**
 * A folder for a server in the state after its first start, copied if prepared: creating an embedded database takes ten
 * seconds of both cores, and loading the demo three more. The tests of the start create their own, and so does the
 * journey of the demo in a full run.
 */
export async function makeDataDir(state: DataState = 'migrated'): Promise<string> {
  if (state === 'empty') return copyPrepared(null);
  const dataDir = await copyPrepared(state);
  const prefix = process.env[PREPARED.prefix];
  if (prefix !== undefined)
    databaseUrls.set(dataDir, await createDatabase(nameDatabase(), `${prefix}_${state}`));
  return dataDir;
}

/** A folder with an embedded database, even if other journeys use PostgreSQL. */
export const makeEmbeddedDataDir = (): Promise<string> => copyPrepared('embedded-migrated');

async function copyPrepared(name: string | null): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waypost-journey-'));
  const folder = process.env[PREPARED.folder];
  if (name !== null && folder !== undefined) await copyFolder(join(folder, name), dataDir);
  return dataDir;
}

/** Copies the folder of a server, but not the socket of its commands, which stays if it could not end in time. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: async (path) => !(await lstat(path)).isSocket() });
}

/** A journey that failed early has no folder: a second error would hide the first. */
export async function removeDataDir(dataDir: string | undefined): Promise<void> {
  if (dataDir === undefined) return;
  await rm(dataDir, { recursive: true, force: true });
  const url = databaseUrls.get(dataDir);
  databaseUrls.delete(dataDir);
  if (url !== undefined) await dropDatabase(url);
}

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/**
 * Ports that no other process takes between the check and the server's start a second later: the system assigns none
 * below 32,768 by itself, and two processes that ask in the same second seldom draw the same.
 */
const PORTS = { from: 20_000, to: 32_768 } as const;
const MAX_TRIES = 100;

export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${MAX_TRIES} ports from ${PORTS.from} to ${PORTS.to} is free.`);
}

/** Running servers; ended with this process, so that a failed journey leaves none behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs the server's entry point; resolves with its exit code and output without waiting for it to be ready. */
export function spawnServer(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const options = [process.env.NODE_OPTIONS, `--import=${UNPLUGGED}`].filter(Boolean).join(' ');
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/src/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, NODE_OPTIONS: options, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    text += String(chunk);
  });
  return { child, output: () => text };
}

/** Starts the server, on a free port unless `env` names one, and waits until it reports that it is ready. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const port = env.PORT === undefined ? await findFreePort() : Number(env.PORT);
  const databaseUrl = databaseUrls.get(dataDir);
  const startedMs = performance.now();
  const { child, output } = spawnServer({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    WEB_DIR: process.env.WEB_DIR ?? join(ROOT, 'apps/web/dist'),
    LOG_LEVEL: 'warn',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...env,
  });
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  while (!output().includes('Waypost is ready at')) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${output()}`);
    if (performance.now() - startedMs > START_TIMEOUT_MS)
      throw new Error(`The server is not ready:\n${output()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  const readyMs = performance.now() - startedMs;
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    output,
    askedFor: () => listRefused(output()),
    readyMs,
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
