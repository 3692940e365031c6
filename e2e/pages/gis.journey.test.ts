import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpClient, type HttpClient } from '@waypost/client';
import { API_BASE, ENDPOINTS, OGC_COLLECTIONS, type OgcItem, type OgcItems } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

// GDAL reads OGC API Features for most desktop programs, QGIS among them; used where it is installed.
const HAS_GDAL = spawnSync('ogrinfo', ['--version']).status === 0;
if (!HAS_GDAL)
  console.warn('Skipped: ogrinfo (gdal-bin) is not installed, so no desktop GIS opens a project here.');

let dataDir: string;
let scratch: string;
let server: RunningServer;
let client: HttpClient;
let key: string;
let projects: { id: number; count: number }[];

beforeAll(async () => {
  dataDir = await makeDataDir('demo');
  scratch = await mkdtemp(join(tmpdir(), 'waypost-gis-'));
  server = await startServer(dataDir, { SANDBOX: 'on', LOG_LEVEL: 'trace' });
  const visitor = createHttpClient({ baseUrl: server.url });
  const { access_token } = await visitor.call(ENDPOINTS.demo.enterDemo, { body: { person: 'admin' } });
  client = createHttpClient({
    baseUrl: server.url,
    tokens: { getAccessToken: () => access_token, refresh: async () => null },
  });
  const [organization] = await client.call(ENDPOINTS.organizations.listOrganizations);
  const params = { org_id: organization?.organization_id ?? 0 };
  const listed = await client.call(ENDPOINTS.projects.listProjects, { params });
  projects = listed
    .filter(({ parent_id }) => parent_id === null)
    .map(({ project_id: id, features_count: count }) => ({ id, count }));
  ({ key } = await client.call(ENDPOINTS.apiKeys.createApiKey, {
    params,
    body: { name: 'Desktop map', scope: 'read' },
  }));
});
afterAll(async () => {
  await server?.stop();
  await removeDataDir(dataDir);
  await rm(scratch, { recursive: true, force: true });
});

const rootOf = (projectId: number) => `${server.url}${API_BASE}/ogc/projects/${projectId}`;

interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a program of GDAL; the key is in its environment, where no process list shows it. */
function runGdal(program: 'ogrinfo' | 'ogr2ogr', args: readonly string[], env: Record<string, string>) {
  return new Promise<Run>((done, fail) => {
    const child = spawn(program, args, { env: { ...process.env, ...env } });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.once('error', fail);
    child.once('close', (code) => done({ code, output, errors }));
  });
}

const inHeader = () => ({ GDAL_HTTP_HEADERS: `X-API-Key: ${key}` });
const inBasic = () => ({ GDAL_HTTP_USERPWD: `qgis:${key}`, GDAL_HTTP_AUTH: 'BASIC' });

/** All features of a collection, as GDAL reads them through all pages. */
async function readWithGdal(projectId: number, collection: string, ...args: string[]): Promise<OgcItem[]> {
  const run = await runGdal(
    'ogr2ogr',
    ['-f', 'GeoJSON', '/vsistdout/', `OAPIF:${rootOf(projectId)}`, collection, ...args],
    inHeader(),
  );
  expect(run.errors).toBe('');
  return (JSON.parse(run.output) as { features: OgcItem[] }).features;
}

/** The same by the API alone. */
async function readAll(projectId: number, collection: string, query = ''): Promise<OgcItem[]> {
  const all: OgcItem[] = [];
  let href: string | undefined = `${rootOf(projectId)}/collections/${collection}/items?limit=1000${query}`;
  while (href !== undefined) {
    const answer = await fetch(href, { headers: { 'x-api-key': key } });
    const page = (await answer.json()) as OgcItems;
    all.push(...page.features);
    href = page.links.find(({ rel }) => rel === 'next')?.href;
  }
  return all;
}

const idsOf = (items: readonly OgcItem[]) =>
  items.map(({ id, properties }) => String(id ?? properties.id)).toSorted();

describe.skipIf(!HAS_GDAL)('a project opened with GDAL', () => {
  test('has every feature in every collection', async () => {
    expect(projects.reduce((sum, { count }) => sum + count, 0)).toBe(2_000);
    for (const { id, count } of projects) {
      const read = new Map<string, number>();
      for (const collection of OGC_COLLECTIONS) {
        const [ours, theirs] = await Promise.all([readAll(id, collection), readWithGdal(id, collection)]);
        expect(idsOf(theirs), `project ${id}, ${collection}`).toEqual(idsOf(ours));
        read.set(collection, theirs.length);
      }
      expect(read.get('features')).toBe(count);
      const parts = ['points', 'lines', 'areas'].reduce((sum, name) => sum + (read.get(name) ?? 0), 0);
      expect(parts).toBe(count);
    }
  });

  test('reports counts and geometry types, with the key as a password', async () => {
    const { id, count } = projects[0] ?? { id: 0, count: 0 };
    // GDAL infers a collection's type from its newest ten features: this makes them mixed.
    const { properties } = await client.call(ENDPOINTS.features.createFeature, {
      query: { project_id: id },
      body: {
        feature: {
          name: 'Oil slick',
          geometry: {
            type: 'LineString',
            coordinates: [
              [-110, 24],
              [-110.1, 24.1],
            ],
          },
        },
      },
    });
    const run = await runGdal('ogrinfo', ['-so', '-al', `OAPIF:${rootOf(id)}`], inBasic());
    await client.call(ENDPOINTS.features.deleteFeature, { params: { code: properties.code } });
    const layers = [
      ...run.output.matchAll(/Layer name: (\w+)[\s\S]*?Geometry: ([\w ]+)[\s\S]*?Feature Count: (\d+)/g),
    ];
    expect(layers.map(([, name, kind]) => [name, kind])).toEqual([
      ['features', 'Unknown '],
      ['points', 'Point'],
      ['lines', 'Line String'],
      ['areas', 'Multi Polygon'],
    ]);
    const [all = 0, ...parts] = layers.map((layer) => Number(layer[3]));
    expect(all).toBe(count + 1);
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(all);
  });

  test('can be clipped to a bounding box', async () => {
    const id = projects[0]?.id ?? 0;
    const [west, south, east, north] = [-111.6, 23.5, -109.8, 25];
    const theirs = await readWithGdal(id, 'points', '-spat', ...[west, south, east, north].map(String));
    const inView = (await readAll(id, 'points')).filter(({ geometry }) => {
      const [lng, lat] = (geometry as { coordinates: [number, number] }).coordinates;
      return lng >= west && lng <= east && lat >= south && lat <= north;
    });
    expect(inView.length).toBeGreaterThan(10);
    expect(idsOf(theirs)).toEqual(idsOf(inView));
    expect(idsOf(await readAll(id, 'points', `&bbox=${west},${south},${east},${north}`))).toEqual(
      idsOf(inView),
    );
  });

  test('keeps altitudes and decimals beyond the first page', async () => {
    const project = projects[0]?.id ?? 0;
    // The newest come first: more than the ten from which a program infers column types have integers.
    const depths = ['2.5', ...Array.from({ length: 30 }, (_, index) => String(index))];
    for (const [index, value] of depths.entries()) {
      await client.call(ENDPOINTS.features.createFeature, {
        query: { project_id: project },
        body: {
          feature: {
            name: `Sounding ${index}`,
            geometry: { type: 'Point', coordinates: [-110, 24, 7.25] },
            created_origin: Date.now() + index * 1_000,
            data: [{ key: 'Sounding', value, type: 1 }],
          },
        },
      });
    }
    const read = (await readWithGdal(project, 'points')).filter(({ properties }) =>
      String(properties.name).startsWith('Sounding'),
    );
    expect(read).toHaveLength(depths.length);
    const bySounding = read.map(({ properties }) => Number(properties.Sounding)).toSorted((a, b) => a - b);
    expect(bySounding).toEqual(depths.map(Number).toSorted((a, b) => a - b));
    for (const { geometry } of read) expect(geometry).toMatchObject({ coordinates: [-110, 24, 7.25] });
  });

  test('converts to a file with every column', async () => {
    const id = projects[0]?.id ?? 0;
    const file = join(scratch, 'project.gpkg');
    const made = await runGdal('ogr2ogr', ['-f', 'GPKG', file, `OAPIF:${rootOf(id)}`, 'areas'], inHeader());
    expect([made.code, made.errors]).toEqual([0, '']);
    const info = await runGdal('ogrinfo', ['-so', file, 'areas'], {});
    const areas = await readAll(id, 'areas');
    expect(info.output).toContain(`Feature Count: ${areas.length}`);
    for (const column of Object.keys(areas[0]?.properties ?? {})) {
      expect(info.output).toContain(`\n${column}: `);
    }
  });

  test('is refused without a key and with an unknown key', async () => {
    const address = `OAPIF:${rootOf(projects[0]?.id ?? 0)}`;
    for (const env of [{}, { GDAL_HTTP_HEADERS: `X-API-Key: wp_${'A'.repeat(43)}` }]) {
      const run = await runGdal('ogrinfo', ['-so', '-al', address], env);
      expect(run.code).not.toBe(0);
      expect(run.output).not.toContain('Feature Count');
    }
  });
});

test('the addresses that the project settings show open the project, with the key as a password', async () => {
  const id = projects[0]?.id ?? 0;
  const authorization = `Basic ${Buffer.from(`anyone:${key}`).toString('base64')}`;
  for (const address of [rootOf(id), `${server.url}${API_BASE}/tiles/features/${id}/tiles.json`])
    expect((await fetch(address, { headers: { authorization } })).status).toBe(200);
});

test('the log contains no key, at any level and wherever the key was sent', async () => {
  const address = `${rootOf(projects[0]?.id ?? 0)}/collections/points/items`;
  await fetch(address, { headers: { 'x-api-key': key } });
  const misplaced = await fetch(`${address}?api_key=${key}`, { headers: { 'x-api-key': key } });
  expect(misplaced.status).toBe(400);
  expect(await misplaced.text()).not.toContain(key);
  expect(server.output()).not.toContain(key);
});
