import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type LiveClient, openLiveClient } from '../../../test/app/live-client.ts';
import { makeJob } from '../../../test/app/make-job.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { defineJobKind } from '../../platform/jobs/job-kind.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { sendEphemeral } from '../../platform/realtime/ephemeral.ts';
import { insertOrganizationMember } from '../organizations/index.ts';
import { putProjectMember } from '../projects/index.ts';

const { demo, jobAdministration, jobs, organizations, projects } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let ben: Person;
let vic: Person;
let zoe: Person;
let root: Person;
let organizationId: number;
let foreignId: number;
let live: LiveClient | null = null;

const organizationOf = async (person: Person, organization_name: string) =>
  (await person.client.call(organizations.createOrganization, { body: { organization_name } }))
    .organization_id;

beforeAll(async () => {
  app = await startTestApp({ SANDBOX: 'on' });
  [ana, ben, vic, zoe, root] = [
    await app.createPerson('Ana Ruiz'),
    await app.createPerson('Ben Soto'),
    await app.createPerson('Vic Lind'),
    await app.createPerson('Zoe Fox'),
    await app.createPerson('Root Person'),
  ];
  organizationId = await organizationOf(ana, 'Costa Viva');
  foreignId = await organizationOf(zoe, 'Elsewhere');
  await app.database.transaction(async (tx) => {
    await insertOrganizationMember(tx, organizationId, ben.memberId, 'org_member');
    await insertOrganizationMember(tx, organizationId, vic.memberId, 'org_viewer');
    await tx
      .updateTable('members')
      .set({ is_super_user: true })
      .where('member_id', '=', root.memberId)
      .execute();
  });
});
afterEach(() => {
  live?.close();
  live = null;
});
afterAll(() => app.close());

const byBen = (audience: 'nobody' | 'member' | 'organization' = 'member', reason?: string) =>
  makeJob(app.database, {
    organizationId,
    memberId: ben.memberId,
    audience,
    ...(reason === undefined ? {} : { reason }),
  });
const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );
const get = (person: Person, job_id: string) => person.client.call(jobs.getJob, { params: { job_id } });
const cancel = (person: Person, job_id: string) => person.client.call(jobs.cancelJob, { params: { job_id } });

describe('a job', () => {
  test('of a member is seen by that member and the administrators of its organization', async () => {
    const job_id = await byBen();
    expect(await get(ben, job_id)).toMatchObject({
      job_id,
      kind: 'idle',
      organization_id: organizationId,
      member_id: ben.memberId,
      state: 'queued',
      progress: 0,
      can_cancel: true,
    });
    expect((await get(ana, job_id)).can_cancel).toBe(true);
    expect(await Promise.all([vic, zoe].map((person) => code(get(person, job_id))))).toEqual([
      'job_not_found',
      'job_not_found',
    ]);
  });

  test('shared with an organization is seen by its members, and cancelled by its member and administrators', async () => {
    const job_id = await byBen('organization');
    expect((await get(vic, job_id)).can_cancel).toBe(false);
    expect(await code(cancel(vic, job_id))).toBe('forbidden');
    expect(await code(cancel(zoe, job_id))).toBe('job_not_found');
    expect(await cancel(ana, job_id)).toMatchObject({ state: 'cancelled' });
    expect(await cancel(ben, await byBen('organization'))).toMatchObject({ state: 'cancelled' });
  });

  test('of the server itself is seen by nobody but super users', async () => {
    const job_id = await byBen('nobody');
    for (const person of [ben, ana]) expect(await code(get(person, job_id))).toBe('job_not_found');
    expect(await code(cancel(ana, job_id))).toBe('job_not_found');
    const { jobs: all } = await root.client.call(jobAdministration.listAllJobs);
    expect(all.map((job) => job.job_id)).toContain(job_id);
  });

  test('that has ended stays as it is when cancelled', async () => {
    expect(await cancel(ben, await byBen('member', 'The disk was full.'))).toMatchObject({ state: 'failed' });
  });

  test('is not found by an id that is none', async () => {
    expect(await code(get(ben, 'no-uuid'))).toBe('job_not_found');
    expect(await code(get(ben, crypto.randomUUID()))).toBe('job_not_found');
  });

  test('is listed for those who see it, also by organization', async () => {
    const job_id = await byBen();
    const list = async (person: Person, organization_id?: number) =>
      (
        await person.client.call(
          jobs.listJobs,
          organization_id === undefined ? {} : { query: { organization_id } },
        )
      ).map((job) => job.job_id);
    expect((await list(ben))[0]).toBe(job_id);
    expect(await list(ana, organizationId)).toContain(job_id);
    expect(await list(ana, foreignId)).toEqual([]);
    expect(await list(vic)).not.toContain(job_id);
  });

  test('announces its changes of state to its member, or to the organization it is shared with', async () => {
    live = openLiveClient(app.baseUrl, ben);
    live.subscribe(`member:${ben.memberId}`);
    live.subscribe(`organization:${organizationId}`);
    await vi.waitFor(() => expect(live?.subscribed).toHaveLength(2));
    const [own, shared, hidden] = [await byBen(), await byBen('organization'), await byBen('nobody')];
    await cancel(ben, own);
    const heard = (job_id: string) =>
      (live?.events ?? []).flatMap(({ topic, payload }) =>
        'job_id' in payload && payload.job_id === job_id ? [`${topic} ${payload.state}`] : [],
      );
    await vi.waitFor(() => {
      expect(heard(own)).toEqual([`member:${ben.memberId} queued`, `member:${ben.memberId} cancelled`]);
      expect(heard(shared)).toEqual([`organization:${organizationId} queued`]);
    });
    expect(heard(hidden)).toEqual([]);
  });
});

test('guests of an organization hear neither of its jobs nor of their progress', async () => {
  const guest = await app.createPerson('Gus Ford');
  const project = await ana.client.call(projects.createProject, {
    params: { org_id: organizationId },
    body: { name: 'Coast' },
  });
  await app.database.transaction((tx) =>
    putProjectMember(tx, project.project_id, guest.memberId, 'project_admin', false),
  );
  const heard = [ben, guest].map((person) => {
    const client = openLiveClient(app.baseUrl, person);
    client.subscribe(`organization:${organizationId}`);
    return client;
  });
  await vi.waitFor(() => expect(heard.map(({ subscribed }) => subscribed.length)).toEqual([1, 1]));
  const job_id = await byBen('organization');
  await app.database.transaction((tx) =>
    sendEphemeral(tx, {
      topic: `organization:${organizationId}`,
      type: 'job.progressed',
      payload: { job_id, progress: 0.5, stage: null },
    }),
  );
  // An event that guests hear follows those that they do not.
  await ana.client.call(organizations.updateOrganization, {
    params: { org_id: organizationId },
    body: { organization_name: 'Costa Viva' },
  });
  const typesOf = ({ events }: LiveClient) => events.map(({ type }) => type);
  await vi.waitFor(() => {
    expect(heard.map(typesOf)).toEqual([['job.changed', 'organization.updated'], ['organization.updated']]);
  });
  await vi.waitFor(() => expect(heard.map(({ ephemeral }) => ephemeral.length)).toEqual([1, 0]));
  for (const client of heard) client.close();
});

describe('a running job', () => {
  test('sends its progress to its member only, and nothing of it is kept in the log', async () => {
    let tookMs = 0;
    const kind = defineJobKind({
      name: 'counting',
      payload: z.object({}),
      run: async (_job, { progress }) => {
        const begun = performance.now();
        for (let step = 1; step <= 12; step += 1) {
          progress(step / 12, 'counting');
          await sleep(100);
        }
        tookMs = performance.now() - begun;
        return undefined;
      },
    });
    const own = new Jobs({ database: app.database, log: createLogger({ logLevel: 'fatal' }), kinds: [kind] });
    await own.start();
    const clients = [ben, ana].map((person) => {
      const client = openLiveClient(app.baseUrl, person);
      client.subscribe(`member:${person.memberId}`);
      client.subscribe(`organization:${organizationId}`);
      return client;
    });
    await vi.waitFor(() => expect(clients.map(({ subscribed }) => subscribed.length)).toEqual([2, 2]));
    const job_id = await app.database.transaction((tx) =>
      enqueueJob(tx, kind, {}, { organizationId, memberId: ben.memberId }),
    );
    await vi.waitFor(async () => expect((await get(ben, job_id)).state).toBe('done'));
    const [bens, anas] = clients;
    // Jobs of other tests may still report to the same member.
    const told = (bens?.ephemeral ?? []).flatMap(({ type, payload }) =>
      type === 'job.progressed' && payload.job_id === job_id ? [payload] : [],
    );
    expect(told.length).toBeGreaterThanOrEqual(2);
    // At the beginning, and then every half second.
    expect(told.length).toBeLessThanOrEqual(1 + tookMs / 500);
    expect(told[0]).toMatchObject({ job_id, stage: 'counting' });
    expect(told.map(({ progress }) => progress)).toEqual(
      told.map(({ progress }) => progress).toSorted((a, b) => a - b),
    );
    const states = () =>
      (bens?.events ?? []).flatMap(({ payload }) =>
        'job_id' in payload && payload.job_id === job_id ? [payload.state] : [],
      );
    // The event of the end may arrive after the answer that shows it.
    await vi.waitFor(() => expect(states()).toEqual(['queued', 'running', 'done']));
    expect(anas?.ephemeral).toEqual([]);
    for (const client of clients) client.close();
    await own.stop();
  });
});

describe('super users', () => {
  const retry = (person: Person, job_id: string) =>
    person.client.call(jobAdministration.retryJob, { params: { job_id } });

  test('see failures with their reason, and retry them', async () => {
    const job_id = await byBen('member', 'The disk was full.');
    const failures = await root.client.call(jobAdministration.listAllJobs, {
      query: { state: 'failed', kind: 'idle', organization_id: organizationId },
    });
    expect(failures.jobs.find((job) => job.job_id === job_id)).toMatchObject({
      organization: { id: organizationId, name: 'Costa Viva' },
      member: { id: ben.memberId, name: 'Ben Soto' },
      state: 'failed',
      reason: 'The disk was full.',
      attempts: 1,
      max_attempts: 5,
    });
    expect(await retry(root, job_id)).toMatchObject({ state: 'retrying', max_attempts: 6 });
    expect(await code(retry(root, await byBen()))).toBe('job_not_failed');
    expect(await code(retry(root, crypto.randomUUID()))).toBe('job_not_found');
    expect(await code(retry(ana, job_id))).toBe('forbidden');
  });

  test('see each queue with its counts and since when it waits', async () => {
    const read = async () =>
      (await root.client.call(jobAdministration.listJobQueues)).find(({ kind }) => kind === 'idle');
    const before = await read();
    await byBen();
    await byBen('member', 'No.');
    const after = await read();
    expect(after?.queued).toBe((before?.queued ?? 0) + 1);
    expect(after?.failed).toBe((before?.failed ?? 0) + 1);
    expect(Date.parse(after?.waiting_since ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('page through all jobs, newest first', async () => {
    const made = [await byBen(), await byBen(), await byBen()];
    const page = async (before?: string) =>
      root.client.call(jobAdministration.listAllJobs, {
        query: { limit: 2, ...(before === undefined ? {} : { before }) },
      });
    const first = await page();
    const second = await page(first.next ?? '');
    expect([...first.jobs, ...second.jobs].slice(0, 3).map((job) => job.job_id)).toEqual(made.toReversed());
  });

  test('cancel the job of anyone', async () => {
    const job_id = await byBen('nobody');
    const cancelled = await root.client.call(jobAdministration.cancelAnyJob, { params: { job_id } });
    expect(cancelled).toMatchObject({ state: 'cancelled' });
  });

  test('confined to the demo reach the jobs of its organization only', async () => {
    const tokens = await app.as().call(demo.enterDemo, { body: { person: 'super_user' } });
    const client = app.as(tokens.access_token);
    const [own] = await client.call(organizations.listOrganizations);
    const inDemo = await makeJob(app.database, {
      organizationId: own?.organization_id ?? 0,
      reason: 'The disk was full.',
    });
    const elsewhere = await byBen('member', 'No.');
    const ofServer = await makeJob(app.database, { reason: 'No.' });
    const { jobs: seen } = await client.call(jobAdministration.listAllJobs);
    // The demo has jobs of its own: its reports.
    expect(new Set(seen.map((job) => job.organization?.id))).toEqual(new Set([own?.organization_id]));
    expect(seen.flatMap((job) => (job.kind === 'idle' ? [job.job_id] : []))).toEqual([inDemo]);
    const queues = await client.call(jobAdministration.listJobQueues);
    expect(queues.filter(({ kind }) => kind === 'idle')).toMatchObject([{ queued: 0, failed: 1 }]);
    for (const job_id of [elsewhere, ofServer]) {
      for (const endpoint of [jobAdministration.retryJob, jobAdministration.cancelAnyJob]) {
        expect(await code(client.call(endpoint, { params: { job_id } }))).toBe('job_not_found');
      }
    }
    const retried = await client.call(jobAdministration.retryJob, { params: { job_id: inDemo } });
    expect(retried.state).toBe('retrying');
  });
});
