import type { Readable } from 'node:stream';
import {
  API_BASE,
  CLASS_COLORS,
  ENDPOINTS,
  type FeatureCreateInput,
  type LayerFilterEntry,
  MAX_DIRECT_EXPORT,
  NO_CLASS_COLOR,
  type TimelineBars,
  type TimelineRange,
} from '@waypost/contract';
import { decodeFile } from '@waypost/geo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../../../test/app/raw-request.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makePicture } from '../../../../test/pictures/picture.ts';
import { countPoints, decodeTile, toTile } from '../../../../test/tiles/decode-tile.ts';
import { requireOrganization } from '../../../access/require-access.ts';
import {
  codeOf,
  createLayerWorld,
  FOLDER,
  type LayerWorld,
  toCollected,
  toFilter,
  toPoint,
  toSquare,
} from '../layers.fixture.ts';

const { collectedLayers, features, layerFeatures, layers, projects, templates } = ENDPOINTS;
const DAY_MS = 86_400_000;
/** More than one request may contain, in three projects. */
const LARGE = MAX_DIRECT_EXPORT + 298;
const NOW = Date.now() - 5 * DAY_MS;

let app: TestApp;
let world: LayerWorld;
let ana: Person;
/** A member of the organization who reads one of its projects. */
let bo: Person;
let org_id: number;
let coast: number;
let bay: number;
let child: number;
let templateId: number;

/** As it is stored; GeoJSON that goes out has it the other way round. */
const CLOCKWISE: FeatureCreateInput['geometry'] = {
  type: 'Polygon',
  coordinates: [
    [
      [6, 24],
      [6, 24.2],
      [6.2, 24.2],
      [6.2, 24],
      [6, 24],
    ],
  ],
};

const named = (name: string, lng: number, more: Partial<FeatureCreateInput> = {}): FeatureCreateInput => ({
  name,
  geometry: toPoint(lng, 24),
  created_origin: NOW - lng * DAY_MS,
  ...more,
});

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  world = await createLayerWorld(app);
  ({ admin: ana, org_id } = world);
  coast = await world.makeProject('Coast watch');
  bay = await world.makeProject('Bay patrol');
  child = await world.makeProject('Kelp beds', coast);
  bo = await world.makePerson('org_member');
  await world.letInto(bo, coast, 'project_viewer');
  const body = { name: 'Net report', geometry_type: 'Point' as const };
  const params = { project_id: coast };
  templateId = (await ana.client.call(templates.createTemplate, { params, body })).id;
  await world.makeFeatures(coast, [
    named('Gillnet one', 1, { template_id: templateId, data: [{ key: 'Count', value: '3', type: 1 }] }),
    named('Trap two', 2, { description: 'a gillnet too' }),
    named('Transect three', 3, {
      geometry: {
        type: 'LineString',
        coordinates: [
          [3, 24],
          [3.5, 24.5],
        ],
      },
    }),
  ]);
  await world.makeFeatures(bay, [
    named('Public four', 4, { shared: true, data: [{ key: 'Nota', value: '=1+1', type: 0 }] }),
    named('Private five', 5),
    named('Zone six', 6, { shared: true, geometry: CLOCKWISE }),
  ]);
  await world.makeFeatures(child, [named('Kelp seven', 7)]);
});
afterAll(() => app.close());

const listOf = (layer_id: string, query: object = {}, who: Person = ana) =>
  who.client.call(layerFeatures.listLayerFeatures, { params: { org_id, layer_id }, query });
const namesOf = async (layer_id: string, query: object = {}, who: Person = ana) =>
  (await listOf(layer_id, query, who)).features.map(({ properties }) => properties.name.split(' ')[1]);
const csvOf = async (layer_id: string, query: object = {}, who: Person = ana) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await who.client.call(layerFeatures.downloadLayerCsv, { params: { org_id, layer_id }, query }),
  );
const countBars = ({ dimensions }: TimelineBars) =>
  dimensions.flatMap(({ dates }) => dates).reduce((sum, { count }) => sum + count, 0);
const stateOf = (layer_id: string, query: object = {}, who: Person = ana) =>
  who.client.call(layerFeatures.getLayerTileState, { params: { org_id, layer_id }, query });

async function tileOf(
  layer_id: string,
  [z, x, y]: readonly [number, number, number],
  query: object = {},
  who: Person = ana,
) {
  const params = { org_id, layer_id, z, x, y };
  const bytes = await who.client.call(layerFeatures.getLayerTile, { params, query });
  return bytes === undefined ? [] : decodeTile(new Uint8Array(bytes));
}

describe('a collected-data layer', () => {
  test('lists the features of its projects, newest first, with data, and not of those below them', async () => {
    const code = await world.makeLayer(toCollected([coast, bay]));
    const page = await listOf(code);
    expect(page.total).toBe(6);
    expect(page.features.map(({ properties }) => properties.name)).toEqual([
      'Gillnet one',
      'Trap two',
      'Transect three',
      'Public four',
      'Private five',
      'Zone six',
    ]);
    expect(page.features.at(-1)?.geometry).toEqual(toSquare(6, 24, 0.2));
    expect(page.features[0]).toMatchObject({
      type: 'Feature',
      geometry: toPoint(1, 24),
      properties: {
        project_id: coast,
        project_name: 'Coast watch',
        template_name: 'Net report',
        data: [{ key: 'Count', value: '3', type: 1 }],
        created_origin: NOW - DAY_MS,
        bbox: [1, 24, 1, 24],
      },
    });
    expect(await namesOf(code, { limit: 2, offset: 3 })).toEqual(['four', 'five']);
    expect(await namesOf(await world.makeLayer(toCollected([child])))).toEqual(['seven']);
  });

  test.each<[string, () => LayerFilterEntry, string[]]>([
    ['templates', () => ({ type: 'ArrayFilter', field_name: 'template_id', config: [templateId] }), ['one']],
    ['members', () => ({ type: 'ArrayFilter', field_name: 'member_id', config: [bo.memberId] }), []],
    [
      'geometry types',
      () => ({ type: 'ArrayFilter', field_name: 'geometry_type', config: ['LineString', 'Polygon'] }),
      ['three', 'six'],
    ],
    ['words', () => ({ type: 'TextFilter', field_name: 'search', config: 'gillnet' }), ['one', 'two']],
    ['Public only', () => ({ type: 'BoolFilter', field_name: 'is_public', config: true }), ['four', 'six']],
    [
      'an area',
      () => ({ type: 'GeometryFilter', field_name: 'geometry', config: toSquare(3.4, 23.5, 1) }),
      ['three', 'four'],
    ],
    [
      'no area',
      () => ({ type: 'GeometryFilter', field_name: 'geometry', config: null }),
      ['one', 'two', 'three', 'four', 'five', 'six'],
    ],
    [
      'an empty list, which is any',
      () => ({ type: 'ArrayFilter', field_name: 'member_id', config: [] }),
      ['one', 'two', 'three', 'four', 'five', 'six'],
    ],
    ['an entry that is not understood, which shows nothing', () => ({ type: 'NotFilter', config: {} }), []],
  ])('filters by %s, in lists, counts and tiles alike', async (_title, toEntry, expected) => {
    const code = await world.makeLayer(toCollected([coast, bay], toEntry()));
    expect(await namesOf(code)).toEqual(expected);
    expect((await listOf(code)).total).toBe(expected.length);
    expect((await stateOf(code)).count).toBe(expected.length);
    const shown = new Set((await tileOf(code, [5, 16, 13])).map(({ properties }) => properties.name));
    for (const { properties } of (await listOf(code)).features) expect(shown).toContain(properties.name);
    expect(shown.size).toBe(expected.length);
    const rows = (await csvOf(code)).trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(expected.length);
  });

  test('takes templates and people of other organizations, which have no features here', async () => {
    const other = await createLayerWorld(app);
    const params = { project_id: await other.makeProject('Theirs') };
    const body = { name: 'Their form', geometry_type: 'Point' as const };
    const { id } = await other.admin.client.call(templates.createTemplate, { params, body });
    for (const entry of [
      { type: 'ArrayFilter', field_name: 'template_id', config: [id] },
      { type: 'ArrayFilter', field_name: 'member_id', config: [other.admin.memberId] },
    ]) {
      const code = await world.makeLayer(toCollected([coast, bay], entry));
      expect(await namesOf(code)).toEqual([]);
      expect((await stateOf(code)).count).toBe(0);
    }
  });

  test('without projects shows nothing', async () => {
    const code = await world.makeLayer(toCollected([]));
    expect(await listOf(code)).toEqual({ type: 'FeatureCollection', total: 0, features: [] });
    expect(await stateOf(code)).toMatchObject({ count: 0, bbox: null });
    expect(await tileOf(code, [0, 0, 0])).toEqual([]);
  });

  test('is restricted to a range of time, both ends included', async () => {
    const code = await world.makeLayer(toCollected([coast, bay]));
    const range = { startDate: NOW - 4 * DAY_MS, endDate: NOW - 2 * DAY_MS };
    expect(await namesOf(code, range)).toEqual(['two', 'three', 'four']);
    expect(await stateOf(code, range)).toMatchObject({ count: 3, bbox: [2, 24, 4, 24.5] });
    const shown = await tileOf(code, [5, 16, 13], range);
    expect(shown.map(({ properties }) => properties.name).toSorted()).toEqual([
      'Public four',
      'Transect three',
      'Trap two',
    ]);
    expect(
      (await csvOf(code, { startDate: new Date(range.startDate).toISOString() })).split('\r\n'),
    ).toHaveLength(6);
  });

  test('has a timeline of what its reader may read, in bars of the range', async () => {
    const layer_id = await world.makeLayer(toCollected([coast, bay]));
    const timelineOf = (range: TimelineRange, who: Person = ana) =>
      who.client.call(layerFeatures.getLayerTimeline, { params: { org_id, layer_id }, query: { range } });
    const month = await timelineOf('month');
    expect([month.bucket, month.dimensions.map(({ id }) => id)]).toEqual(['6 hours', [`layer:${layer_id}`]]);
    expect(countBars(month)).toBe((await listOf(layer_id)).total);
    expect(countBars(await timelineOf('24h'))).toBe(0);
    const seen = countBars(await timelineOf('month', bo));
    expect(seen).toBe((await listOf(layer_id, {}, bo)).total);
    expect(seen).toBeLessThan(countBars(month));
  });

  test('shows each reader what they may read, and no name of a project that they may not', async () => {
    const code = await world.makeLayer(toCollected([coast, bay]));
    const page = await listOf(code, {}, bo);
    expect(page.total).toBe(5);
    expect(page.features.map(({ properties }) => [properties.name, properties.project_name])).toEqual([
      ['Gillnet one', 'Coast watch'],
      ['Trap two', 'Coast watch'],
      ['Transect three', 'Coast watch'],
      ['Public four', null],
      ['Zone six', null],
    ]);
    const csv = await csvOf(code, {}, bo);
    expect(csv).not.toContain('Private five');
    expect(csv).not.toContain('Bay patrol');
    expect((await stateOf(code, {}, bo)).count).toBe(5);
    const shown = await tileOf(code, [5, 16, 13], {}, bo);
    expect(shown.map(({ properties }) => properties.name)).not.toContain('Private five');
    expect(shown).toHaveLength(5);
  });

  test('colours its features as whoever may change it says, and each sees the classes of what they may read', async () => {
    const code = await world.makeLayer(toCollected([coast, bay]));
    const params = { org_id, layer_id: code };
    const colour = (color_by: string | null, who: Person = ana) =>
      who.client.call(layers.updateLayer, { params, body: { color_by } });
    const legendOf = async (who: Person = ana) =>
      (await who.client.call(layerFeatures.getLayerLegend, { params })).classes.map(
        ({ label, kind, count }) => [label ?? kind, count],
      );
    const colorsOf = async () =>
      new Set((await tileOf(code, [5, 16, 13])).map(({ properties }) => properties.color));
    const { version } = await stateOf(code);
    expect(await legendOf()).toEqual([]);
    expect((await colour('#D6409F')).color_by).toBe('#d6409f');
    expect((await stateOf(code)).version).not.toBe(version);
    expect(await colorsOf()).toEqual(new Set(['#d6409f']));
    const timeline = await ana.client.call(layerFeatures.getLayerTimeline, {
      params,
      query: { range: 'all' },
    });
    expect(timeline.dimensions.map(({ color }) => color)).toEqual(['#d6409f']);
    await colour('template');
    expect(await legendOf()).toEqual([
      ['Net report', 1],
      ['none', 5],
    ]);
    expect(await colorsOf()).toEqual(new Set([CLASS_COLORS[0], NO_CLASS_COLOR]));
    await colour('data:Nota');
    expect(await legendOf()).toEqual([
      ['=1+1', 1],
      ['none', 5],
    ]);
    expect(await legendOf(bo)).toEqual([
      ['=1+1', 1],
      ['none', 4],
    ]);
    await colour(null);
    expect((await stateOf(code)).version).toBe(version);
    await expect(colour('member')).rejects.toMatchObject({ code: 'validation_failed' });
    const viewer = await world.makePerson('org_viewer');
    await expect(colour('template', viewer)).rejects.toMatchObject({ code: 'forbidden' });
    const group = await world.makeLayer({ type: 100, name: 'Group' });
    const ofGroup = { params: { org_id, layer_id: group }, body: { color_by: 'template' } };
    await expect(ana.client.call(layers.updateLayer, ofGroup)).rejects.toMatchObject({
      code: 'validation_failed',
      issues: [{ path: 'body.color_by', message: 'This layer shows no features.' }],
    });
  });

  test('names the keys of the newest features that its reader may read', async () => {
    const code = await world.makeLayer(toCollected([coast, bay]));
    const fieldsOf = (who: Person) =>
      who.client.call(layerFeatures.listLayerFields, { params: { org_id, layer_id: code } });
    expect(await fieldsOf(ana)).toEqual([
      { key: 'Count', type: 1 },
      { key: 'Nota', type: 0 },
    ]);
    const viewer = await world.makePerson('org_viewer');
    expect(await fieldsOf(viewer)).toEqual([{ key: 'Nota', type: 0 }]);
  });

  test('follows rights, projects and features at once', async () => {
    const own = await createLayerWorld(app);
    const [a, b] = [await own.makeProject('Project a'), await own.makeProject('Project b')];
    const [inA] = await own.makeFeatures(a, [named('Hidden one', 1)]);
    await own.makeFeatures(b, [named('Hidden two', 2)]);
    const code = await own.makeLayer(toCollected([a, b]));
    const reader = await own.makePerson('org_viewer');
    const params = { org_id: own.org_id, layer_id: code };
    const countFor = async (who: Person) => {
      const { total } = await who.client.call(layerFeatures.listLayerFeatures, { params });
      const { count } = await who.client.call(layerFeatures.getLayerTileState, { params });
      const tile = await who.client.call(layerFeatures.getLayerTile, {
        params: { ...params, z: 0, x: 0, y: 0 },
      });
      const drawn = tile === undefined ? 0 : countPoints(decodeTile(new Uint8Array(tile)), true);
      const timeline = await who.client.call(layerFeatures.getLayerTimeline, {
        params,
        query: { range: 'all' as const },
      });
      expect([count, drawn, countBars(timeline)]).toEqual([total, total, total]);
      return total;
    };
    expect(await countFor(reader)).toBe(0);
    const versionFor = async (who: Person) =>
      (await who.client.call(layerFeatures.getLayerTileState, { params })).version;
    const before = await versionFor(reader);
    await own.letInto(reader, a, 'project_viewer');
    expect(await countFor(reader)).toBe(1);
    expect(await versionFor(reader)).not.toBe(before);
    const project = { org_id: own.org_id, project_id: a };
    await own.admin.client.call(projects.removeProjectMember, {
      params: { ...project, member_id: reader.memberId },
    });
    expect(await countFor(reader)).toBe(0);
    await own.admin.client.call(features.updateFeature, {
      params: { code: inA ?? '' },
      body: { feature: { shared: true } },
    });
    expect(await countFor(reader)).toBe(1);
    await own.admin.client.call(features.deleteFeature, { params: { code: inA ?? '' } });
    expect(await countFor(reader)).toBe(0);
    expect(await countFor(own.admin)).toBe(1);
    const filter = toFilter([a]);
    await own.admin.client.call(collectedLayers.updateCollectedData, { params, body: { filter } });
    expect(await countFor(own.admin)).toBe(0);
    await own.makeFeatures(a, [named('New', 3)]);
    expect(await countFor(own.admin)).toBe(1);
    await own.admin.client.call(projects.deleteProject, { params: project });
    expect(await countFor(own.admin)).toBe(0);
  });
});

describe('a layer without features', () => {
  test('has no list, file or tiles', async () => {
    const layer_id = await world.makeLayer({ type: 100, name: 'Patrol' });
    expect(await codeOf(listOf(layer_id))).toBe('layer_without_features');
    expect(await codeOf(csvOf(layer_id))).toBe('layer_without_features');
    expect(await codeOf(stateOf(layer_id))).toBe('layer_without_features');
    expect(await codeOf(tileOf(layer_id, [0, 0, 0]))).toBe('layer_without_features');
    expect(await codeOf(listOf(crypto.randomUUID()))).toBe('layer_not_found');
  });
});

describe('a file of a layer', () => {
  test('is CSV with a column for each key, addresses of photographs, and no formulas', async () => {
    const project = await world.makeProject('Pictured');
    await ana.client.call(features.createFeature, {
      query: { project_id: project },
      body: {
        feature: {
          name: '=HYPERLINK("http://x")',
          geometry: toPoint(1, 2),
          data: [
            { key: 'Depth', value: '12.5', type: 1 },
            { key: 'Nota', value: '@SUM(A1)', type: 0 },
          ],
        },
      },
      files: [await makePicture()],
    });
    const layer_id = await world.makeLayer({ ...toCollected([project, bay]), name: 'Redes, 2026' });
    const path = `${API_BASE}/org/${org_id}/layers/${layer_id}/features/csv`;
    const response = await fetch(app.baseUrl + path, {
      headers: { authorization: `Bearer ${ana.tokens.access_token}` },
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const day = new Date().toISOString().slice(0, 10);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''Redes-2026-${day}.csv`,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    const [head = '', first = ''] = new TextDecoder().decode(bytes).split('\r\n');
    const columns = head.replace('\ufeff', '').split(',');
    for (const name of ['latitude', 'longitude', 'name', 'Depth', 'Nota', 'waypost_photos', 'wkt']) {
      expect(columns).toContain(name);
    }
    expect(first).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(first).toContain(`'@SUM(A1)`);
    const [address = ''] = /http:\/\/[\w.:]+\/api\S+\/resource\/[0-9a-f-]{36}/.exec(first) ?? [];
    const picture = await fetch(address.replace(/^http:\/\/[^/]+/, app.baseUrl), {
      headers: { authorization: `Bearer ${ana.tokens.access_token}` },
    });
    expect(Buffer.from(await picture.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
    // Our own import restores the data alone: the addresses are not taken for an answer.
    const decoded = await decodeFile({ name: 'redes.csv', bytes });
    if (!decoded.ok) throw new Error('The file is not readable.');
    const [made] = decoded.features.filter(({ properties }) => properties.name.startsWith('=HYPER'));
    expect(made?.properties.data).toEqual([
      { key: 'Depth', value: '12.5', type: 1 },
      { key: 'Nota', value: '@SUM(A1)', type: 0 },
    ]);
  });

  test('contains every feature of several projects once, newest first, beyond one page', async () => {
    const own = await createLayerWorld(app);
    const ids = [
      await own.makeProject('Project a'),
      await own.makeProject('Project b'),
      await own.makeProject('Project c'),
    ];
    for (const [at, id] of ids.entries()) {
      const made = Array.from({ length: LARGE / ids.length }, (_, n) =>
        named(`Drifter ${n * ids.length + at}`, (n % 100) / 2, { shared: n % 2 === 0 }),
      );
      await own.makeFeatures(id, made);
    }
    const layer_id = await own.makeLayer(toCollected(ids));
    const params = { org_id: own.org_id, layer_id };
    const read = async (who: Person) => {
      const text = new TextDecoder().decode(
        await who.client.call(layerFeatures.downloadLayerCsv, { params }),
      );
      return text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(','));
    };
    const rows = await read(own.admin);
    expect(new Set(rows.map((row) => row[2])).size).toBe(LARGE);
    const times = rows.map((row) => Date.parse(row[5] ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const viewer = await own.makePerson('org_viewer');
    expect(await read(viewer)).toHaveLength(LARGE / 2);
    const download = (format: 'geojson' | 'csv') =>
      own.admin.client.call(layerFeatures.exportLayerFeatures, { params, query: { format } });
    const collection = JSON.parse(new TextDecoder().decode(await download('geojson')));
    expect(collection.features).toHaveLength(LARGE);
    expect((await download('csv')).byteLength).toBeGreaterThan(100_000);
  });

  test('ends for a reader who loses a project meanwhile', async () => {
    const own = await createLayerWorld(app);
    const project = await own.makeProject('Large');
    // More than two pages: one is written and the next one read already when the role is lost.
    const made = Array.from({ length: 4_100 }, (_, n) => named(`Drifter ${n}`, (n % 100) / 2));
    await own.makeFeatures(project, made);
    const layer_id = await own.makeLayer(toCollected([project]));
    const reader = await own.makePerson('org_viewer');
    await own.letInto(reader, project, 'project_viewer');
    const grant = await requireOrganization(app.database.read, reader, own.org_id, 'layer:read');
    const { body } = await app.services.layerFeatures.exportFile(grant, layer_id, {}, 'csv');
    const chunks = (body as Readable)[Symbol.asyncIterator]();
    expect((await chunks.next()).value?.length).toBeGreaterThan(1_000);
    await own.admin.client.call(projects.removeProjectMember, {
      params: { org_id: own.org_id, project_id: project, member_id: reader.memberId },
    });
    const rest = async () => {
      while ((await chunks.next()).done !== true);
    };
    await expect(rest()).rejects.toMatchObject({ code: 'layer_not_found' });
  });

  test.each(['geojson', 'kml', 'gpx', 'geopackage'] as const)('is also %s', async (format) => {
    const layer_id = await world.makeLayer(toCollected([coast, bay]));
    const bytes = await ana.client.call(layerFeatures.exportLayerFeatures, {
      params: { org_id, layer_id },
      query: { format },
    });
    const decoded = await decodeFile({
      name: `file.${format === 'geopackage' ? 'gpkg' : format}`,
      bytes: new Uint8Array(bytes),
    });
    if (!decoded.ok) throw new Error(`The ${format} is not readable.`);
    const names = decoded.features.map(({ properties }) => properties.name);
    expect(names).toContain('Gillnet one');
    expect(names).toHaveLength(format === 'gpx' ? 5 : 6);
  });

  test('is recorded in the audit log', async () => {
    const layer_id = await world.makeLayer({ ...toCollected([coast]), name: 'Recorded' });
    await csvOf(layer_id, {}, bo);
    const { entries } = await ana.client.call(ENDPOINTS.audit.listOrganizationAudit, {
      params: { org_id },
      query: { limit: 1 },
    });
    expect(entries[0]).toMatchObject({
      action: 'data.exported',
      subject: 'csv, layer Recorded',
      became: '3',
      actor: { name: expect.stringMatching(/^org_member/) },
    });
  });
});

describe('tiles of a layer', () => {
  test('are those of a project with the same features', async () => {
    const own = await createLayerWorld(app);
    const [a, b, whole] = [
      await own.makeProject('Project a'),
      await own.makeProject('Project b'),
      await own.makeProject('Project whole'),
    ];
    const all = Array.from({ length: 60 }, (_, n) =>
      named(`Sighting ${n % 5}`, n % 40, {
        geometry: toPoint((n % 10) / 3, (n % 3) / 5 + (n > 40 ? 12 : 0)),
        shared: n % 2 === 0,
        color: n % 3 === 0 ? '#ff0000' : '#00ff00',
      }),
    );
    await own.makeFeatures(a, all.slice(0, 25));
    await own.makeFeatures(b, all.slice(25));
    await own.makeFeatures(whole, all);
    const layer_id = await own.makeLayer(toCollected([a, b]));
    let clusters = 0;
    for (const z of [0, 3, 6, 9, 13, 14]) {
      const [x, y] = toTile(z, 0.1, 0.3);
      const place = { z, x, y };
      const ofLayer = await own.admin.client.call(layerFeatures.getLayerTile, {
        params: { org_id: own.org_id, layer_id, ...place },
      });
      const ofProject = await own.admin.client.call(ENDPOINTS.tiles.getFeatureTile, {
        params: { project_id: whole, ...place },
      });
      const describe = (bytes: ArrayBuffer) =>
        decodeTile(new Uint8Array(bytes))
          .map(({ layer, type, at, properties: { code: _code, ...rest } }) =>
            JSON.stringify([layer, type, at, Object.entries(rest).toSorted()]),
          )
          .toSorted();
      expect(describe(ofLayer)).toEqual(describe(ofProject));
      clusters += decodeTile(new Uint8Array(ofLayer)).filter(({ layer }) => layer === 'clusters').length;
    }
    expect(clusters).toBeGreaterThan(3);
  });

  test('leave out a project and those below it, which its own tiles show', async () => {
    const layer_id = await world.makeLayer(toCollected([coast, bay, child]));
    const shownOf = async (query: object, who: Person = ana) => ({
      count: (await stateOf(layer_id, query, who)).count,
      names: (await tileOf(layer_id, [0, 0, 0], query, who)).map(({ properties }) => properties['name']),
    });
    const ofBay = ['Private five', 'Public four', 'Zone six'];
    const beside = await shownOf({ beside: coast });
    expect({ ...beside, names: beside.names.toSorted() }).toEqual({ count: 3, names: ofBay });
    expect(await shownOf({ beside: bay })).toMatchObject({ count: 4 });
    expect(await shownOf({ beside: child })).toMatchObject({ count: 6 });
    // Leaving out gives nobody more: of the bay, this member reads the Public features alone.
    const ofBo = await shownOf({ beside: coast }, bo);
    expect(ofBo.names.toSorted()).toEqual(['Public four', 'Zone six']);
    const only = await world.makeLayer(toCollected([coast]));
    expect(await stateOf(only, { beside: coast })).toMatchObject({ count: 0, bbox: null });
    expect(await tileOf(only, [0, 0, 0], { beside: coast })).toEqual([]);
    const versions = [await stateOf(layer_id), await stateOf(layer_id, { beside: coast })];
    expect(new Set(versions.map(({ version }) => version)).size).toBe(2);
  });

  test('are cached under their version, and 304 for a reader who has them', async () => {
    const layer_id = await world.makeLayer(toCollected([coast]));
    const { version } = await stateOf(layer_id);
    expect(version.length).toBeLessThanOrEqual(64);
    const path = `${API_BASE}/tiles/layers/${org_id}/${layer_id}/5/16/13`;
    const ask = (query: string, headers: Record<string, string> = {}) =>
      sendRaw(app.baseUrl + path + query, {
        method: 'GET',
        headers: { authorization: `Bearer ${ana.tokens.access_token}`, ...headers },
      });
    const current = await ask(`?v=${version}`);
    expect(current.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect((await ask('?v=old')).headers['cache-control']).toBe('private, no-cache');
    const etag = String(current.headers.etag);
    expect((await ask('', { 'if-none-match': etag })).status).toBe(304);
    await world.makeFeatures(coast, [named('Newest', 0)]);
    expect((await ask('', { 'if-none-match': etag })).status).toBe(200);
  });

  test('are never those of another reader of the same URL', async () => {
    const own = await createLayerWorld(app);
    const project = await own.makeProject('Project a');
    await own.makeFeatures(project, [named('Private', 1), named('Public', 2, { shared: true })]);
    const layer_id = await own.makeLayer(toCollected([project]));
    const viewers = [await own.makePerson('org_viewer'), await own.makePerson('org_viewer')];
    const ask = async (who: Person) => {
      const url = `${app.baseUrl}${API_BASE}/tiles/layers/${own.org_id}/${layer_id}/0/0/0?v=same`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${who.tokens.access_token}` } });
      return countPoints(decodeTile(new Uint8Array(await response.arrayBuffer())), true);
    };
    for (let round = 0; round < 4; round += 1) {
      expect(await Promise.all([own.admin, ...viewers].map(ask))).toEqual([2, 1, 1]);
      for (const who of [own.admin, viewers[0], own.admin, viewers[1]]) {
        if (who !== undefined) expect(await ask(who)).toBe(who === own.admin ? 2 : 1);
      }
    }
  });

  test('take a key of the organization, and none of a project', async () => {
    const layer_id = await world.makeLayer(toCollected([coast, bay]));
    const make = async (project_id?: number) => {
      const made = await ana.client.call(ENDPOINTS.apiKeys.createApiKey, {
        params: { org_id },
        body: { name: 'QGIS', scope: 'read', ...(project_id === undefined ? {} : { project_id }) },
      });
      return made.key;
    };
    const url = `${app.baseUrl}${API_BASE}/tiles/layers/${org_id}/${layer_id}/5/16/13`;
    const ask = async (key: string) => (await fetch(url, { headers: { 'x-api-key': key } })).status;
    expect(await ask(await make())).toBe(200);
    expect(await ask(await make(coast))).toBe(403);
  });

  test('of a folder follow its contents', async () => {
    const layer_id = await world.makeLayer(FOLDER);
    const [code = ''] = await world.makeFeatures(bay, [named('Evidence', 9)]);
    const before = await stateOf(layer_id);
    await ana.client.call(ENDPOINTS.staticLayers.addToFolder, {
      params: { org_id, layer_id },
      body: { feature_ids: [code] },
    });
    const after = await stateOf(layer_id);
    expect(after).toMatchObject({ count: 1, bbox: [9, 24, 9, 24] });
    expect(after.version).not.toBe(before.version);
    expect((await tileOf(layer_id, [0, 0, 0])).map(({ properties }) => properties.code)).toEqual([code]);
    expect((await layersOf()).find((layer) => layer.code === layer_id)?.properties.layer).toEqual({
      data: { feature_ids: [] },
    });
  });
});

const layersOf = () => ana.client.call(layers.listLayers, { params: { org_id } });
