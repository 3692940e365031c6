import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ENDPOINTS, type ProjectPermission, type ProjectRole } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RawAnswer, sendRaw, toErrorBody } from '../../../../test/app/raw-request.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makePicture } from '../../../../test/pictures/picture.ts';
import { requireAccess } from '../../../access/require-access.ts';
import { putProjectMember } from '../../projects/index.ts';

const { apiKeys, features, organizations, projects, resources } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let ben: Person;
let orgId: number;
let fromId: number;
let intoId: number;
let code: string;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Marsh');
  ({ organization_id: orgId } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  }));
  const make = async (name: string) =>
    (await ana.client.call(projects.createProject, { params: { org_id: orgId }, body: { name } })).project_id;
  fromId = await make('Kelp beds');
  intoId = await make('Reefs');
  await rank(fromId, 'project_editor');
});
afterAll(() => app.close());
beforeEach(async () => {
  const feature = {
    name: 'Buoy',
    geometry: { type: 'Point' as const, coordinates: [1, 2] as [number, number] },
  };
  const made = await ana.client.call(features.createFeature, {
    query: { project_id: fromId },
    body: { feature },
  });
  code = made.properties.code;
});

const rank = (projectId: number, role: ProjectRole) =>
  app.database.transaction((tx) => putProjectMember(tx, projectId, ben.memberId, role, false));
const move = () =>
  ana.client.call(features.updateFeature, { params: { code }, body: { feature: { project_id: intoId } } });

/** Received bytes that are not attached to anything yet. */
async function countStaged(): Promise<number> {
  const folder = join(app.config.storageDir, 'staging');
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name)).then(({ size }) => size)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Sends an image as multipart and runs `meanwhile` after half of it has arrived. */
async function sendWhile(token: string, uuid: string, meanwhile: () => Promise<unknown>): Promise<RawAnswer> {
  const picture = Buffer.from(await (await makePicture({ width: 400, height: 300 })).arrayBuffer());
  const half = Math.floor(picture.length / 2);
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="reef.png"\r\n\r\n`;
  const letGo = Promise.withResolvers<void>();
  async function* body() {
    yield Buffer.concat([Buffer.from(head), picture.subarray(0, half)]);
    await letGo.promise;
    yield Buffer.concat([picture.subarray(half), Buffer.from('\r\n--b--\r\n')]);
  }
  const sending = sendRaw(`${app.baseUrl}/api/3/geo/feature/${code}/resource?uuid=${uuid}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
    body: Readable.from(body()),
  });
  // The parser holds back bytes that could be a part boundary.
  await vi.waitFor(async () => expect(await countStaged()).toBeGreaterThan(half / 2), { interval: 20 });
  await meanwhile();
  letGo.resolve();
  return sending;
}

describe('an image whose report moves to another project during the upload', () => {
  test('is added in the new project and announced there', async () => {
    await rank(intoId, 'project_editor');
    const uuid = crypto.randomUUID();
    const answer = await sendWhile(ben.tokens.access_token, uuid, move);
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([201, { uuid, file_name: 'reef.png' }]);
    const { properties } = await ana.client.call(features.getFeature, { params: { code } });
    expect(properties).toMatchObject({ project_id: intoId, resources: [{ uuid }], has_resources: true });
    const { rows } = await sql<{ topic: string; type: string }>`
      select topic, type from events order by created_at desc, seq desc limit 1`.execute(app.database.read);
    expect(rows).toEqual([{ topic: `project:${intoId}`, type: 'feature.updated' }]);
  });

  test('is rejected for a member who may only read the new project', async () => {
    await rank(intoId, 'project_viewer');
    const answer = await sendWhile(ben.tokens.access_token, crypto.randomUUID(), move);
    expect([answer.status, toErrorBody(answer).code]).toEqual([403, 'forbidden']);
    const { properties } = await ana.client.call(features.getFeature, { params: { code } });
    expect(properties.resources).toEqual([]);
  });

  test('returns 404 for an API key that does not reach the new project', async () => {
    const { key } = await ana.client.call(apiKeys.createApiKey, {
      params: { org_id: orgId },
      body: { name: 'Tide gauge', scope: 'write', project_id: fromId },
    });
    const answer = await sendWhile(key, crypto.randomUUID(), move);
    expect([answer.status, toErrorBody(answer).code]).toEqual([404, 'feature_not_found']);
    const { properties } = await ana.client.call(features.getFeature, { params: { code } });
    expect(properties.resources).toEqual([]);
  });

  test('returns 404 when the report was deleted', async () => {
    const answer = await sendWhile(ana.tokens.access_token, crypto.randomUUID(), () =>
      ana.client.call(features.deleteFeature, { params: { code } }),
    );
    expect([answer.status, toErrorBody(answer).code]).toEqual([404, 'feature_not_found']);
  });
});

test('files are removed, restored and ordered in the report’s current project', async () => {
  await rank(intoId, 'project_editor');
  // The grant of a request made before the move, which then waits for its lock.
  const grant = <P extends ProjectPermission>(needs: P) =>
    requireAccess(
      app.database.read,
      { memberId: ben.memberId },
      { kind: 'feature', needs, code: 'params.code' },
      { params: { code }, query: {}, body: {} },
    );
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const uuid of [first, second])
    await ben.client.call(resources.addResource, {
      params: { code },
      query: { uuid },
      files: [await makePicture({ width: uuid === first ? 10 : 20 })],
    });
  const [toOrder, toRemove, toRestore] = [
    await grant('resource:update'),
    await grant('resource:delete'),
    await grant('resource:create'),
  ];
  await move();
  const editor = app.services.resourceEditor;
  await editor.order(toOrder, [second, first]);
  await editor.remove(toRemove, first);
  await editor.restore(toRestore, first);
  const { properties } = await ana.client.call(features.getFeature, { params: { code } });
  expect(properties.resources.map(({ uuid }) => uuid)).toEqual([second, first]);
});
