import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpClient, type HttpClient } from '@waypost/client';
import { ENDPOINTS, type FeatureCreateInput, featureCreate } from '@waypost/contract';
import { requireAccess } from '@waypost/server/access';
import { type App, buildApp } from '@waypost/server/app';
import { type Config, parseConfig } from '@waypost/server/config';
import { createLogger, type Database, openDatabase } from '@waypost/server/foundations';
import { interleave, type Row, timePerCall, toMs } from './row.ts';

const ROUNDS = 7;
const READS = 200;
const INSERTS = 60;

interface Bed {
  readonly app: App;
  readonly database: Database;
  readonly client: HttpClient;
  readonly memberId: number;
  readonly projectId: number;
  readonly code: string;
}

const buoy: FeatureCreateInput = {
  name: 'Mooring buoy',
  geometry: { type: 'Point', coordinates: [-110.31, 24.14] },
  data: [{ key: 'Chain', value: 'worn', type: 0 }],
};

async function layBed(config: Config, database: Database): Promise<Bed> {
  const app = await buildApp(config, database, createLogger(config));
  const baseUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const identity = await signUpIdentity(baseUrl);
  const anonymous = createHttpClient({ baseUrl });
  const { access_token } = await anonymous.call(ENDPOINTS.sessions.signUp, {
    body: { display_name: 'Bench', org_name: `Bench ${Date.now()}`, firebase_token: identity },
  });
  const client = createHttpClient({
    baseUrl,
    tokens: { getAccessToken: () => access_token, refresh: async () => null },
  });
  const [organization] = await client.call(ENDPOINTS.organizations.listOrganizations);
  const project = await client.call(ENDPOINTS.projects.createProject, {
    params: { org_id: organization?.organization_id ?? 0 },
    body: { name: 'Bench project' },
  });
  const feature = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: project.project_id },
    body: { feature: buoy },
  });
  const { member_id: memberId } = await client.call(ENDPOINTS.members.getMember);
  return { app, database, client, memberId, projectId: project.project_id, code: feature.properties.code };
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

/** The same check of access and the same SQL as the endpoint, called without HTTP between. */
function readDirectly({ app, database, memberId, code }: Bed) {
  return async () => {
    const params = { code };
    const { access } = ENDPOINTS.features.getFeature;
    const grant = await requireAccess(database.read, { memberId }, access, { params, query: {}, body: {} });
    return app.services.featureReader.get(grant);
  };
}

function insertDirectly({ app, database, memberId, projectId }: Bed) {
  const input = featureCreate.parse(buoy);
  return async () => {
    const query = { project_id: projectId };
    const { access } = ENDPOINTS.features.createFeature;
    const grant = await requireAccess(database.read, { memberId }, access, { params: {}, query, body: {} });
    return app.services.featureWriter.create(grant, input, []);
  };
}

/** Reading and inserting one feature through HTTP, with sign-in and checks, against the same SQL called directly. */
export async function benchHttpAgainstSql(name: string, databaseUrl: string | null): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waypost-bench-'));
  const config = parseConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    PUBLIC_URL: 'http://waypost.test',
    LOG_LEVEL: 'fatal',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  const database = await openDatabase(config, () => {});
  const bed = await layBed(config, database);
  const { client, code, projectId } = bed;
  const read = () => client.call(ENDPOINTS.features.getFeature, { params: { code } });
  const insert = () =>
    client.call(ENDPOINTS.features.createFeature, {
      query: { project_id: projectId },
      body: { feature: buoy },
    });
  const measure = async (count: number, through: () => Promise<unknown>, direct: () => Promise<unknown>) => {
    // Once outside the measure, so that neither pays for compilation.
    await timePerCall(count, through);
    await timePerCall(count, direct);
    return interleave(
      ROUNDS,
      () => timePerCall(count, through),
      () => timePerCall(count, direct),
    );
  };
  const reads = await measure(READS, read, readDirectly(bed));
  const inserts = await measure(INSERTS, insert, insertDirectly(bed));
  await bed.app.http.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
  const toRow = (what: string, { a, b }: { a: number; b: number }): Row => ({
    what: `${what}, ${name}`,
    against: 'the same checks and SQL without HTTP',
    ratio: a / b,
    figures: `${toMs(a)} against ${toMs(b)}`,
  });
  return [toRow('read a feature over HTTP', reads), toRow('insert a feature over HTTP', inserts)];
}
