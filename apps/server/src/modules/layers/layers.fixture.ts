import { randomUUID } from 'node:crypto';
import { ApiError } from '@waypost/client';
import {
  type AreaGeometry,
  ENDPOINTS,
  type FeatureCreateInput,
  featureCreate,
  type GivenOrganizationRole,
  type LayerCreateInput,
  type LayerFilter,
  type LayerFilterEntry,
  type ProjectRole,
} from '@waypost/contract';
import { clientFromAnywhere } from '../../../test/access/access-world.ts';
import type { Person, TestApp } from '../../../test/app/test-app.ts';
import { requireProject } from '../../access/require-access.ts';
import { insertOrganizationMember } from '../organizations/index.ts';
import { putProjectMember } from '../projects/index.ts';

const { layers, organizations, projects } = ENDPOINTS;

/** An organization for tests of layers. The server has to trust its proxy. */
export interface LayerWorld {
  readonly admin: Person;
  readonly org_id: number;
  makeProject(name: string, parentId?: number): Promise<number>;
  /** A new member of the organization, or a guest of it without a role. */
  makePerson(role: GivenOrganizationRole | null): Promise<Person>;
  letInto(person: Person, projectId: number, role: ProjectRole): Promise<void>;
  /** Creates features by the administrator. @returns their codes in order. */
  makeFeatures(projectId: number, features: readonly FeatureCreateInput[]): Promise<string[]>;
  /** @returns the code of a new layer, at the top of the tree or of a group. */
  makeLayer(body: LayerCreateInput, who?: Person): Promise<string>;
}

let worlds = 0;
let people = 0;

export async function createLayerWorld(app: TestApp): Promise<LayerWorld> {
  const make = async (name: string): Promise<Person> => {
    people += 1;
    const made = await app.createPerson(`${name} ${people}`);
    return { ...made, client: clientFromAnywhere(app.baseUrl, made.tokens.access_token) };
  };
  worlds += 1;
  const admin = await make('Admin');
  const { organization_id: org_id } = await admin.client.call(organizations.createOrganization, {
    body: { organization_name: `Costa Viva ${worlds}` },
  });
  await app.liftLimits(org_id);
  const params = { org_id };
  return {
    admin,
    org_id,
    async makeProject(name, parentId) {
      const body = { name, ...(parentId === undefined ? {} : { parentId }) };
      return (await admin.client.call(projects.createProject, { params, body })).project_id;
    },
    async makePerson(role) {
      const person = await make(role ?? 'guest');
      if (role !== null) {
        await app.database.transaction((tx) => insertOrganizationMember(tx, org_id, person.memberId, role));
      }
      return person;
    },
    letInto: (person, projectId, role) =>
      app.database.transaction((tx) => putProjectMember(tx, projectId, person.memberId, role, false)),
    async makeFeatures(projectId, features) {
      const grant = await requireProject(app.database.read, admin, projectId, 'feature:create');
      const named = features.map((feature) => ({ ...feature, local_uuid: randomUUID() }));
      await app.services.featureWriter.createMany(
        grant,
        named.map((feature) => featureCreate.parse(feature)),
      );
      const rows = await app.database.read
        .selectFrom('features')
        .select(['code', 'local_uuid'])
        .where('project_id', '=', projectId)
        .execute();
      const codes = new Map(rows.map(({ code, local_uuid }) => [local_uuid, code]));
      return named.map(({ local_uuid }) => codes.get(local_uuid) ?? '');
    },
    makeLayer: async (body, who = admin) =>
      (await who.client.call(layers.createLayer, { params, body })).code,
  };
}

/** The code of the error of a call, or `done`. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );

export const toFilter = (projectIds: readonly number[], ...more: LayerFilterEntry[]): LayerFilter => ({
  type: 'AndFilter',
  config: [{ type: 'ArrayFilter', field_name: 'project_id', config: [...projectIds] }, ...more],
});

export const toCollected = (
  projectIds: readonly number[],
  ...more: LayerFilterEntry[]
): LayerCreateInput => ({
  type: 4,
  name: 'Illegal gear',
  layer: { aoi: null, data: { filter: toFilter(projectIds, ...more) } },
});

export const FOLDER: LayerCreateInput = { type: 5, name: 'Evidence', layer: { data: { feature_ids: [] } } };

export const toSquare = (west: number, south: number, width: number): AreaGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + width, south],
      [west + width, south + width],
      [west, south + width],
      [west, south],
    ],
  ],
});

export const toPoint = (lng: number, lat: number): FeatureCreateInput['geometry'] => ({
  type: 'Point',
  coordinates: [lng, lat],
});
