import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpClient, type HttpClient } from '@waypost/client';
import { ENDPOINTS, TUS } from '@waypost/contract';
import { type ObjectStoreSandbox, startObjectStoreSandbox } from '@waypost/sandbox';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makePicture } from '../../../test/pictures/picture.ts';
import { buildApp } from '../../app.ts';
import { openPostgresDatabase } from '../db/postgres/postgres-database.ts';
import { createLogger } from '../observability/logger.ts';

const { features, organizations, projects, resources, uploads } = ENDPOINTS;

/** Two servers of one installation share a database and an object store, but no disk. */

let store: ObjectStoreSandbox;
let app: TestApp;
let ana: Person;
let code: string;
/** Calls the other server as Ana; the same server if there is no PostgreSQL to share. */
let there: HttpClient;
const endings: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  store = await startObjectStoreSandbox();
  app = await startTestApp({ STORAGE_URL: store.storageUrl });
  ana = await app.createPerson('Ana Ruiz');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const { project_id } = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Coast' },
  });
  const feature = {
    name: 'Buoy',
    geometry: { type: 'Point' as const, coordinates: [1, 2] as [number, number] },
  };
  code = (await ana.client.call(features.createFeature, { query: { project_id }, body: { feature } }))
    .properties.code;
  const baseUrl = await startOther();
  const tokens = { getAccessToken: () => ana.tokens.access_token, refresh: async () => null };
  there = createHttpClient({ baseUrl, tokens });
});
afterAll(async () => {
  for (const end of endings.reverse()) await end();
  await app.close();
  await store.close();
});

async function startOther(): Promise<string> {
  const url = app.databaseUrl;
  if (url === null) return app.baseUrl;
  const storageDir = await mkdtemp(join(tmpdir(), 'waypost-other-'));
  endings.push(() => rm(storageDir, { recursive: true, force: true }));
  const database = await openPostgresDatabase(url, 4, () => {});
  endings.push(() => database.close());
  const other = await buildApp({ ...app.config, storageDir }, database, createLogger(app.config));
  endings.push(() => other.http.close());
  return other.http.listen({ host: '127.0.0.1', port: 0 });
}

test('a picture uploaded to one is served by the other, in each size', async () => {
  const picture = await makePicture();
  const uuid = crypto.randomUUID();
  await ana.client.call(resources.addResource, { params: { code }, query: { uuid }, files: [picture] });
  const original = Buffer.from(await picture.arrayBuffer());
  expect(Buffer.from(await there.call(resources.getResource, { params: { code, uuid } }))).toEqual(original);
  for (const client of [there, ana.client]) {
    const asked = { params: { code, uuid }, query: { size: 'thumbnail' as const } };
    const thumbnail = Buffer.from(await client.call(resources.getResource, asked));
    expect((await sharp(thumbnail).metadata()).format).toBe('webp');
  }
  // Drawn once, for both.
  expect(store.objects.size).toBe(2);
  const left = await readdir(join(app.config.storageDir, 'staging'));
  expect(left).toEqual([]);
});

test('a large picture whose pieces alternate between the two is complete', async () => {
  const picture = Buffer.from(await (await makePicture()).arrayBuffer());
  const whole = Buffer.concat([picture, randomBytes(600_000)]);
  const uuid = crypto.randomUUID();
  const headers = (more: Record<string, number>) => ({
    'tus-resumable': TUS.version,
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])),
  });
  await ana.client.call(uploads.createUpload, {
    params: { code },
    query: { uuid },
    headers: headers({ 'upload-length': whole.length }),
  });
  let offset = 0;
  for (const client of [ana.client, there, ana.client, there]) {
    const piece = whole.subarray(offset, offset + Math.ceil(whole.length / 4));
    await client.call(uploads.appendUpload, {
      params: { code, uuid },
      headers: headers({ 'upload-offset': offset }),
      files: [new File([new Uint8Array(piece)], 'piece')],
    });
    offset += piece.length;
  }
  expect(offset).toBe(whole.length);
  for (const client of [ana.client, there]) {
    expect(
      Buffer.from(await client.call(resources.getResource, { params: { code, uuid } })).equals(whole),
    ).toBe(true);
  }
  expect([...store.objects.keys()].filter((key) => key.startsWith('partial/'))).toEqual([]);
});
