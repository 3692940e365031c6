import type { ApiError } from '@waypost/client';
import { ENDPOINTS, type Layer, type LayerCreateInput, MAX_LAYERS } from '@waypost/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLiveClient } from '../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  codeOf,
  createLayerWorld,
  FOLDER,
  type LayerWorld,
  toCollected,
  toFilter,
  toSquare,
} from './layers.fixture.ts';

const { collectedLayers, layers, organizations } = ENDPOINTS;
const group = (name: string, parent_code: string | null = null): LayerCreateInput => ({
  type: 100,
  name,
  layer: {},
  parent_code,
});

let app: TestApp;
let world: LayerWorld;
let ana: Person;
let org_id: number;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
});
afterAll(() => app.close());

beforeEach(async () => {
  world = await createLayerWorld(app);
  ({ admin: ana, org_id } = world);
});

const list = (who: Person = ana) => who.client.call(layers.listLayers, { params: { org_id } });
const namesOf = async (who?: Person) => (await list(who)).map(({ properties }) => properties.name);
const get = (layer_id: string, who: Person = ana) =>
  who.client.call(layers.getLayer, { params: { org_id, layer_id } });
const update = (layer_id: string, body: object, who: Person = ana) =>
  who.client.call(layers.updateLayer, { params: { org_id, layer_id }, body });
const move = (layer_id: string, body: object, who: Person = ana) =>
  who.client.call(layers.moveLayer, { params: { org_id, layer_id }, body: body as { into: null } });
const chooseOpacity = (layer_id: string, opacity: number | null, who: Person = ana) =>
  who.client.call(layers.chooseOpacity, { params: { org_id, layer_id }, body: { opacity } });
const remove = (layer_id: string, who: Person = ana) =>
  who.client.call(layers.deleteLayer, { params: { org_id, layer_id } });

describe('a layer', () => {
  test('is created at the top, and read alone and in both lists', async () => {
    const projectId = await world.makeProject('Coast');
    await world.makeLayer(group('Patrol'));
    const body = toCollected([projectId]);
    const made = await ana.client.call(layers.createLayer, { params: { org_id }, body });
    expect(made).toMatchObject({
      type: 'Feature',
      geometry: null,
      properties: {
        organization_id: org_id,
        name: 'Illegal gear',
        type: 4,
        visible: true,
        unknown_filters: [],
      },
      status: 0,
      opacity: 1,
      parent_code: null,
      choice: { top: null, bottom: null, opacity: null },
      member_id: ana.memberId,
    });
    expect(made.code).toBe(made.uuid);
    expect(made.properties.layer).toEqual({ data: { filter: toFilter([projectId]) } });
    expect(await namesOf()).toEqual(['Illegal gear', 'Patrol']);
    expect(await get(made.code.toUpperCase())).toEqual(made);
    expect(await ana.client.call(layers.listLayersByOrganization, { params: { org_id } })).toEqual(
      await list(),
    );
  });

  test('is created with the organization in the body, which must be that of the path if both are given', async () => {
    const made = await ana.client.call(layers.createLayerAnywhere, { body: { ...FOLDER, org_id } });
    expect(made.properties).toMatchObject({ type: 5, layer: { data: { feature_ids: [] } } });
    const elsewhere = { ...FOLDER, org_id: org_id + 1 };
    expect(await codeOf(ana.client.call(layers.createLayer, { params: { org_id }, body: elsewhere }))).toBe(
      'validation_failed',
    );
  });

  test.each<[string, object, RegExp]>([
    ['an unknown type', { type: 77, name: 'X', layer: {} }, /4 \(collected\)/],
    ['no name', { type: 100, name: ' ', layer: {} }, /Name is required/],
    ['the payload of another kind', { type: 5, name: 'X', layer: { radar_id: 32 } }, /radar_id/],
    [
      'a group that does not exist',
      { type: 100, name: 'X', parent_code: crypto.randomUUID() },
      /Layer not found/,
    ],
  ])('with %s is refused, and nothing is stored', async (_title, body, message) => {
    const call = ana.client.call(layers.createLayer, { params: { org_id }, body: body as LayerCreateInput });
    const error = await call.catch((reason: unknown) => reason);
    const { message: text, issues = [] } = error as ApiError; // the call is refused
    expect([text, ...issues.map((issue) => issue.message)].join()).toMatch(message);
    expect(await list()).toEqual([]);
  });

  test('cannot be inside what is not a group', async () => {
    const folder = await world.makeLayer(FOLDER);
    expect(await codeOf(world.makeLayer(group('Inside', folder)))).toBe('validation_failed');
    const other = await world.makeLayer(FOLDER);
    expect(await codeOf(move(other, { into: folder }))).toBe('validation_failed');
  });

  test('is renamed, hidden and faded for all; fields left out are unchanged', async () => {
    const code = await world.makeLayer(FOLDER);
    const before = await get(code);
    const after = await update(code, { name: 'Evidence for the port', opacity: 0.35 });
    expect(after).toMatchObject({
      opacity: 0.35,
      properties: { name: 'Evidence for the port', visible: true },
    });
    expect((await update(code, { visible: false })).properties.visible).toBe(false);
    expect((await get(code)).opacity).toBe(0.35);
    expect(Date.parse(after.updated_at)).toBeGreaterThanOrEqual(Date.parse(before.updated_at));
    expect(await codeOf(update(code, { opacity: 1.5 }))).toBe('validation_failed');
    expect(await codeOf(update(crypto.randomUUID(), { opacity: 0.5 }))).toBe('layer_not_found');
  });

  test('counts as updated by a change of its own, and not by an eye that shows or hides it', async () => {
    const code = await world.makeLayer(FOLDER);
    const { updated_at } = await get(code);
    expect(await update(code, { visible: false })).toMatchObject({
      properties: { visible: false },
      updated_at,
    });
    const params = { org_id, layer_id: code };
    await ana.client.call(layers.chooseLayer, { params, body: { visible: true } });
    // What stays as it was is no change beside the eye.
    await update(code, { visible: true, opacity: 1 });
    expect((await get(code)).updated_at).toBe(updated_at);
    const after = await update(code, { visible: false, opacity: 0.5 });
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(updated_at));
  });

  test('is of one organization: in the path of another it does not exist', async () => {
    const code = await world.makeLayer(FOLDER);
    const inner = await world.makeLayer(group('Patrol'));
    const other = await createLayerWorld(app);
    const params = { org_id: other.org_id, layer_id: code };
    expect(await codeOf(other.admin.client.call(layers.getLayer, { params }))).toBe('layer_not_found');
    expect(await codeOf(other.admin.client.call(layers.deleteLayer, { params }))).toBe('layer_not_found');
    expect(await codeOf(other.makeLayer(group('Theirs', inner)))).toBe('layer_not_found');
  });

  test('beyond the limit of an organization is refused', async () => {
    await world.makeLayer(group('First'));
    const rows = Array.from({ length: MAX_LAYERS - 1 }, (_, n) => ({
      code: crypto.randomUUID(),
      organization_id: org_id,
      position: `b${String(n).padStart(5, '0')}V`,
      type: 100,
      name: `Group ${n}`,
    }));
    await app.database.read.insertInto('layers').values(rows).execute();
    expect(await codeOf(world.makeLayer(group('One more')))).toBe('too_many_layers');
    expect(await list()).toHaveLength(MAX_LAYERS);
  });
});

describe('access', () => {
  test('reads for viewers, changes for members, and nothing for guests', async () => {
    const code = await world.makeLayer(group('Patrol'));
    const projectId = await world.makeProject('Coast');
    const [viewer, guest] = [await world.makePerson('org_viewer'), await world.makePerson(null)];
    await world.letInto(guest, projectId, 'project_admin');
    expect(await namesOf(viewer)).toEqual(['Patrol']);
    expect(await codeOf(update(code, { opacity: 0 }, viewer))).toBe('forbidden');
    expect(await codeOf(world.makeLayer(FOLDER, viewer))).toBe('forbidden');
    expect(await codeOf(list(guest))).toBe('forbidden');
  });

  test('a layer is deleted by its author and by administrators', async () => {
    const [bo, cleo] = [await world.makePerson('org_member'), await world.makePerson('org_member')];
    const ofBo = await world.makeLayer(FOLDER, bo);
    expect(await codeOf(remove(ofBo, cleo))).toBe('forbidden');
    expect((await update(ofBo, { name: 'Ours' }, cleo)).properties.name).toBe('Ours');
    await remove(ofBo, bo);
    expect(await codeOf(get(ofBo))).toBe('layer_not_found');
    const again = await world.makeLayer(FOLDER, bo);
    await remove(again);
    expect(await list()).toEqual([]);
  });
});

describe('a choice', () => {
  test('is the member’s own, for each map of a comparison', async () => {
    const code = await world.makeLayer(FOLDER);
    const viewer = await world.makePerson('org_viewer');
    const choose = (map: 'top' | 'bottom', visible: boolean) =>
      viewer.client.call(layers.chooseLayer, { params: { org_id, layer_id: code }, body: { map, visible } });
    await choose('top', false);
    await choose('bottom', true);
    expect((await get(code, viewer)).choice).toEqual({ top: false, bottom: true, opacity: null });
    await choose('top', true);
    expect((await list(viewer))[0]?.choice).toEqual({ top: true, bottom: true, opacity: null });
    expect(await get(code)).toMatchObject({
      choice: { top: null, bottom: null, opacity: null },
      properties: { visible: true },
    });
    const params = { org_id, layer_id: crypto.randomUUID() };
    const body = { visible: true };
    expect(await codeOf(viewer.client.call(layers.chooseLayer, { params, body }))).toBe('layer_not_found');
  });

  test('of an opacity is seen by oneself alone, and a colleague’s change of the layer leaves it', async () => {
    const code = await world.makeLayer(FOLDER);
    const viewer = await world.makePerson('org_viewer');
    const { updated_at } = await get(code);
    await chooseOpacity(code, 0, viewer);
    await chooseOpacity(code, 0.25, viewer);
    expect(await get(code, viewer)).toMatchObject({ opacity: 1, choice: { opacity: 0.25 }, updated_at });
    expect(await get(code)).toMatchObject({ opacity: 1, choice: { opacity: null }, updated_at });
    await update(code, { opacity: 0.6 });
    expect((await list(viewer))[0]).toMatchObject({ opacity: 0.6, choice: { opacity: 0.25 } });
    await chooseOpacity(code, 0.9);
    expect(await get(code, viewer)).toMatchObject({ opacity: 0.6, choice: { opacity: 0.25 } });
    await chooseOpacity(code, null, viewer);
    expect(await get(code, viewer)).toMatchObject({ opacity: 0.6, choice: { opacity: null } });
    expect((await get(code)).choice.opacity).toBe(0.9);
    expect(await codeOf(chooseOpacity(code, 1.5, viewer))).toBe('validation_failed');
    expect(await codeOf(chooseOpacity(crypto.randomUUID(), 0.5, viewer))).toBe('layer_not_found');
    expect(await codeOf(chooseOpacity(crypto.randomUUID(), null, viewer))).toBe('layer_not_found');
  });

  test('of an opacity goes with its layer and with its member', async () => {
    const [kept, deleted] = [await world.makeLayer(FOLDER), await world.makeLayer(FOLDER)];
    const viewer = await world.makePerson('org_viewer');
    for (const code of [kept, deleted]) for (const who of [ana, viewer]) await chooseOpacity(code, 0.5, who);
    await remove(deleted);
    await app.database.transaction((tx) =>
      tx.deleteFrom('members').where('member_id', '=', viewer.memberId).execute(),
    );
    const left = await app.database.read
      .selectFrom('layer_opacities')
      .select(['layer_code', 'member_id'])
      .where('layer_code', 'in', [kept, deleted])
      .execute();
    expect(left).toEqual([{ layer_code: kept, member_id: ana.memberId }]);
  });

  test('of an opacity is told to the member’s other pages, and to nobody else', async () => {
    const code = await world.makeLayer(FOLDER);
    const viewer = await world.makePerson('org_viewer');
    const heard = [openLiveClient(app.baseUrl, viewer), openLiveClient(app.baseUrl, ana)] as const;
    await heard[0].listen(`member:${viewer.memberId}`, `organization:${org_id}`);
    await heard[1].listen(`member:${ana.memberId}`, `organization:${org_id}`);
    await chooseOpacity(code, 0.5, viewer);
    await chooseOpacity(code, null, viewer);
    await update(code, { name: 'Afterwards' });
    const typesOf = (client: (typeof heard)[number]) =>
      client.events.map(({ topic, type }) => `${topic.split(':')[0]} ${type}`).toSorted();
    await expect
      .poll(() => heard.map(typesOf))
      .toEqual([
        ['member layer.chosen', 'member layer.chosen', 'organization layer.updated'],
        ['organization layer.updated'],
      ]);
    for (const client of heard) client.close();
  });
});

describe('the tree', () => {
  test('orders layers by moves above, below and into groups', async () => {
    const [c, b, a] = [
      await world.makeLayer(group('c')),
      await world.makeLayer(group('b')),
      await world.makeLayer(group('a')),
    ];
    expect(await namesOf()).toEqual(['a', 'b', 'c']);
    const moved = await move(c, { above: a });
    expect(moved.parent_code).toBeNull();
    expect(await namesOf()).toEqual(['c', 'a', 'b']);
    expect((await move(a, { into: b })).parent_code).toBe(b);
    await move(c, { below: b });
    expect(await namesOf()).toEqual(['b', 'a', 'c']);
    expect(await codeOf(move(b, { into: a }))).toBe('layer_cycle');
    expect(await codeOf(move(b, { above: crypto.randomUUID() }))).toBe('layer_not_found');
  });

  test('keeps what a deleted group holds, where the group was', async () => {
    await world.makeLayer(group('last'));
    const outer = await world.makeLayer(group('outer'));
    await world.makeLayer(group('first'));
    const two = await world.makeLayer(group('two', outer));
    await world.makeLayer(group('one', outer));
    await world.makeLayer(group('inner', two));
    await remove(outer);
    const after = await list();
    expect(after.map(({ properties }) => properties.name)).toEqual(['first', 'one', 'two', 'inner', 'last']);
    expect(after.map(({ parent_code }) => parent_code)).toEqual([null, null, null, two, null]);
  });

  /** What concurrent moves must leave: every layer once, reached from the root, in an order without equal keys. */
  function expectWhole(all: readonly Layer[], codes: readonly string[]): void {
    // The list descends from the root, so it lacks what is in a cycle.
    expect(all.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
    expect(new Set(all.map(({ parent_code, position }) => `${parent_code} ${position}`)).size).toBe(
      all.length,
    );
  }

  test('stays whole under random moves of several people at once', async () => {
    const step = fc.record({
      who: fc.nat(2),
      code: fc.nat(11),
      to: fc.nat(11),
      kind: fc.constantFrom('above', 'below', 'into', 'root'),
    });
    const people = [ana, await world.makePerson('org_member'), await world.makePerson('org_member')];
    const codes: string[] = [];
    for (let n = 0; n < 12; n += 1) codes.push(await world.makeLayer(n % 4 === 3 ? FOLDER : group(`G${n}`)));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 2, maxLength: 8 }), { maxLength: 6 }),
        async (rounds) => {
          for (const round of rounds) {
            const outcomes = await Promise.all(
              round.map(({ who, code, to, kind }) => {
                const body = kind === 'root' ? { into: null } : { [kind]: codes[to] ?? '' };
                return codeOf(move(codes[code] ?? '', body, people[who]));
              }),
            );
            for (const outcome of outcomes) {
              expect(['done', 'layer_cycle', 'layer_too_deep', 'validation_failed']).toContain(outcome);
            }
          }
          expectWhole(await list(), codes);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('stays whole when a group is deleted while others move into it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const target = await world.makeLayer(group('target'));
      const others = [await world.makeLayer(group('a')), await world.makeLayer(group('b'))];
      const outcomes = await Promise.all([
        codeOf(move(others[0] ?? '', { into: target })),
        codeOf(remove(target)),
        codeOf(move(others[1] ?? '', { below: target })),
        codeOf(world.makeLayer(group('new', target))),
      ]);
      expect(outcomes[1]).toBe('done');
      for (const outcome of outcomes) expect(['done', 'layer_not_found']).toContain(outcome);
      const all = await list();
      const known = new Set(all.map(({ code }) => code));
      expect(others.every((code) => known.has(code))).toBe(true);
      expect(known.has(target)).toBe(false);
      expectWhole(all, [...known]);
      const { length } = await app.database.read
        .selectFrom('layers')
        .select('code')
        .where('organization_id', '=', org_id)
        .execute();
      expect(all).toHaveLength(length);
    }
  });
});

describe('events', () => {
  test('of every change reach members of the organization, and no guest', async () => {
    const viewer = await world.makePerson('org_viewer');
    const guest = await world.makePerson(null);
    const projectId = await world.makeProject('Coast');
    await world.letInto(guest, projectId, 'project_admin');
    const heard = [openLiveClient(app.baseUrl, viewer), openLiveClient(app.baseUrl, guest)] as const;
    for (const client of heard) client.subscribe(`organization:${org_id}`, 0);
    await expect.poll(() => heard.map(({ subscribed }) => subscribed.length)).toEqual([1, 1]);
    const code = await world.makeLayer(toCollected([projectId]));
    await update(code, { opacity: 0.5 });
    await update(code, { opacity: 0.5 });
    await ana.client.call(collectedLayers.updateCollectedData, {
      params: { org_id, layer_id: code },
      body: { filter: toFilter([]) },
    });
    await move(code, { into: await world.makeLayer(group('Patrol')) });
    await remove(code);
    const typesOf = (client: (typeof heard)[number]) => client.events.map(({ type }) => type);
    await expect
      .poll(() => typesOf(heard[0]))
      .toEqual([
        'layer.created',
        'layer.updated',
        'layer.updated',
        'layer.created',
        'layer.moved',
        'layer.deleted',
      ]);
    // An event that guests hear follows those that they do not.
    await ana.client.call(organizations.updateOrganization, {
      params: { org_id },
      body: { organization_name: `Renamed ${org_id}` },
    });
    await expect.poll(() => typesOf(heard[1])).toEqual(['organization.updated']);
    for (const client of heard) client.close();
  });
});

describe('the filter of a collected-data layer', () => {
  const setFilter = (layer_id: string, filter: object, who: Person = ana) =>
    who.client.call(collectedLayers.updateCollectedData, {
      params: { org_id, layer_id },
      body: { filter: filter as ReturnType<typeof toFilter> },
    });

  test('is kept as it is given, with entries that are not understood, which are named', async () => {
    const projectId = await world.makeProject('Coast');
    const code = await world.makeLayer(toCollected([projectId]));
    const filter = toFilter(
      [projectId],
      { type: 'RangeFilter', field_name: 'depth', config: { gte: 3 }, note: 'by hand' } as never,
      { type: 'TextFilter', field_name: 'search', config: ' gillnet ' },
      { type: 'DateRangeFilter', field_name: 'acquired', config: { gte: null, lte: null } },
    );
    const { properties } = await setFilter(code, filter);
    expect(properties.layer).toEqual({ data: { filter } });
    expect(properties.unknown_filters).toEqual(['RangeFilter depth']);
  });

  test('has the area of a new layer, which is also that of the layer', async () => {
    const projectId = await world.makeProject('Coast');
    const aoi = toSquare(-110, 24, 1);
    const layer = { aoi, data: { filter: toFilter([projectId]) } };
    const code = await world.makeLayer({ type: 4, name: 'Bay', layer });
    const made = await get(code);
    expect(made.geometry).toEqual(aoi);
    const entry = { type: 'GeometryFilter', field_name: 'geometry', config: aoi };
    expect(made.properties.layer).toEqual({ data: { filter: toFilter([projectId], entry) } });
    expect((await setFilter(code, toFilter([projectId]))).geometry).toBeNull();
  });

  test('names the projects of other organizations that it refuses, and changes nothing', async () => {
    const projectId = await world.makeProject('Coast');
    const other = await createLayerWorld(app);
    const theirs = await other.makeProject('Theirs');
    const code = await world.makeLayer(toCollected([projectId]));
    await expect(setFilter(code, toFilter([projectId, theirs, 999_999]))).rejects.toMatchObject({
      code: 'validation_failed',
      issues: [{ message: `The organization does not have these projects: ${theirs}, 999999.` }],
    });
    expect((await get(code)).properties.layer).toEqual({ data: { filter: toFilter([projectId]) } });
    expect(await codeOf(world.makeLayer(toCollected([theirs])))).toBe('validation_failed');
  });

  test('may keep a project that is gone for good', async () => {
    const [coast, gone] = [await world.makeProject('Coast'), await world.makeProject('Gone')];
    const code = await world.makeLayer(toCollected([coast, gone]));
    await app.database.read.deleteFrom('projects').where('project_id', '=', gone).execute();
    expect(await codeOf(setFilter(code, toFilter([coast, gone])))).toBe('done');
    expect(await codeOf(world.makeLayer(toCollected([gone])))).toBe('validation_failed');
  });

  test.each<[string, object, string]>([
    ['crosses itself', toSquareThatCrosses(), 'geometry_invalid'],
    ['leads around the globe in one edge', toBand(), 'validation_failed'],
    ['has too many points', toRing(10_001), 'validation_failed'],
    ['has 100,000 points', toRing(100_000), 'validation_failed'],
    ['is a point', { type: 'Point', coordinates: [1, 1] }, 'validation_failed'],
  ])('with an area that %s is refused', async (_title, config, expected) => {
    const projectId = await world.makeProject('Coast');
    const code = await world.makeLayer(toCollected([projectId]));
    const filter = toFilter([projectId], { type: 'GeometryFilter', field_name: 'geometry', config });
    expect(await codeOf(setFilter(code, filter))).toBe(expected);
    expect((await get(code)).properties.layer).toEqual({ data: { filter: toFilter([projectId]) } });
  });

  test.each<[string, object]>([
    ['another root', { type: 'OrFilter', config: [] }],
    ['a project as text', toFilter(['7' as never])],
    ['the same entry twice', { type: 'AndFilter', config: [toFilter([]).config[0], toFilter([]).config[0]] }],
    [
      'an unknown geometry type',
      toFilter([], { type: 'ArrayFilter', field_name: 'geometry_type', config: ['Blob'] }),
    ],
  ])('with %s is refused', async (_title, filter) => {
    const code = await world.makeLayer(toCollected([]));
    expect(await codeOf(setFilter(code, filter))).toBe('validation_failed');
  });

  test('exists for collected data only', async () => {
    expect(await codeOf(setFilter(await world.makeLayer(FOLDER), toFilter([])))).toBe('layer_without_filter');
    expect(await codeOf(setFilter(crypto.randomUUID(), toFilter([])))).toBe('layer_not_found');
  });
});

function toSquareThatCrosses() {
  const ring = [
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

function toBand() {
  const ring = [
    [-180, 0],
    [180, 0],
    [180, 10],
    [-180, 10],
    [-180, 0],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

function toRing(points: number) {
  const ring = Array.from({ length: points - 1 }, (_, n) => {
    const angle = (2 * Math.PI * n) / (points - 1);
    return [10 * Math.cos(angle), 10 * Math.sin(angle)];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}
