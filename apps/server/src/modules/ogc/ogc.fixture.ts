import { ENDPOINTS, type FeatureCreateInput, featureCreate } from '@waypost/contract';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { requireProject } from '../../access/require-access.ts';

const { apiKeys, organizations, projects } = ENDPOINTS;

/** A server with one project, its administrator, and a read key. */
export interface OgcWorld {
  readonly app: TestApp;
  readonly admin: Person;
  readonly organizationId: number;
  readonly projectId: number;
  readonly key: string;
  /** The URL of the project’s landing page. */
  readonly root: string;
  makeProject(name: string, parentId?: number): Promise<number>;
  makeKey(projectId?: number): Promise<string>;
  /** Creates features through the API, several hundred at a time. */
  add(inputs: readonly FeatureCreateInput[], projectId?: number): Promise<void>;
  /** Requests a path below the landing page or an absolute URL, with the key unless other headers are given. */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  /** The body of a response, after checking its status. */
  read<T>(path: string, status?: number): Promise<T>;
}

export async function startOgcWorld(): Promise<OgcWorld> {
  const app = await startTestApp();
  const admin = await app.createPerson('Map keeper');
  const { organization_id: organizationId } = await admin.client.call(organizations.createOrganization, {
    body: { organization_name: 'Reef <watch>' },
  });
  await app.liftLimits(organizationId);
  const params = { org_id: organizationId };
  const makeProject = async (name: string, parentId?: number) =>
    (
      await admin.client.call(projects.createProject, {
        params,
        body: { name, ...(parentId === undefined ? {} : { parentId }) },
      })
    ).project_id;
  const makeKey = async (project_id?: number) =>
    (
      await admin.client.call(apiKeys.createApiKey, {
        params,
        body: {
          name: 'Desktop map',
          scope: 'read' as const,
          ...(project_id === undefined ? {} : { project_id }),
        },
      })
    ).key;
  const projectId = await makeProject('Bay watch');
  const key = await makeKey();
  const root = `${app.baseUrl}/api/3/ogc/projects/${projectId}`;
  const get = (path: string, headers: Record<string, string> = { 'x-api-key': key }, method = 'GET') =>
    fetch(path.startsWith('http') ? path : root + path, { method, headers });
  return {
    app,
    admin,
    organizationId,
    projectId,
    key,
    root,
    makeProject,
    makeKey,
    async add(inputs, into = projectId) {
      const principal = { memberId: admin.memberId };
      const grant = await requireProject(app.database.read, principal, into, 'feature:create');
      await app.services.featureWriter.createMany(
        grant,
        inputs.map((input) => featureCreate.parse(input)),
      );
    },
    get,
    async read<T>(path: string, status = 200) {
      const response = await get(path);
      const text = await response.text();
      if (response.status !== status) throw new Error(`${path} answered ${response.status}: ${text}`);
      return JSON.parse(text) as T;
    },
  };
}

/** A square around a position. */
export const squareAt = (lng: number, lat: number, half = 0.01): FeatureCreateInput['geometry'] => ({
  type: 'Polygon',
  coordinates: [
    [
      [lng - half, lat - half],
      [lng + half, lat - half],
      [lng + half, lat + half],
      [lng - half, lat + half],
      [lng - half, lat - half],
    ],
  ],
});
