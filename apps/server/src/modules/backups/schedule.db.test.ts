import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHttpClient, type HttpClient } from '@waypost/client';
import { type AdministeredJob, ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPostgres } from '../../../test/app/test-database.ts';
import { isFull } from '../../../test/app/test-full.ts';
import { makePlace, type Place } from '../../../test/backups/installation.ts';
import { buildApp } from '../../app.ts';
import { type BackupSet, openBackupSet } from '../../platform/backup/backup-set.ts';
import { requireBackups } from '../../platform/backup/start-backup.ts';
import type { Database } from '../../platform/db/database.ts';
import { createLogger, type Logger } from '../../platform/observability/logger.ts';
import { setSuperUser } from '../administration/index.ts';
import { createMember } from '../members/index.ts';
import { backUpDaily, type Tick } from './schedule.ts';

const { jobAdministration: jobs } = ENDPOINTS;
const HOUR_MS = 3_600_000;

/** A clock in the hand: the looks of all processes come when it is turned past their hour. */
class HandClock {
  readonly #looks = new Set<{ at: number; everyMs: number; look: () => void }>();
  #now = 0;

  readonly tick: Tick = (look, firstMs, everyMs) => {
    const entry = { at: this.#now + firstMs, everyMs, look };
    this.#looks.add(entry);
    return () => this.#looks.delete(entry);
  };

  /** Each process looks once, however many hours have passed. */
  turn(hours: number): void {
    this.#now += hours * HOUR_MS;
    for (const entry of this.#looks) {
      if (entry.at > this.#now) continue;
      while (entry.at <= this.#now) entry.at += entry.everyMs;
      entry.look();
    }
  }
}

const clock = new HandClock();
let folder: string;
let place: Place;
let database: Database;
let app: Awaited<ReturnType<typeof buildApp>>;
let root: HttpClient;
let set: BackupSet;
let stops: (() => Promise<void>)[] = [];

/** As many processes as look at the same moment. */
function startProcesses(count: number, log = createLogger(place.config)): void {
  const { backupKinds: kinds } = app.services;
  const backup = requireBackups(place.config);
  stops = Array.from({ length: count }, () =>
    backUpDaily({ database, backup, kinds, log, tick: clock.tick }),
  );
}

/** Jobs of a kind, newest first. */
const list = async (kind: 'backup' | 'backup-check'): Promise<readonly AdministeredJob[]> =>
  (await root.call(jobs.listAllJobs, { query: { kind } })).jobs;
const listAll = async () => [...(await list('backup')), ...(await list('backup-check'))];

const toEarlier = (time: string, hours: number) => new Date(Date.parse(time) - hours * HOUR_MS).toISOString();

/** Makes everything so much older. The processes of backups and the database go by the clock of the machine. */
async function age(hours: number): Promise<void> {
  const made = await set.list().catch(() => []);
  for (const one of made) await set.writeManifest({ ...one, started_at: toEarlier(one.started_at, hours) });
  const checks = await set.listChecks();
  for (const one of checks.values())
    await set.writeCheck({ ...one, checked_at: toEarlier(one.checked_at, hours) });
  await sql`update jobs set created_at = created_at - ${`${hours} hours`}::interval`.execute(database.read);
}

/** Lets hours pass while three processes run. @returns the jobs that they queued. */
async function turn(hours: number, log?: Logger): Promise<AdministeredJob[]> {
  const before = new Set((await listAll()).map(({ job_id }) => job_id));
  startProcesses(3, log);
  await age(hours);
  clock.turn(1 / 6);
  clock.turn(1);
  for (const stop of stops.splice(0)) await stop();
  return (await listAll()).filter(({ job_id }) => !before.has(job_id));
}

/** Waits until a job has ended. */
async function finish({ job_id }: AdministeredJob): Promise<AdministeredJob> {
  const read = async () => {
    const found = (await listAll()).find((one) => one.job_id === job_id);
    if (found === undefined) throw new Error('The job is gone.');
    return found;
  };
  await expect.poll(async () => (await read()).state).toBeOneOf(['done', 'failed', 'cancelled']);
  return read();
}

/** The payload of a job. */
async function readPayload({ job_id }: AdministeredJob): Promise<unknown> {
  const { rows } = await sql<{
    data: unknown;
  }>`select data from pgboss.job where id = ${job_id}::uuid`.execute(database.read);
  return rows[0]?.data;
}

/** Ends a trial, which takes too long here, and notes that it found a backup good. */
async function endTrial(job: AdministeredJob): Promise<void> {
  await root.call(jobs.cancelAnyJob, { params: { job_id: job.job_id } });
  await finish(job);
  const { id } = (await set.list()).at(-1) ?? { id: '' };
  expect(await readPayload(job)).toEqual({ id });
  await set.writeCheck({ id, checked_at: new Date().toISOString(), fault: null, duration_ms: 1 });
}

/** The only one. */
function only(queued: readonly AdministeredJob[], kind: string): AdministeredJob {
  expect(queued.map((job) => job.kind)).toEqual([kind]);
  return queued[0] as AdministeredJob;
}

// Only PostgreSQL has more than one process, and is several times as fast.
describe.skipIf(!(isFull || isPostgres()))('the schedule of backups', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waypost-schedule-'));
    const env = { BACKUP_URL: pathToFileURL(folder).href };
    place = await makePlace(isPostgres() ? 'postgres' : 'embedded', env, { isToBeFilled: true });
    database = await place.open();
    app = await buildApp(place.config, database, createLogger(place.config));
    const baseUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
    const memberId = await database.transaction((tx) =>
      createMember(tx, {
        identitySubject: 'test root',
        email: 'root@example.com',
        displayName: 'Root',
      }),
    );
    await setSuperUser(database, 'root@example.com', true);
    const { access_token } = await app.services.sessions.open(memberId);
    root = createHttpClient({
      baseUrl,
      tokens: { getAccessToken: () => access_token, refresh: async () => null },
    });
    set = await openBackupSet(requireBackups(place.config));
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
    await app?.http.close();
    await database?.close();
    await place?.release();
    await rm(folder, { recursive: true, force: true });
  });

  test('three processes that look at once have one backup made, and then one trial of it', async () => {
    const first = only(await turn(1), 'backup');
    expect(await readPayload(first)).toEqual({ cause: 'daily' });
    expect(await finish(first)).toMatchObject({ state: 'done', organization: null, member: null });
    expect(await set.list()).toMatchObject([{ cause: 'daily', read_back: { fault: null } }]);
    await endTrial(only(await turn(1), 'backup-check'));
    expect(await turn(1)).toEqual([]);
  });

  test('another backup is made when a day has passed, and not before', async () => {
    expect(await turn(21)).toEqual([]);
    const next = only(await turn(2), 'backup');
    expect(await finish(next)).toMatchObject({ state: 'done' });
    expect(await set.list()).toHaveLength(2);
    expect(await turn(1)).toEqual([]);
  });

  test('the newest backup is tried when a week has passed since the last trial', async () => {
    const day = only(await turn(24 * 5), 'backup');
    await finish(day);
    expect(await turn(20)).toEqual([]);
    await endTrial(only(await turn(3), 'backup-check'));
    expect(await turn(1 / 2)).toEqual([]);
  });

  test('one that fails is told to super users with its reason, and tried again after six hours until it succeeds', async () => {
    await rename(join(folder, 'blobs'), join(folder, 'away'));
    await writeFile(join(folder, 'blobs'), 'a file where a folder has to be');
    const failed = only(await turn(24), 'backup');
    expect(await finish(failed)).toMatchObject({
      state: 'failed',
      attempts: 1,
      reason: expect.stringMatching(/a file in it is where a folder has to be .*Move the file away/),
    });
    for (const hours of [1, 2, 2]) expect(await turn(hours)).toEqual([]);
    const again = only(await turn(2), 'backup');
    expect(await finish(again)).toMatchObject({ state: 'failed' });
    await rm(join(folder, 'blobs'));
    await rename(join(folder, 'away'), join(folder, 'blobs'));
    const before = await set.list();
    expect(await finish(only(await turn(7), 'backup'))).toMatchObject({ state: 'done' });
    expect(await set.list()).toHaveLength(before.length + 1);
    expect(await turn(7)).toEqual([]);
  });

  test('a place that cannot be read is told in the log of each process, and nothing is queued', async () => {
    const told: string[] = [];
    const log = pino({ base: null }, { write: (line) => told.push(JSON.parse(line).msg) });
    await rename(join(folder, 'manifests'), join(folder, 'away'));
    await writeFile(join(folder, 'manifests'), 'a file where a folder has to be');
    expect(await turn(30, log)).toEqual([]);
    expect(told).toEqual(Array.from({ length: 6 }, () => 'the backups could not be looked at'));
    await rm(join(folder, 'manifests'));
    await rename(join(folder, 'away'), join(folder, 'manifests'));
  });
});
