import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ENDPOINTS, MAX_OPEN_UPLOADS, MAX_RESOURCE_BYTES, TUS, UPLOAD_HOURS } from '@waypost/contract';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makePicture } from '../../../test/pictures/picture.ts';
import { putProjectMember } from '../projects/index.ts';

const { features, organizations, projects, resources, uploads } = ENDPOINTS;
const MB = 1024 * 1024;

let app: TestApp;
let ana: Person;
let ben: Person;
let projectId: number;
let otherId: number;
let code: string;
let uuid: string;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Marsh');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const made = await ana.client.call(projects.createProject, { params: { org_id }, body: { name: 'Coast' } });
  projectId = made.project_id;
  const other = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Reefs' },
  });
  otherId = other.project_id;
  await app.database.transaction((tx) =>
    putProjectMember(tx, projectId, ben.memberId, 'project_editor', false),
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  code = await createFeature();
  uuid = crypto.randomUUID();
});

async function createFeature(): Promise<string> {
  const feature = {
    name: 'Buoy',
    geometry: { type: 'Point' as const, coordinates: [1, 2] as [number, number] },
  };
  const made = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: { feature },
  });
  return made.properties.code;
}

/** An image of a given size: bytes after the end of a PNG are ignored and kept. */
async function makeLargePicture(bytes: number): Promise<Buffer> {
  const picture = Buffer.from(await (await makePicture()).arrayBuffer());
  return Buffer.concat([picture, randomBytes(bytes - picture.length)]);
}

const headers = (more: Record<string, string | number> = {}) => ({
  'tus-resumable': TUS.version,
  ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])),
});
const begin = (who: Person, length: number, more: Record<string, string> = {}) =>
  who.client.call(uploads.createUpload, {
    params: { code },
    query: { uuid },
    headers: headers({ 'upload-length': length, ...more }),
  });
const append = (who: Person, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
  who.client.call(uploads.appendUpload, {
    params: { code, uuid },
    headers: headers({ 'upload-offset': offset }),
    files: [new File([bytes], 'piece')],
  });
const cancel = (who: Person) =>
  who.client.call(uploads.cancelUpload, { params: { code, uuid }, headers: headers() });
async function ask(who: Person): Promise<{ status: number; offset: string | null; length: string | null }> {
  const response = await fetch(`${app.baseUrl}/api/3/geo/feature/${code}/uploads/${uuid}`, {
    method: 'HEAD',
    headers: headers({ authorization: `Bearer ${who.tokens.access_token}` }),
  });
  return {
    status: response.status,
    offset: response.headers.get('upload-offset'),
    length: response.headers.get('upload-length'),
  };
}
const readBytes = async () =>
  Buffer.from(await ana.client.call(resources.getResource, { params: { code, uuid } }));
const listFiles = async () =>
  (await ana.client.call(features.getFeature, { params: { code } })).properties.resources;

/**
 * A proxy to the server that passes a number of bytes, and breaks the connection once when the server keeps at least
 * `keptBytes` of them: how soon bytes on their way arrive depends on the machine.
 */
async function openBrokenRoad(
  afterBytes: number,
  keptBytes: number,
): Promise<{ server: Server; url: string; breaks: () => number; passedBefore: () => number }> {
  let breaks = 0;
  let passedBefore = 0;
  let passed = 0;
  const partial = join(app.config.storageDir, 'partial', uuid);
  const isKept = async () => ((await stat(partial).catch(() => null))?.size ?? 0) >= keptBytes;
  const server = createServer((near) => {
    const far = connect(Number(new URL(app.baseUrl).port), '127.0.0.1');
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    const breakOnceKept = async () => {
      while (!near.destroyed && !(await isKept())) await setTimeout(5);
      near.destroy();
      // Bytes in flight still arrive, as with a connection that breaks on the client’s side.
      far.end();
    };
    near.on('data', (chunk: Buffer) => {
      passed += chunk.length;
      const isRoomLeft = far.write(chunk);
      if (breaks === 0 && passed >= afterBytes) {
        breaks += 1;
        passedBefore = passed;
        near.pause();
        void breakOnceKept();
      } else if (!isRoomLeft) {
        near.pause();
        far.once('drain', () => near.resume());
      }
    });
    near.on('end', () => far.end());
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, url, breaks: () => breaks, passedBefore: () => passedBefore };
}

interface Sending {
  readonly bytes: Buffer;
  readonly url: string;
  readonly chunkSize?: number;
  readonly retryDelays?: number[];
}

/** Uploads a file as the web does; resolves with the offsets that were sent from. */
function send({ bytes, url, chunkSize = MB, retryDelays = [0, 50, 200] }: Sending): Promise<number[]> {
  const starts: number[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<number[]>();
  const path = `${url}/api/3/geo/feature/${code}/uploads`;
  const upload = new Upload(bytes, {
    endpoint: `${path}?uuid=${uuid}`,
    uploadUrl: `${path}/${uuid}`,
    chunkSize,
    retryDelays,
    metadata: { filename: 'Ría.png' },
    headers: { authorization: `Bearer ${ana.tokens.access_token}` },
    onBeforeRequest: (request) => {
      if (request.getMethod() === 'PATCH') starts.push(Number(request.getHeader('Upload-Offset')));
    },
    onSuccess: () => resolve(starts),
    onError: reject,
  });
  upload.start();
  return promise;
}

describe('a tus client', () => {
  test('uploads a large file in pieces, which is attached to the feature byte for byte', async () => {
    const bytes = await makeLargePicture(7 * MB + 3);
    const starts = await send({ bytes, url: app.baseUrl });
    expect(starts).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((count) => count * MB));
    expect(await listFiles()).toMatchObject([
      { uuid, file_name: 'Ría.png', byte_size: bytes.length, media_type: 'image/png' },
    ]);
    expect((await readBytes()).equals(bytes)).toBe(true);
    const { entries } = await ana.client.call(ENDPOINTS.featureHistory.getHistory, { params: { code } });
    expect(entries[0]?.action).toBe('file_added');
    expect(await send({ bytes, url: app.baseUrl })).toEqual([]);
    expect(await listFiles()).toHaveLength(1);
  });

  test('resumes after its connection breaks within a piece', async () => {
    const bytes = await makeLargePicture(12 * MB);
    const road = await openBrokenRoad(6 * MB, 2 * MB);
    const starts = await send({ bytes, url: road.url, chunkSize: 12 * MB });
    road.server.close();
    expect(road.breaks()).toBe(1);
    expect(starts).toHaveLength(2);
    // Bytes of the broken piece that had arrived were not sent again.
    expect(starts[1]).toBeGreaterThanOrEqual(2 * MB);
    expect(starts[1]).toBeLessThan(road.passedBefore());
    expect((await readBytes()).equals(bytes)).toBe(true);
  });

  test('resumes after a restart by the file name alone', async () => {
    const bytes = await makeLargePicture(8 * MB);
    const road = await openBrokenRoad(5 * MB, 2 * MB);
    await expect(send({ bytes, url: road.url, retryDelays: [] })).rejects.toThrow();
    road.server.close();
    const { status, offset, length } = await ask(ana);
    expect([status, length]).toEqual([204, String(8 * MB)]);
    expect(Number(offset)).toBeGreaterThanOrEqual(2 * MB);
    const starts = await send({ bytes, url: app.baseUrl });
    // Bytes in flight when the connection broke may have arrived after the offset was requested.
    expect(starts[0]).toBeGreaterThanOrEqual(Number(offset));
    expect(starts[0]).toBeLessThanOrEqual(road.passedBefore());
    expect((await readBytes()).equals(bytes)).toBe(true);
  });
});

describe('an upload', () => {
  test('is continued by the member who began it, and no one else', async () => {
    await begin(ana, 100);
    expect((await ask(ana)).status).toBe(204);
    expect((await ask(ben)).status).toBe(404);
    await expect(append(ben, 0, new Uint8Array(10))).rejects.toMatchObject({ status: 404 });
    await expect(cancel(ben)).rejects.toMatchObject({ status: 404 });
    await expect(begin(ben, 100)).rejects.toMatchObject({ code: 'resource_uuid_reused' });
    expect(await ask(ana)).toEqual({ status: 204, offset: '0', length: '100' });
  });

  test('stops when its member may no longer write to the project', async () => {
    await begin(ben, 100);
    await append(ben, 0, new Uint8Array(10));
    const rank = (role: 'project_viewer' | 'project_editor') =>
      app.database.transaction((tx) => putProjectMember(tx, projectId, ben.memberId, role, false));
    await rank('project_viewer');
    await expect(append(ben, 10, new Uint8Array(10))).rejects.toMatchObject({ status: 403 });
    await rank('project_editor');
    await append(ben, 10, new Uint8Array(10));
    expect((await ask(ben)).offset).toBe('20');
  });

  test('is not found under another feature', async () => {
    await begin(ana, 100);
    code = await createFeature();
    expect((await ask(ana)).status).toBe(404);
    await expect(begin(ana, 100)).rejects.toMatchObject({ code: 'resource_uuid_reused' });
  });
});

describe('an upload is rejected', () => {
  test('when the file is too large, before any byte is accepted', async () => {
    await expect(begin(ana, MAX_RESOURCE_BYTES + 1)).rejects.toMatchObject({ code: 'payload_too_large' });
    await expect(begin(ana, 0)).rejects.toMatchObject({ issues: [{ path: 'headers.upload-length' }] });
    await expect(begin(ana, 1.5)).rejects.toMatchObject({ issues: [{ path: 'headers.upload-length' }] });
    expect((await ask(ana)).status).toBe(404);
  });

  test('when it is not an image, and it is discarded', async () => {
    const script = Buffer.alloc(6 * MB, '<script>');
    await expect(send({ bytes: script, url: app.baseUrl })).rejects.toThrow(/400/);
    expect(await listFiles()).toEqual([]);
    expect((await ask(ana)).status).toBe(404);
  });

  test('at a wrong offset or past its end, and its bytes stay', async () => {
    await begin(ana, 100);
    await append(ana, 0, new Uint8Array(40));
    for (const offset of [0, 39, 41]) {
      await expect(append(ana, offset, new Uint8Array(10))).rejects.toMatchObject({
        code: 'upload_offset_wrong',
      });
    }
    await expect(append(ana, 40, new Uint8Array(61))).rejects.toMatchObject({ code: 'payload_too_large' });
    expect((await ask(ana)).offset).toBe('40');
  });

  test('in another protocol version or with another content type', async () => {
    await begin(ana, 100);
    const path = `${app.baseUrl}/api/3/geo/feature/${code}/uploads/${uuid}`;
    const authorization = `Bearer ${ana.tokens.access_token}`;
    const patch = (more: Record<string, string>) =>
      fetch(path, {
        method: 'PATCH',
        body: 'x',
        headers: {
          authorization,
          'upload-offset': '0',
          'tus-resumable': TUS.version,
          'content-type': 'application/offset+octet-stream',
          ...more,
        },
      });
    const old = await patch({ 'tus-resumable': '0.2.2' });
    expect([old.status, old.headers.get('tus-version')]).toEqual([412, TUS.version]);
    expect((await patch({ 'content-type': 'application/json' })).status).toBe(415);
    expect((await patch({ 'upload-offset': '-1' })).status).toBe(400);
    expect((await ask(ana)).offset).toBe('0');
  });

  test('when a member has too many open uploads, however they are begun', async () => {
    const cam = await app.createPerson(`Cam ${uuid}`);
    await app.database.transaction((tx) =>
      putProjectMember(tx, projectId, cam.memberId, 'project_editor', false),
    );
    const start = () =>
      cam.client.call(uploads.createUpload, {
        params: { code },
        query: { uuid: crypto.randomUUID() },
        headers: headers({ 'upload-length': 10 }),
      });
    const answers = await Promise.allSettled(Array.from({ length: MAX_OPEN_UPLOADS + 10 }, start));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_OPEN_UPLOADS);
    await expect(start()).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('at the end of an upload', () => {
  test('a cancelled one is gone, and its name is free', async () => {
    await begin(ana, 100);
    await append(ana, 0, new Uint8Array(40));
    await cancel(ana);
    expect((await ask(ana)).status).toBe(404);
    await begin(ana, 50);
    expect(await ask(ana)).toEqual({ status: 204, offset: '0', length: '50' });
  });

  test('an abandoned one expires and is purged, others stay', async () => {
    await begin(ana, 100);
    await append(ana, 0, new Uint8Array(40));
    const soon = new Date(Date.now() + (UPLOAD_HOURS - 1) * 3_600_000);
    await app.services.uploads.purge(soon);
    expect((await ask(ana)).offset).toBe('40');
    const late = new Date(Date.now() + (UPLOAD_HOURS + 1) * 3_600_000);
    expect(await app.services.uploads.purge(late)).toBeGreaterThan(0);
    expect((await ask(ana)).status).toBe(404);
    await begin(ana, 100);
    expect((await ask(ana)).offset).toBe('0');
  });

  test('one whose process ended after the last piece is finished on the next request', async () => {
    const picture = Buffer.from(await (await makePicture()).arrayBuffer());
    await begin(ana, picture.length);
    const { Readable } = await import('node:stream');
    const { openDiskStorage } = await import('../../platform/storage/disk-storage.ts');
    const storage = await openDiskStorage(app.config.storageDir);
    await storage.partial(uuid).append(Readable.from([picture]), 0, picture.length);
    expect(await ask(ana)).toEqual({
      status: 204,
      offset: String(picture.length),
      length: String(picture.length),
    });
    expect((await readBytes()).equals(picture)).toBe(true);
  });

  test('one of a deleted feature stops', async () => {
    await begin(ana, 100);
    await ana.client.call(features.deleteFeature, { params: { code } });
    await expect(append(ana, 0, new Uint8Array(10))).rejects.toMatchObject({ code: 'feature_not_found' });
  });
});

test('one whose report moves during the last piece is finished in the new project', async () => {
  const bytes = new Uint8Array(await (await makePicture()).arrayBuffer());
  await begin(ana, bytes.length);
  const half = Math.floor(bytes.length / 2);
  const arrived = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  async function* pieces() {
    yield bytes.subarray(0, half);
    arrived.resolve();
    await letGo.promise;
    yield bytes.subarray(half);
  }
  const sending = fetch(`${app.baseUrl}/api/3/geo/feature/${code}/uploads/${uuid}`, {
    method: 'PATCH',
    headers: headers({
      authorization: `Bearer ${ana.tokens.access_token}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': 0,
    }),
    body: ReadableStream.from(pieces()),
    duplex: 'half',
  } as RequestInit);
  await arrived.promise;
  const partial = join(app.config.storageDir, 'partial', uuid);
  await vi.waitFor(async () => expect((await stat(partial)).size).toBe(half), { interval: 20 });
  await ana.client.call(features.updateFeature, {
    params: { code },
    body: { feature: { project_id: otherId } },
  });
  letGo.resolve();
  const { status, headers: told } = await sending;
  expect([status, told.get('upload-offset')]).toEqual([204, String(bytes.length)]);
  expect(await ask(ana)).toMatchObject({ status: 204, offset: String(bytes.length) });
  expect((await listFiles()).map((file) => file.uuid)).toEqual([uuid]);
});
