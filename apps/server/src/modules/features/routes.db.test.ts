import { ENDPOINTS, type FeatureCreateInput, type Project } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { getLastSeq } from '../../platform/realtime/event-log.ts';

const { features, organizations, projects } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let project: Project;
let child: Project;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const org = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const params = { org_id: org.organization_id };
  project = await ana.client.call(projects.createProject, { params, body: { name: 'Coast watch' } });
  child = await ana.client.call(projects.createProject, {
    params,
    body: { name: 'Kelp beds', parentId: project.project_id },
  });
});
afterAll(() => app.close());

const buoy: FeatureCreateInput = {
  name: 'Mooring buoy',
  geometry: { type: 'Point', coordinates: [-110.3, 24.1] },
};

function create(feature: FeatureCreateInput, files: File[] = [], projectId = child.project_id) {
  return ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: { feature },
    files,
  });
}

describe('features', () => {
  test('a created feature reads back as sent, with measures of the database', async () => {
    const square: [number, number][] = [
      [-110.4, 24.1],
      [-110.3, 24.1],
      [-110.3, 24.2],
      [-110.4, 24.2],
      [-110.4, 24.1],
    ];
    const made = await create({
      name: 'Kelp canopy',
      geometry: { type: 'Polygon', coordinates: [square] },
      data: [{ key: 'Cover', value: '70', type: 1 }],
      created_origin: 1_700_000_000,
    });
    const read = await ana.client.call(features.getFeature, { params: { code: made.properties.code } });
    expect(read).toEqual(made);
    expect(read.geometry).toEqual({ type: 'Polygon', coordinates: [square] });
    expect(read.properties.created_origin).toBe(1_700_000_000_000);
    // A square of 0.1° at 24° N on the ellipsoid.
    expect(read.properties.area_m2).toBeGreaterThan(112e6);
    expect(read.properties.area_m2).toBeLessThan(113e6);
  });

  test('a parent project lists and counts the features of its subprojects', async () => {
    const made = await create(buoy);
    const page = await ana.client.call(features.listFeaturesWithTotal, {
      params: { project_id: project.project_id },
      query: { limit: 1 },
    });
    expect(page.features[0]?.code).toBe(made.properties.code);
    const counted = await ana.client.call(projects.getProject, {
      params: { org_id: project.organization_id, project_id: project.project_id },
    });
    expect(counted.features_count).toBe(page.total);
  });

  test('a repeated local_uuid creates one feature; with a different body it is rejected', async () => {
    const feature = { ...buoy, local_uuid: crypto.randomUUID() };
    const first = await create(feature);
    const again = await create(feature);
    expect(again.properties.code).toBe(first.properties.code);
    await expect(create({ ...feature, name: 'Another buoy' })).rejects.toMatchObject({
      code: 'local_uuid_reused',
    });
  });

  test('the same request several times at once creates one feature, which is counted and told of once', async () => {
    const params = { project_id: project.project_id };
    const topic = `project:${child.project_id}`;
    const [total, seq] = [
      await ana.client.call(features.getFeaturesTotal, { params }),
      await getLastSeq(app.database.read, topic),
    ];
    const feature = { ...buoy, local_uuid: crypto.randomUUID() };
    const made = await Promise.all(Array.from({ length: 4 }, () => create(feature)));
    expect(new Set(made.map(({ properties }) => properties.code)).size).toBe(1);
    expect(await ana.client.call(features.getFeaturesTotal, { params })).toBe(total + 1);
    expect(await getLastSeq(app.database.read, topic)).toBe(seq + 1);
  });

  test('files sent with the feature read back byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => (i * 31) % 256);
    const made = await create(buoy, [new File([bytes], 'net <1>.bin')]);
    const [file] = made.properties.resources;
    expect(file).toMatchObject({
      file_name: 'net <1>.bin',
      byte_size: 70_000,
      media_type: 'application/octet-stream',
    });
    const answer = await ana.client.call(ENDPOINTS.resources.getResource, {
      params: { code: made.properties.code, uuid: file?.uuid ?? '' },
    });
    expect(new Uint8Array(answer)).toEqual(bytes);
  });

  test('a file name is stripped of paths and control characters, and is optional', async () => {
    const names = ['../../etc/pass\u0000wd\u0007.txt', 'x'.repeat(300)];
    const made = await create(
      buoy,
      names.map((name) => new File(['bytes'], name)),
    );
    expect(made.properties.resources.map((file) => file.file_name).toSorted()).toEqual([
      'passwd.txt',
      'x'.repeat(255),
    ]);
  });

  test('a JSON part needs neither a file name nor a media type', async () => {
    for (const type of [
      '',
      'content-type: application/json\r\n',
      'content-type: application/json; charset=utf-8\r\n',
    ]) {
      const response = await fetch(`${app.baseUrl}/api/3/geo/feature?project_id=${child.project_id}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${ana.tokens.access_token}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
        body: `--x\r\ncontent-disposition: form-data; name="feature"\r\n${type}\r\n${JSON.stringify(buoy)}\r\n--x--\r\n`,
      });
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ properties: { name: 'Mooring buoy' } });
    }
  });

  test('a self-intersecting polygon is rejected with the position', async () => {
    const bowtie: [number, number][] = [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ];
    await expect(
      create({ name: 'Bowtie', geometry: { type: 'Polygon', coordinates: [bowtie] } }),
    ).rejects.toMatchObject({
      status: 400,
      code: 'geometry_invalid',
      detail: expect.stringContaining('0.5 0.5'),
    });
  });

  test('an update from a stale version is rejected and changes nothing', async () => {
    const { properties } = await create(buoy);
    const params = { code: properties.code };
    const edit = (name: string) =>
      ana.client.call(features.updateFeature, { params, body: { feature: { version: 1, name } } });
    expect((await edit('First edit')).properties).toMatchObject({ name: 'First edit', version: 2 });
    await expect(edit('Second edit')).rejects.toMatchObject({ code: 'feature_changed' });
    expect((await ana.client.call(features.getFeature, { params })).properties.name).toBe('First edit');
  });

  test('an update changes only the fields it names', async () => {
    const { properties } = await create({
      ...buoy,
      description: 'Yellow, with a light',
      shared: true,
      is_static: true,
      color: '#ffcc00',
      data: [{ key: 'Depth', value: '12', type: 1 }],
    });
    const params = { code: properties.code };
    const edited = await ana.client.call(features.updateFeature, {
      params,
      body: { feature: { version: 1, name: 'Renamed buoy' } },
    });
    expect(edited).toEqual({
      type: 'Feature',
      geometry: buoy.geometry,
      properties: {
        ...properties,
        version: 2,
        name: 'Renamed buoy',
        updated_at: edited.properties.updated_at,
      },
    });
    const moved = await ana.client.call(features.updateFeature, {
      params,
      body: {
        feature: {
          version: 2,
          geometry: {
            type: 'LineString',
            coordinates: [
              [0, 0],
              [1, 0],
            ],
          },
        },
      },
    });
    // One degree along the equator of the ellipsoid.
    expect(moved.properties).toMatchObject({
      type: 'LineString',
      description: 'Yellow, with a light',
      area_m2: null,
    });
    expect(moved.properties.length_m).toBeCloseTo(111_319.49, 1);
    await ana.client.call(features.deleteFeature, { params });
  });

  test('a deleted feature disappears from reads, lists and counts', async () => {
    const { properties } = await create(buoy);
    const params = { project_id: project.project_id };
    const before = await ana.client.call(features.getFeaturesTotal, { params });
    await ana.client.call(features.deleteFeature, { params: { code: properties.code } });
    expect(await ana.client.call(features.getFeaturesTotal, { params })).toBe(before - 1);
    expect(await ana.client.call(features.getFeaturesTotal, { params, query: { shared: 'false' } })).toBe(
      before - 1,
    );
    await expect(
      ana.client.call(features.getFeature, { params: { code: properties.code } }),
    ).rejects.toMatchObject({
      code: 'feature_not_found',
    });
  });

  test('lists filter by bbox, also across the antimeridian', async () => {
    const taveuni = await create({ ...buoy, geometry: { type: 'Point', coordinates: [179.9, -16.8] } });
    const view = { west: 179, south: -18, east: -179, north: -16 };
    const page = await ana.client.call(features.listFeatures, {
      params: { project_id: project.project_id },
      query: view,
    });
    expect(page.map((f) => f.code)).toEqual([taveuni.properties.code]);
  });
});
