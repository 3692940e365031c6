import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHttpClient, type HttpClient } from '@waypost/client';
import { ENDPOINTS, type Job } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPostgres } from '../../../test/app/test-database.ts';
import { makePlace, type Place } from '../../../test/backups/installation.ts';
import { buildApp } from '../../app.ts';
import { openBackupSet } from '../../platform/backup/backup-set.ts';
import { requireBackups } from '../../platform/backup/start-backup.ts';
import type { Database } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { setSuperUser } from '../administration/index.ts';
import { createMember } from '../members/index.ts';

const { audit, backups, jobs } = ENDPOINTS;
const ENDED: readonly Job['state'][] = ['done', 'failed', 'cancelled'];
/** Only a job that hangs takes longer: it opens a database in a process of its own, on a machine that does other things too. */
const JOB_MS = 240_000;
const SLOW = { timeout: 2 * JOB_MS };

let folder: string;
let place: Place;
let database: Database;
let app: Awaited<ReturnType<typeof buildApp>>;
let baseUrl: string;
let root: HttpClient;

async function signIn(email: string): Promise<HttpClient> {
  const memberId = await database.transaction((tx) =>
    createMember(tx, { identitySubject: `test ${email}`, email, displayName: email }),
  );
  const { access_token } = await app.services.sessions.open(memberId);
  return createHttpClient({
    baseUrl,
    tokens: { getAccessToken: () => access_token, refresh: async () => null },
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-backups-'));
  const env = { BACKUP_URL: pathToFileURL(folder).href };
  place = await makePlace(isPostgres() ? 'postgres' : 'embedded', env, { isToBeFilled: true });
  database = await place.open();
  app = await buildApp(place.config, database, createLogger(place.config));
  baseUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
  root = await signIn('root@example.com');
  await setSuperUser(database, 'root@example.com', true);
});
afterAll(async () => {
  await app?.http.close();
  await database?.close();
  await place?.release();
  await rm(folder, { recursive: true, force: true });
});

const list = () => root.call(backups.listBackups, {});

async function waitFor(job_id: string): Promise<Job['state']> {
  const read = async () => (await root.call(jobs.getJob, { params: { job_id } })).state;
  await expect.poll(read, { timeout: JOB_MS }).toBeOneOf([...ENDED]);
  return read();
}

test('at first there are no backups, in a place that is named', async () => {
  expect(await list()).toEqual({
    place: folder,
    is_beside_data: false,
    is_encrypted: false,
    backups: [],
    ended: [],
    fault: null,
  });
});

test('two people who ask at once get one backup, which keeps its cause', SLOW, async () => {
  const [one, other] = await Promise.all([1, 2].map(() => root.call(backups.startBackup, {})));
  expect(one).toEqual(other);
  expect(await waitFor(one?.job_id ?? '')).toBe('done');
  const [made] = (await list()).backups;
  expect(made).toMatchObject({ cause: 'asked', is_encrypted: false, trial: null, missing_files: 0 });
  expect(made?.read_back).toMatchObject({ fault: null });
  expect(made?.rows).toBeGreaterThan(0);
  expect(made?.byte_size).toBeGreaterThan(0);
});

test('a trial restore of a backup is a job, and what one found is in the list', SLOW, async () => {
  const [made] = (await list()).backups;
  const backup_id = made?.backup_id ?? '';
  const { job_id } = await root.call(backups.tryBackup, { params: { backup_id } });
  const { rows } = await sql`select data from pgboss.job where id = ${job_id}::uuid`.execute(database.read);
  expect(rows).toEqual([{ data: { id: backup_id } }]);
  // The trial itself takes too long here: it restores a whole database.
  await root.call(jobs.cancelJob, { params: { job_id } });
  expect(await waitFor(job_id)).toBe('cancelled');
  expect((await list()).backups[0]?.trial).toBe(null);

  const set = await openBackupSet(requireBackups(place.config));
  const checked_at = new Date().toISOString();
  const fault = 'The entry x is broken: it is not what was written. Use another backup.';
  await set.writeCheck({ id: backup_id, checked_at, fault, duration_ms: 1 });
  expect((await list()).backups[0]?.trial).toEqual({ checked_at, fault });
  const { entries } = await root.call(audit.listAudit, { query: { about: 'backup' } });
  expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
    ['backup.tried', backup_id],
    ['backup.started', null],
  ]);
});

test('a job that an earlier version queued without a cause is a daily one', async () => {
  const { backupKinds } = app.services;
  expect(backupKinds.backup.payload.parse({})).toEqual({ cause: 'daily' });
});

test('a cancelled backup leaves the earlier one alone, and is none itself', SLOW, async () => {
  const before = (await list()).backups;
  const { job_id } = await root.call(backups.startBackup, {});
  await root.call(jobs.cancelJob, { params: { job_id } });
  expect(await waitFor(job_id)).toBe('cancelled');
  expect((await list()).backups).toEqual(before);
  const { rows } = await sql`select 1 from jobs where state in ('queued', 'running')`.execute(database.read);
  expect(rows).toEqual([]);
});

test(
  'one whose process was killed is listed with how far it was until there is a later one; one under way is not',
  SLOW,
  async () => {
    const set = await openBackupSet(requireBackups(place.config));
    const started_at = new Date().toISOString();
    const killed = { cause: 'daily', started_at, seen_at: started_at, stage: 'tables', done: 0.4 } as const;
    const { pid } = spawnSync(process.execPath, ['--version']);
    await set.writeJson('attempts/killed.json', { ...killed, name: 'x', host: hostname(), pid });
    await set.writeJson('attempts/other.json', { ...killed, name: 'y', host: 'elsewhere', pid: 1 });
    expect((await list()).ended).toEqual([{ cause: 'daily', started_at, done: 0.4 }]);
    const { job_id } = await root.call(backups.startBackup, {});
    expect(await waitFor(job_id)).toBe('done');
    expect((await list()).ended).toEqual([]);
  },
);

test('an unknown backup cannot be tried; a place that cannot be read is said in words', async () => {
  await expect(root.call(backups.tryBackup, { params: { backup_id: 'newest' } })).rejects.toMatchObject({
    status: 404,
    code: 'backup_not_found',
  });
  await writeFile(join(folder, 'manifests', 'x.json'), '{}');
  const { backups: found, fault } = await list();
  expect(found).toEqual([]);
  expect(fault).toBe(
    `manifests/x.json in ${folder} is broken: it is no manifest. Remove it, and use another backup.`,
  );
  await rm(join(folder, 'manifests', 'x.json'));
});

test('a super user confined to their organizations has no part in backups, and others get 403', async () => {
  const { backups: service } = app.services;
  const confined = { memberId: 1, isConfined: true } as Parameters<typeof service.list>[0];
  expect(await service.list(confined)).toMatchObject({ place: null, backups: [] });
  await expect(service.start(confined)).rejects.toMatchObject({ code: 'backups_off' });
  const bo = await signIn('bo@example.com');
  for (const endpoint of [backups.listBackups, backups.startBackup]) {
    await expect(bo.call(endpoint as typeof backups.startBackup, {})).rejects.toMatchObject({ status: 403 });
  }
});
