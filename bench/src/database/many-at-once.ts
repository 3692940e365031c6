import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { API_BASE, ENDPOINTS } from '@waypost/contract';
import { startServer } from '@waypost/e2e/start-server';
import { type Bed, buoy, makeProject, openBed } from '../run/bed.ts';
import { fillGroups } from '../run/fill-groups.ts';
import { toRounds } from '../run/rounds.ts';
import { median, type Row, toMs } from '../run/row.ts';
import { captureStatements, holdPlaces, type Script } from './statements.ts';

const CONNECTIONS = 32;
const ROUNDS = toRounds(5);
const SECONDS = 3;
const PROJECTS = 32;
const LISTED = 10_000;

/** The requests that each of many connections repeats. */
export interface Asked {
  /** Distributed among the connections. */
  readonly urls: readonly string[];
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Pace {
  readonly perSecond: number;
  readonly p99Ms: number;
}

const toPath = (name: string) => join(import.meta.dirname, name);

async function askMany(asked: Asked): Promise<Pace> {
  const child = spawn(process.execPath, [toPath('ask-many.ts'), String(CONNECTIONS), String(SECONDS)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(asked));
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return JSON.parse(said) as Pace;
}

/** A bare server of the statements of one request. */
async function startBare(databaseUrl: string, script: Script) {
  const child = spawn(process.execPath, [toPath('bare-server.ts'), databaseUrl], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(script));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: line.toString().trim(),
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}

/** One kind of request to both servers in turn. */
async function compare(what: string, databaseUrl: string, asked: Asked, script: Script): Promise<Row[]> {
  const bare = await startBare(databaseUrl, script);
  try {
    const bareAsked: Asked = {
      urls: [`${bare.url}/`],
      method: asked.method,
      headers: asked.body === undefined ? {} : { 'content-type': 'application/json' },
      ...(asked.body === undefined ? {} : { body: asked.body }),
    };
    await askMany(asked);
    await askMany(bareAsked);
    const ours: Pace[] = [];
    const theirs: Pace[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await askMany(asked));
      theirs.push(await askMany(bareAsked));
    }
    const middle = (paces: readonly Pace[], pick: (pace: Pace) => number) => median(paces.map(pick));
    const perSecond = [ours, theirs].map((paces) => middle(paces, (pace) => pace.perSecond));
    const p99 = [ours, theirs].map((paces) => middle(paces, (pace) => pace.p99Ms));
    const against = `Fastify with the same ${script.statements.length} prepared statements, without authentication or checks`;
    const [a = 0, b = 1] = perSecond;
    const [slow = 0, bareSlow = 1] = p99;
    return [
      {
        what: `${what} at ${CONNECTIONS} connections, responses per second (higher is better)`,
        against,
        ratio: a / b,
        figures: `${Math.round(a)} against ${Math.round(b)} per second`,
      },
      {
        what: `${what} at ${CONNECTIONS} connections, 99th percentile`,
        against,
        ratio: slow / bareSlow,
        figures: `${toMs(slow)} against ${toMs(bareSlow)}`,
      },
    ];
  } finally {
    await bare.stop();
  }
}

async function benchReads(bed: Bed, url: string, databaseUrl: string): Promise<Row[]> {
  const headers = { authorization: `Bearer ${bed.tokens.access_token}` };
  const { client, code } = bed;
  const read = () => client.call(ENDPOINTS.features.getFeature, { params: { code } });
  const { projectId: project_id } = await fillGroups(bed, LISTED);
  const list = () => client.call(ENDPOINTS.features.listFeaturesWithTotal, { params: { project_id } });
  await read();
  await list();
  const asked = (path: string): Asked => ({ urls: [`${url}${API_BASE}${path}`], method: 'GET', headers });
  return [
    ...(await compare('read a feature', databaseUrl, asked(`/geo/feature/${code}`), {
      statements: await captureStatements(read),
      projects: [],
    })),
    ...(await compare('list of 15 with the total', databaseUrl, asked(`/geo/features-v2/${project_id}`), {
      statements: await captureStatements(list),
      projects: [],
    })),
  ];
}

async function benchInserts(bed: Bed, url: string, databaseUrl: string): Promise<Row[]> {
  const create = (project_id: number) =>
    bed.client.call(ENDPOINTS.features.createFeature, { query: { project_id }, body: { feature: buoy } });
  await bed.database.script(`update organizations set projects_limit = ${PROJECTS * 2}`);
  const projects: number[] = [];
  for (let n = 0; n < PROJECTS; n += 1) projects.push(await makeProject(bed, `Crew ${n}`));
  // A number that does not occur otherwise in the statements.
  const last = projects.at(-1) ?? 0;
  await create(last);
  let code = '';
  const seen = await captureStatements(async () => {
    code = (await create(last)).properties.code;
  });
  const statements = holdPlaces(seen, code, last);
  const asked = (ids: readonly number[]): Asked => ({
    urls: ids.map((id) => `${url}${API_BASE}/geo/feature?project_id=${id}`),
    method: 'POST',
    headers: { authorization: `Bearer ${bed.tokens.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ feature: buoy }),
  });
  return [
    ...(await compare(`insert a feature, writers in ${PROJECTS} projects`, databaseUrl, asked(projects), {
      statements,
      projects,
    })),
    ...(await compare('insert a feature, all into one project', databaseUrl, asked([last]), {
      statements,
      projects: [last],
    })),
  ];
}

/** Concurrent requests of many people, with authentication and checks, against the same statements without either. */
export async function benchManyAtOnce(databaseUrl: string): Promise<Row[]> {
  const bed = await openBed(databaseUrl);
  // In a process of its own, as in production; the one in here only records statements.
  const server = await startServer(bed.dataDir, { DATABASE_URL: databaseUrl });
  try {
    return [
      ...(await benchReads(bed, server.url, databaseUrl)),
      ...(await benchInserts(bed, server.url, databaseUrl)),
    ];
  } finally {
    await server.stop();
    await bed.close();
  }
}
