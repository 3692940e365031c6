import { request } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ENDPOINTS, type ImportLineInput, type ImportRecord, MAX_IMPORT_LINE_BYTES } from '@waypost/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type LinesTarget,
  sendLines,
  toImportUrl,
  toLine,
  toSendHeaders,
} from '../../../test/app/send-lines.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { putProjectMember } from '../projects/index.ts';

const { features, imports, organizations, projects } = ENDPOINTS;

const MB = 1024 * 1024;

setFlagsFromString('--expose-gc');
// With this flag every new context has `gc`.
const collectGarbage = runInNewContext('gc') as () => void;

/** The number of bytes still reachable. */
function measureLiveBytes(): number {
  // Another thread frees the buffers that the first run finds dead; the second run waits for it.
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

let app: TestApp;
let ana: Person;
let ben: Person;
let projectId: number;
let otherId: number;
let target: LinesTarget;
let makeProject: () => Promise<number>;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Marsh');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  await app.liftLimits(org_id);
  const make = async (name: string) =>
    (await ana.client.call(projects.createProject, { params: { org_id }, body: { name } })).project_id;
  otherId = await make('Elsewhere');
  makeProject = () => make('Coast');
});
afterAll(() => app.close());

beforeEach(async () => {
  projectId = await makeProject();
  await app.database.transaction((tx) =>
    putProjectMember(tx, projectId, ben.memberId, 'project_editor', false),
  );
  target = await start(ana);
});

async function start(person: Person, uuid: string = crypto.randomUUID()): Promise<LinesTarget> {
  const file = { name: 'buoys.kml', digest: 'a'.repeat(64), features_count: 3 };
  await person.client.call(imports.startImport, {
    params: { project_id: projectId },
    body: { uuid, files: [file] },
  });
  return { projectId, uuid };
}

const getRecord = (): Promise<ImportRecord> =>
  ana.client.call(imports.getImport, { params: { project_id: projectId, uuid: target.uuid } });
const countFeatures = () => ana.client.call(features.getFeaturesTotal, { params: { project_id: projectId } });

/** A request whose body stays open; each write is sent at once. */
function openBody(person: Person) {
  const body = new PassThrough();
  const outgoing = request(toImportUrl(app, target), {
    method: 'POST',
    headers: toSendHeaders(person),
    agent: false,
  });
  outgoing.on('error', () => undefined);
  body.pipe(outgoing);
  let text = '';
  const answered = new Promise<string>((done) => {
    outgoing.on('response', (response) => {
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => done(text));
      response.on('error', () => done(text));
    });
  });
  return {
    send: (...lines: ImportLineInput[]) =>
      body.write(lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
    end: () => body.end(),
    cut: (half: string) => {
      body.write(half, () => setImmediate(() => outgoing.destroy()));
    },
    answered,
    soFar: () => text,
  };
}

describe('a stream of features', () => {
  test('is answered line by line, with errors in place', async () => {
    const good = [0, 1, 2].map((index) => toLine(index));
    const bowTie: [number, number][] = [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ];
    const crossed = toLine(3, { geometry: { type: 'Polygon', coordinates: [bowTie] } });
    const halfRound: [number, number][] = [
      [10, 20],
      [-170, -20],
      [0, 0],
      [10, 20],
    ];
    const unmeasurable = toLine(8, { geometry: { type: 'Polygon', coordinates: [halfRound] } });
    const short = toLine(4, { name: 'x' });
    const answer = await sendLines(app, ana, target, [
      good[0] ?? '',
      '{"name": ',
      good[1] ?? '',
      crossed,
      short,
      toLine(5, { template_id: 99 }),
      JSON.stringify({ ...toLine(6), name: 'zero\0byte' }),
      JSON.stringify({ ...toLine(7), visible: true }),
      'x'.repeat(MAX_IMPORT_LINE_BYTES + 1),
      good[2] ?? '',
      unmeasurable,
    ]);
    expect(answer.results.map(({ line, outcome, error }) => [line, outcome, error?.code ?? null])).toEqual([
      [1, 'created', null],
      [2, 'error', 'broken_json'],
      [3, 'created', null],
      [4, 'error', 'geometry_invalid'],
      [5, 'error', 'validation_failed'],
      [6, 'error', 'validation_failed'],
      [7, 'error', 'validation_failed'],
      [8, 'error', 'validation_failed'],
      [9, 'error', 'payload_too_large'],
      [10, 'created', null],
      [11, 'error', 'geometry_invalid'],
    ]);
    expect(answer.results[3]?.error?.detail).toContain('Self-intersection');
    expect(answer.results[10]?.error?.detail).toContain('half round the globe');
    expect(answer.results[4]).toMatchObject({
      local_uuid: short.local_uuid,
      error: { issues: [{ path: 'body.name', message: 'Name must be at least 2 characters' }] },
    });
    expect(answer.end).toEqual({ outcome: 'end', lines: 11, error: null });
    expect(await getRecord()).toMatchObject({ created_count: 3, failed_count: 8, state: 'running' });
    expect(await countFeatures()).toBe(3);
    const one = await ana.client.call(features.getFeature, {
      params: { code: answer.results[0]?.code ?? '' },
    });
    expect(one.properties).toMatchObject({ name: 'Mooring 0', local_uuid: good[0]?.local_uuid, version: 1 });
  });

  test('creates nothing twice: on resending, within itself, or beside single requests', async () => {
    const line = toLine(0);
    const { source: _, ...feature } = toLine(1);
    const single = await ana.client.call(features.createFeature, {
      query: { project_id: projectId },
      body: { feature },
    });
    const first = await sendLines(app, ana, target, [line, feature, line, { ...line, name: 'Another' }]);
    expect(first.results.map(({ outcome, error }) => error?.code ?? outcome)).toEqual([
      'created',
      'exists',
      'exists',
      'local_uuid_reused',
    ]);
    expect(first.results[1]?.code).toBe(single.properties.code);
    const second = await sendLines(app, ana, target, [line]);
    expect(second.results[0]).toMatchObject({ outcome: 'exists', code: first.results[0]?.code });
    expect(await countFeatures()).toBe(2);
    expect(await getRecord()).toMatchObject({ created_count: 1, skipped_count: 1, failed_count: 0 });
  });

  test('counts a failure that later succeeds as a success', async () => {
    const line = toLine(0);
    await sendLines(app, ana, target, [{ ...line, name: 'x' }]);
    expect(await getRecord()).toMatchObject({ created_count: 0, failed_count: 1 });
    await sendLines(app, ana, target, [line]);
    expect(await getRecord()).toMatchObject({ created_count: 1, failed_count: 0 });
  });

  test('sent twice concurrently creates each feature once', async () => {
    const lines = Array.from({ length: 1_500 }, (_, index) => toLine(index));
    const backwards = [...lines].reverse();
    const [a, b] = await Promise.all([
      sendLines(app, ana, target, lines),
      sendLines(app, ana, target, backwards),
    ]);
    expect([a.end?.error, b.end?.error]).toEqual([null, null]);
    const outcomes = [...a.results, ...b.results].map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1_500);
    expect(outcomes.filter((outcome) => outcome === 'exists')).toHaveLength(1_500);
    expect(await countFeatures()).toBe(1_500);
    expect(await getRecord()).toMatchObject({ created_count: 1_500, skipped_count: 0 });
    const list = await ana.client.call(projects.getProject, {
      params: { org_id: await orgOf(), project_id: projectId },
    });
    expect(list.features_count).toBe(1_500);
  });

  test('that breaks off keeps its complete lines, and the record says so', async () => {
    const body = openBody(ana);
    body.send(toLine(0), toLine(1));
    await vi.waitFor(() => expect(body.soFar()).toContain('"created"'));
    body.cut(JSON.stringify(toLine(2)).slice(0, 40));
    await vi.waitFor(async () => expect(await getRecord()).toMatchObject({ interrupted: 'cut_off' }));
    expect(await getRecord()).toMatchObject({ created_count: 2, failed_count: 0, state: 'running' });
    const page = { params: { project_id: projectId, uuid: target.uuid }, query: { limit: 1 } };
    const first = await ana.client.call(imports.listImportDone, page);
    const second = await ana.client.call(imports.listImportDone, {
      ...page,
      query: { limit: 1, after: first.next ?? undefined },
    });
    const third = await ana.client.call(imports.listImportDone, {
      ...page,
      query: { limit: 1, after: second.next ?? undefined },
    });
    expect([first, second, third].map((one) => one.features.map(({ outcome }) => outcome))).toEqual([
      ['created'],
      ['created'],
      [],
    ]);
    const rest = await sendLines(app, ana, target, [toLine(2)]);
    expect(rest.end?.error).toBeNull();
    expect(await getRecord()).toMatchObject({ created_count: 3, interrupted: null });
  });

  test('of a member who is removed from the project stops at the next batch', async () => {
    target = await start(ben);
    const body = openBody(ben);
    body.send(toLine(0));
    await vi.waitFor(() => expect(body.soFar()).toContain('"created"'));
    const params = { org_id: await orgOf(), project_id: projectId, member_id: ben.memberId };
    await ana.client.call(projects.removeProjectMember, { params });
    body.send(toLine(1));
    const text = await body.answered;
    expect(text).toContain('"project_not_found"');
    expect(await countFeatures()).toBe(1);
    expect(await getRecord()).toMatchObject({ created_count: 1, interrupted: 'project_not_found' });
  });

  test('is one of at most four; another is accepted when one ends', async () => {
    const bodies = [0, 1, 2, 3].map(() => openBody(ana));
    for (const [index, body] of bodies.entries()) body.send(toLine(index));
    for (const body of bodies) {
      await vi.waitFor(() => expect(body.soFar()).toContain('"created"'));
    }
    const fifth = await sendLines(app, ana, target, [toLine(4)]);
    expect(fifth).toMatchObject({
      status: 429,
      text: expect.stringContaining('Too many uploads are under way.'),
    });
    // The limit is per member.
    const ofBen = await start(ben);
    expect((await sendLines(app, ben, ofBen, [toLine(5)])).end?.error).toBeNull();
    bodies[0]?.end();
    await bodies[0]?.answered;
    expect((await sendLines(app, ana, target, [toLine(6)])).end?.error).toBeNull();
    for (const body of bodies.slice(1)) body.end();
    await Promise.all(bodies.map(({ answered }) => answered));
    expect(await countFeatures()).toBe(6);
  });

  test('of 20,000 features needs little memory', async () => {
    const data = [{ key: 'Note', value: 'x'.repeat(2_000) }];
    const before = measureLiveBytes();
    let peak = 0;
    const body = Readable.from(
      (function* () {
        for (let index = 0; index < 20_000; index += 1) {
          if (index % 2_000 === 0) peak = Math.max(peak, measureLiveBytes() - before);
          yield Buffer.from(`${JSON.stringify(toLine(index, { data }))}\n`);
        }
      })(),
    );
    const answer = await sendLines(app, ana, target, body);
    expect(answer.end).toEqual({ outcome: 'end', lines: 20_000, error: null });
    expect(await countFeatures()).toBe(20_000);
    // The body has 44 MB, and its parsed rows more. The peak measures what stays reachable, including the response
    // lines.
    expect(peak).toBeLessThan(25 * MB);
  });
});

async function orgOf(): Promise<number> {
  const row = await app.database.read
    .selectFrom('projects')
    .select('organization_id')
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return row.organization_id;
}

describe('an import', () => {
  test('of another project, of another member or unknown returns 404', async () => {
    const mine = { ...target };
    expect(await sendLines(app, ana, { ...mine, projectId: otherId }, [toLine(0)])).toMatchObject({
      status: 404,
      text: expect.stringContaining('import_not_found'),
    });
    expect((await sendLines(app, ben, mine, [toLine(0)])).status).toBe(404);
    expect((await sendLines(app, ana, { ...mine, uuid: crypto.randomUUID() }, [])).status).toBe(404);
    await expect(start(ben, mine.uuid)).rejects.toMatchObject({ code: 'import_not_found' });
    await expect(
      ana.client.call(imports.undoImport, { params: { project_id: otherId, uuid: mine.uuid } }),
    ).rejects.toMatchObject({ code: 'import_not_found' });
    expect(await countFeatures()).toBe(0);
  });

  test('started again returns the first one', async () => {
    await sendLines(app, ana, target, [toLine(0)]);
    await start(ana, target.uuid);
    expect(await getRecord()).toMatchObject({ created_count: 1 });
    const { imports: all, total } = await ana.client.call(imports.listImports, {
      params: { project_id: projectId },
    });
    expect([all.map(({ uuid }) => uuid), total]).toEqual([[target.uuid], 1]);
  });

  test('counts features created by single requests once', async () => {
    const { source, ...feature } = toLine(0);
    const { properties } = await ana.client.call(features.createFeature, {
      query: { project_id: projectId },
      body: { feature },
    });
    const params = { project_id: projectId, uuid: target.uuid, code: properties.code };
    await ana.client.call(imports.noteImported, { params, body: { source } });
    const record = await ana.client.call(imports.noteImported, { params, body: { source } });
    expect(record.created_count).toBe(1);
    const ofAnother = { ...params, code: crypto.randomUUID() };
    await expect(
      ana.client.call(imports.noteImported, { params: ofAnother, body: {} }),
    ).rejects.toMatchObject({ code: 'feature_not_found' });
  });

  test('ends, and reopens when more features arrive', async () => {
    const params = { project_id: projectId, uuid: target.uuid };
    const ended = await ana.client.call(imports.finishImport, { params });
    expect(ended).toMatchObject({ state: 'finished', ended_at: expect.any(String) });
    await sendLines(app, ana, target, [toLine(0)]);
    expect(await getRecord()).toMatchObject({ state: 'running', ended_at: null, created_count: 1 });
  });
});
