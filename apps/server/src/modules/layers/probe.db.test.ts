import type { CallInput } from '@waypost/client';
import {
  API_BASE,
  ENDPOINTS,
  type FeatureCreateInput,
  type GivenOrganizationRole,
  MAX_TILE_ZOOM,
  type ProjectRole,
} from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { countPoints, decodeTile, listTilesAround } from '../../../test/tiles/decode-tile.ts';
import {
  codeOf,
  createLayerWorld,
  FOLDER,
  type LayerWorld,
  toCollected,
  toPoint,
  toSquare,
} from './layers.fixture.ts';

const { layerFeatures, projects, staticLayers } = ENDPOINTS;

/** The projects of each organization: a tree of three, and one beside it. */
const PROJECTS = ['root', 'child', 'grandchild', 'other'] as const;
type Project = (typeof PROJECTS)[number];
const ABOVE: Readonly<Record<Project, readonly Project[]>> = {
  root: ['root'],
  child: ['root', 'child'],
  grandchild: ['root', 'child', 'grandchild'],
  other: ['other'],
};

interface Role {
  /** In the first organization. */
  readonly organization: GivenOrganizationRole | null;
  readonly project?: readonly [Project, ProjectRole];
  /** In the second organization too. */
  readonly elsewhere?: true;
  readonly isSuperUser?: true;
  /** Loses its role in the project again. */
  readonly isRemoved?: true;
}

/** Everyone who looks. */
const PEOPLE: Readonly<Record<string, Role>> = {
  org_admin: { organization: 'org_admin' },
  'org_member without a project': { organization: 'org_member' },
  'org_viewer without a project': { organization: 'org_viewer' },
  'org_member who reads the root': { organization: 'org_member', project: ['root', 'project_viewer'] },
  'org_viewer who reads the child': { organization: 'org_viewer', project: ['child', 'project_viewer'] },
  'org_viewer who edits the grandchild': {
    organization: 'org_viewer',
    project: ['grandchild', 'project_editor'],
  },
  'org_member who administers the other': { organization: 'org_member', project: ['other', 'project_admin'] },
  'org_viewer who lost the root': {
    organization: 'org_viewer',
    project: ['root', 'project_viewer'],
    isRemoved: true,
  },
  'member of two organizations': { organization: 'org_viewer', elsewhere: true },
  'guest of the root': { organization: null, project: ['root', 'project_admin'] },
  'member of the second organization only': { organization: null, elsewhere: true },
  'super user': { organization: null, isSuperUser: true },
};

interface Known {
  readonly code: string;
  readonly organization: number;
  readonly project: Project;
  readonly shared: boolean;
  readonly place: readonly [number, number];
}

let app: TestApp;
const worlds: LayerWorld[] = [];
const projectIds: Record<Project, number>[] = [];
const people = new Map<string, Person>();
const known: Known[] = [];
/** Layers of the first organization with what they show to somebody who may read everything. */
const shown: { readonly title: string; readonly code: string; readonly codes: ReadonlySet<string> }[] = [];

async function makeOrganization(index: number): Promise<void> {
  const world = await createLayerWorld(app);
  worlds.push(world);
  const root = await world.makeProject('root');
  const child = await world.makeProject('child', root);
  const ids = {
    root,
    child,
    grandchild: await world.makeProject('grandchild', child),
    other: await world.makeProject('other'),
  };
  projectIds.push(ids);
  for (const [at, project] of PROJECTS.entries()) {
    // Ten in one place, which are a cluster, and some apart.
    const made = Array.from({ length: 16 }, (_, n) => {
      const place = n < 10 ? [10 + at * 5, 10 + index] : [10 + at * 5 + n / 10, 20 + index];
      return { shared: n % 3 === 0, place: place as [number, number] };
    });
    const features = made.map(
      ({ shared, place }, n): FeatureCreateInput => ({
        name: `Sighting ${n}`,
        geometry: toPoint(...place),
        shared,
      }),
    );
    const codes = await world.makeFeatures(ids[project], features);
    known.push(...made.map((one, n) => ({ ...one, code: codes[n] ?? '', organization: index, project })));
  }
}

async function makePeople(): Promise<void> {
  const [world, second] = worlds;
  const [ids] = projectIds;
  if (world === undefined || second === undefined || ids === undefined) throw new Error('No organizations.');
  for (const [title, role] of Object.entries(PEOPLE)) {
    const person = await world.makePerson(role.organization);
    people.set(title, person);
    if (role.project !== undefined) await world.letInto(person, ids[role.project[0]], role.project[1]);
    if (role.elsewhere)
      await app.database.transaction((tx) =>
        tx
          .insertInto('organization_members')
          .values({ organization_id: second.org_id, member_id: person.memberId, role: 'org_admin' })
          .execute(),
      );
    if (role.isSuperUser) {
      const isOne = { is_super_user: true };
      await app.database.read
        .updateTable('members')
        .set(isOne)
        .where('member_id', '=', person.memberId)
        .execute();
    }
    if (role.isRemoved && role.project !== undefined) {
      const params = { org_id: world.org_id, project_id: ids[role.project[0]], member_id: person.memberId };
      await world.admin.client.call(projects.removeProjectMember, { params });
    }
  }
}

async function makeLayers(): Promise<void> {
  const [world] = worlds;
  const [ids] = projectIds;
  if (world === undefined || ids === undefined) throw new Error('No organizations.');
  const own = known.filter(({ organization }) => organization === 0);
  const keep = async (
    title: string,
    body: Parameters<LayerWorld['makeLayer']>[0],
    isShown: (one: Known) => boolean,
  ) => {
    const codes = new Set(own.filter(isShown).map(({ code }) => code));
    shown.push({ title, code: await world.makeLayer(body), codes });
  };
  await keep('all projects', toCollected(Object.values(ids)), () => true);
  await keep('the root alone', toCollected([ids.root]), ({ project }) => project === 'root');
  await keep(
    'Public in two projects',
    toCollected([ids.child, ids.other], { type: 'BoolFilter', field_name: 'is_public', config: true }),
    ({ project, shared }) => shared && (project === 'child' || project === 'other'),
  );
  await keep(
    'words in an area',
    toCollected(
      Object.values(ids),
      { type: 'TextFilter', field_name: 'search', config: 'sighting' },
      { type: 'GeometryFilter', field_name: 'geometry', config: toSquare(9, 15, 8) },
    ),
    ({ place: [lng, lat] }) => lng >= 9 && lng <= 17 && lat >= 15 && lat <= 23,
  );
  const all = own.map(({ code }) => code);
  await keep('a folder of all', { ...FOLDER, layer: { data: { feature_ids: all } } }, () => true);
}

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  for (const index of [0, 1, 2]) await makeOrganization(index);
  await makePeople();
  await makeLayers();
});
afterAll(() => app.close());

/** The rules of access, written for this test alone: whether a person may read a feature of the first organization. */
function mayRead(role: Role, { project, shared }: Known): boolean {
  if (role.isSuperUser || role.organization === 'org_admin') return true;
  const [held] = role.project ?? [];
  if (held !== undefined && role.isRemoved !== true && ABOVE[project].includes(held)) return true;
  return role.organization !== null && shared;
}

const mayReadLayers = ({ organization, isSuperUser }: Role) => organization !== null || isSuperUser === true;

type FeatureCall = CallInput<typeof layerFeatures.listLayerFeatures>;
const ofLayer = (
  layer_id: string,
): Pick<FeatureCall, 'params'> & { params: { org_id: number; layer_id: string } } => ({
  params: { org_id: worlds[0]?.org_id ?? 0, layer_id },
});

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Every code of a feature that bytes contain, whatever their format. */
function findCodes(bytes: ArrayBuffer | string, codes: ReadonlySet<string>): Set<string> {
  const text = typeof bytes === 'string' ? bytes : new TextDecoder('latin1').decode(bytes);
  return new Set([...text.matchAll(UUID)].map(([code]) => code).filter((code) => codes.has(code)));
}

async function readTiles(person: Person, layer_id: string) {
  const own = known.filter(({ organization }) => organization === 0).map(({ place }) => place);
  const found = new Set<string>();
  const everyCode = new Set(known.map(({ code }) => code));
  const counts: number[] = [];
  for (const z of [0, 7, MAX_TILE_ZOOM]) {
    let count = 0;
    for (const [x, y] of listTilesAround(z, own, 0)) {
      const params = { ...ofLayer(layer_id).params, z, x, y };
      const bytes = await person.client.call(layerFeatures.getLayerTile, { params });
      if (bytes === undefined) continue;
      count += countPoints(decodeTile(new Uint8Array(bytes)), false);
      for (const code of findCodes(bytes, everyCode)) found.add(code);
    }
    counts.push(count);
  }
  return { found, counts };
}

describe.each(Object.entries(PEOPLE))('%s', (title, role) => {
  const get = () => {
    const person = people.get(title);
    if (person === undefined) throw new Error(`No ${title}.`);
    return person;
  };

  test('reads nothing through a layer that they may not read', async () => {
    const person = get();
    const everyCode = new Set(known.map(({ code }) => code));
    for (const { title: layer, code, codes } of shown) {
      const list = () =>
        person.client.call(layerFeatures.listLayerFeatures, { ...ofLayer(code), query: { limit: 200 } });
      if (!mayReadLayers(role)) {
        const expected = role.project === undefined ? 'organization_not_found' : 'forbidden';
        expect(await codeOf(list()), layer).toBe(expected);
        const params = { ...ofLayer(code).params, z: 0, x: 0, y: 0 };
        expect(await codeOf(person.client.call(layerFeatures.getLayerTile, { params })), layer).toBe(
          expected,
        );
        continue;
      }
      const expected = new Set(
        known.filter((one) => codes.has(one.code) && mayRead(role, one)).map((one) => one.code),
      );
      const page = await list();
      expect(new Set(page.features.map(({ properties }) => properties.code)), layer).toEqual(expected);
      expect(findCodes(JSON.stringify(page), everyCode), layer).toEqual(expected);
      expect(page.total, layer).toBe(expected.size);
      const csv = await person.client.call(layerFeatures.downloadLayerCsv, ofLayer(code));
      expect(findCodes(csv, everyCode), layer).toEqual(expected);
      const query = { format: 'geojson' as const };
      const file = await person.client.call(layerFeatures.exportLayerFeatures, { ...ofLayer(code), query });
      expect(findCodes(file, everyCode), layer).toEqual(expected);
      const { count } = await person.client.call(layerFeatures.getLayerTileState, ofLayer(code));
      expect(count, layer).toBe(expected.size);
      const { dimensions } = await person.client.call(layerFeatures.getLayerTimeline, {
        ...ofLayer(code),
        query: { range: 'all' as const },
      });
      const bars = dimensions.flatMap(({ dates }) => dates).map((bar) => bar.count);
      expect(
        bars.reduce((sum, bar) => sum + bar, 0),
        layer,
      ).toBe(expected.size);
      const { found, counts } = await readTiles(person, code);
      expect(found, layer).toEqual(expected);
      expect(counts, layer).toEqual([expected.size, expected.size, expected.size]);
    }
  });

  test('finds no codes in the list of layers, and puts no others into a folder', async () => {
    const person = get();
    const org_id = worlds[0]?.org_id ?? 0;
    const headers = { authorization: `Bearer ${person.tokens.access_token}` };
    const response = await fetch(`${app.baseUrl}${API_BASE}/org/${org_id}/layers/all`, { headers });
    const everyCode = new Set(known.map(({ code }) => code));
    expect(findCodes(await response.text(), everyCode)).toEqual(new Set());
    expect(response.ok).toBe(mayReadLayers(role));
    if (role.organization !== 'org_member') return;
    const folder = await worlds[0]?.makeLayer(FOLDER, person);
    for (const one of known) {
      const body = { feature_ids: [one.code] };
      const call = person.client.call(staticLayers.addToFolder, { ...ofLayer(folder ?? ''), body });
      const isReadable = one.organization === 0 && mayRead(role, one);
      expect(await codeOf(call)).toBe(isReadable ? 'done' : 'feature_not_found');
    }
  });
});
