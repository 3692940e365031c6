import { API_BASE, ENDPOINTS } from '@waypost/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendRaw } from '../../../test/app/raw-request.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { countPoints, decodeTile } from '../../../test/tiles/decode-tile.ts';
import { buildApp } from '../../app.ts';
import { openPostgresDatabase } from '../../platform/db/postgres/postgres-database.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { insertOrganizationMember } from '../organizations/index.ts';

const { features, organizations, projects } = ENDPOINTS;

/**
 * Rights and tile versions are cached for a burst of tile requests; these tests show that the cache is never
 * noticeable.
 */

let app: TestApp;
let ana: Person;
let bo: Person;
let org_id: number;
let project_id: number;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  bo = await app.createPerson('Bo Lind');
  const organization = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  org_id = organization.organization_id;
  await app.database.transaction((tx) => insertOrganizationMember(tx, org_id, bo.memberId, 'org_viewer'));
});
afterAll(() => app.close());

beforeEach(async () => {
  const made = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Coast watch' },
  });
  project_id = made.project_id;
  await addBo();
});

const ofBo = () => ({ org_id, project_id, member_id: bo.memberId });
const addBo = () =>
  ana.client.call(projects.addProjectMember, { params: { org_id, project_id }, body: { email: bo.email } });
const sight = () =>
  ana.client.call(features.createFeature, {
    query: { project_id },
    body: { feature: { name: 'Sighting', geometry: { type: 'Point', coordinates: [10, 10] } } },
  });

async function askTile(baseUrl = app.baseUrl, person = bo) {
  const answer = await sendRaw(`${baseUrl}${API_BASE}/tiles/features/${project_id}/0/0/0`, {
    method: 'GET',
    headers: { authorization: `Bearer ${person.tokens.access_token}` },
  });
  return answer.status;
}

async function countTile(): Promise<number> {
  const bytes = await bo.client.call(ENDPOINTS.tiles.getFeatureTile, {
    params: { project_id, z: 0, x: 0, y: 0 },
  });
  return bytes === undefined ? 0 : countPoints(decodeTile(new Uint8Array(bytes)), true);
}

test('a removed member gets no further tile, and gets tiles again when added', async () => {
  await sight();
  for (let round = 0; round < 3; round += 1) {
    expect(await Promise.all([askTile(), askTile()])).toEqual([200, 200]);
    await ana.client.call(projects.removeProjectMember, { params: ofBo() });
    expect(await Promise.all([askTile(), askTile()])).toEqual([404, 404]);
    await addBo();
  }
  expect(await askTile()).toBe(200);
});

test('a deleted project serves no further tile', async () => {
  await sight();
  expect(await askTile()).toBe(200);
  await ana.client.call(projects.deleteProject, { params: { org_id, project_id } });
  expect(await askTile()).toBe(404);
});

test('a new report is in the next tile', async () => {
  for (let count = 1; count <= 4; count += 1) {
    await sight();
    expect(await countTile()).toBe(count);
  }
});

test('the cached rights of one member do not apply to another', async () => {
  await sight();
  const mallory = await app.createPerson('Mallory Fox');
  expect(await askTile()).toBe(200);
  expect(await askTile(app.baseUrl, mallory)).toBe(404);
});

test('another process hears of a removal', async ({ skip }) => {
  const url = app.databaseUrl;
  if (url === null) {
    console.warn('Skipped: two processes on one database need PostgreSQL.');
    skip();
    return;
  }
  await sight();
  const database = await openPostgresDatabase(url, 4, () => {});
  const other = await buildApp(app.config, database, createLogger(app.config));
  const otherUrl = await other.http.listen({ host: '127.0.0.1', port: 0 });
  try {
    expect(await askTile(otherUrl)).toBe(200);
    await ana.client.call(projects.removeProjectMember, { params: ofBo() });
    // The notification is on its way, and must arrive within the second that rights are cached.
    await expect.poll(() => askTile(otherUrl), { timeout: 1_000, interval: 20 }).toBe(404);
  } finally {
    await other.http.close();
    await database.close();
  }
});
