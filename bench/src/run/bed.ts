import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpClient, type HttpClient } from '@waypost/client';
import { ENDPOINTS, type FeatureCreateInput, type Tokens } from '@waypost/contract';
import { type App, buildApp } from '@waypost/server/app';
import { type Config, parseConfig } from '@waypost/server/config';
import { createLogger, type Database, keepHeapSteady, openDatabase } from '@waypost/server/foundations';

/** A complete server, listening, with one member, project and feature. */
export interface Bed {
  readonly app: App;
  readonly url: string;
  readonly database: Database;
  readonly client: HttpClient;
  /** Its member's tokens, for browsers. */
  readonly tokens: Tokens;
  /** Another process of the same installation needs it too. */
  readonly dataDir: string;
  readonly organizationId: number;
  readonly memberId: number;
  readonly projectId: number;
  readonly code: string;
  close(): Promise<void>;
}

export const buoy: FeatureCreateInput = {
  name: 'Mooring buoy',
  geometry: { type: 'Point', coordinates: [-110.31, 24.14] },
  data: [{ key: 'Chain', value: 'worn', type: 0 }],
};

async function layBed(config: Config, database: Database): Promise<Omit<Bed, 'close' | 'dataDir'>> {
  const app = await buildApp(config, database, createLogger(config));
  const baseUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const identity = await signUpIdentity(baseUrl);
  const anonymous = createHttpClient({ baseUrl });
  const tokens = await anonymous.call(ENDPOINTS.sessions.signUp, {
    body: { display_name: 'Bench', org_name: `Bench ${Date.now()}`, firebase_token: identity },
  });
  const client = createHttpClient({
    baseUrl,
    tokens: { getAccessToken: () => tokens.access_token, refresh: async () => null },
  });
  const [organization] = await client.call(ENDPOINTS.organizations.listOrganizations);
  const organizationId = organization?.organization_id ?? 0;
  const project = await client.call(ENDPOINTS.projects.createProject, {
    params: { org_id: organizationId },
    body: { name: 'Bench project' },
  });
  const feature = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: project.project_id },
    body: { feature: buoy },
  });
  const { member_id: memberId } = await client.call(ENDPOINTS.members.getMember);
  return {
    app,
    url: baseUrl,
    database,
    client,
    tokens,
    organizationId,
    memberId,
    projectId: project.project_id,
    code: feature.properties.code,
  };
}

async function signUpIdentity(baseUrl: string): Promise<string> {
  const person = { name: 'Bench', email: `bench.${Date.now()}@example.com`, password: 'a long pass phrase' };
  const signedUp = await fetch(`${baseUrl}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify(person),
  });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((c) => c.split(';')[0])
    .join('; ');
  const answer = await fetch(`${baseUrl}/api/auth/token`, { headers: { cookie } });
  return ((await answer.json()) as { token: string }).token;
}

/** Creates another project of the bed's organization. @returns its id. */
export async function makeProject({ client, organizationId }: Bed, name: string): Promise<number> {
  const params = { org_id: organizationId };
  return (await client.call(ENDPOINTS.projects.createProject, { params, body: { name } })).project_id;
}

/** Starts a server on a clean database: that of the URL, or an embedded one. @param settings more of its environment. */
export async function openBed(
  databaseUrl: string | null,
  settings: Readonly<Record<string, string>> = {},
): Promise<Bed> {
  // As the server does at startup.
  keepHeapSteady();
  const dataDir = await mkdtemp(join(tmpdir(), 'waypost-bench-'));
  const config = parseConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    PUBLIC_URL: 'http://waypost.test',
    LOG_LEVEL: 'fatal',
    ...settings,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  const database = await openDatabase(config, () => {}, console.warn);
  const bed = await layBed(config, database);
  return {
    ...bed,
    dataDir,
    async close() {
      await bed.app.http.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
