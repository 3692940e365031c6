import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { type App, buildApp } from '../../src/app.ts';
import { createMember } from '../../src/modules/members/index.ts';
import { type Config, parseConfig } from '../../src/platform/config.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { makeBlankDatabase } from '../../src/platform/db/embedded/blank-database.ts';
import { openEmbeddedDatabase } from '../../src/platform/db/embedded/embedded-database.ts';
import { createLogger } from '../../src/platform/observability/logger.ts';
import { openEmptyDatabase, openTestDatabase } from '../app/test-database.ts';
import { makePicture } from '../pictures/picture.ts';

const { features, organizations, projects, resources, jobs } = ENDPOINTS;

/** A database and a folder of files that no server has open. */
export interface Place {
  readonly config: Config;
  open(): Promise<Database>;
  release(): Promise<void>;
}

/**
 * An empty place: an embedded database, or one on the PostgreSQL of the tests.
 * @param options.isToBeFilled a server starts on it: on PostgreSQL it has the schema already, as a copy.
 */
export async function makePlace(
  kind: 'embedded' | 'postgres',
  env: Record<string, string>,
  { isToBeFilled = false } = {},
): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waypost-place-'));
  const config = parseConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    PORT: '0',
    DATA_DIR: dataDir,
    // A backup behind everything else ends when everything else does: too late beside other checks.
    BACKUP_PACE: 'full',
    ...env,
  });
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (kind === 'embedded') {
    await makeBlankDatabase();
    return { config, open: () => openEmbeddedDatabase(dataDir), release: removeFolder };
  }
  const { database, url, release } = await (isToBeFilled ? openTestDatabase() : openEmptyDatabase());
  return {
    config: { ...config, databaseUrl: url },
    open: async () => ({ ...database, close: async () => {} }),
    async release() {
      await release();
      await removeFolder();
    },
  };
}

/**
 * A started server with people, projects, features of each geometry, history, photographs, jobs, positions, a radar and
 * some hundred events.
 */
export interface Filled {
  readonly database: Database;
  readonly accessToken: string;
  readonly baseUrl: string;
  /** Adds one feature with a photograph of its own. */
  addFeature(): Promise<void>;
  stop(): Promise<void>;
}

const GEOMETRIES = [
  { type: 'Point', coordinates: [-118.2923, 36.5786] },
  {
    type: 'LineString',
    coordinates: [
      [-122.5, 37.7],
      [-122.4, 37.8],
    ],
  },
  {
    type: 'Polygon',
    coordinates: [
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 1],
      ],
    ],
  },
] as const;

/** Positions of now and of a month whose partition no new database has. */
async function keepPositions(
  { services }: App,
  database: Database,
  projectId: number,
  memberId: number,
): Promise<void> {
  const subject = { projectId, kind: 'member', id: memberId } as const;
  const unknown = { accuracy: null, heading: null, speed: null, altitude: null, battery: 0.5 };
  const positions = [Date.now(), Date.now() - 300 * 86_400_000].map((at) => ({
    ...{ at, lone6: -110_300_000, late6: 24_100_000 },
    ...unknown,
  }));
  await database.transaction(async (tx) => {
    await sql`insert into trail_settings (project_id, keep_days) values (${projectId}, 365)`.execute(tx);
    await services.positions.record(tx, [{ subject, positions }]);
  });
}

/** What a radar saw today and on a day whose partition no new database has, with odd characters in a vessel's name. */
async function keepRadar(database: Database, organizationId: number): Promise<void> {
  const times = [Date.now(), Date.now() - 20 * 86_400_000].map((at) => new Date(at).toISOString());
  await database.transaction(async (tx) => {
    for (const at of times) await sql`select make_radar_partition(${at.slice(0, 10)}::date)`.execute(tx);
    await sql`
      insert into radar_stations (radar_id, name, longitude, latitude, status, next_read_at)
      values (32, 'La Ventana', -109.836, 24.062, 'active', now() + interval '1 day')`.execute(tx);
    await sql`
      insert into radar_access (organization_id, radar_id) values (${organizationId}, 32)`.execute(tx);
    await sql`insert into radar_accounts (organization_id, tried_at) values (${organizationId}, now())`.execute(
      tx,
    );
    await sql`insert into radar_settings (organization_id, keep_days) values (${organizationId}, 90)`.execute(
      tx,
    );
    await sql`
      insert into organization_radar_keys (organization_id, account, sealed, ending)
      values (${organizationId}, 'costa-viva', 'not a key', '9f3c')`.execute(tx);
    await sql`
      insert into radar_tracks (radar_id, provider_id, radar_track_id, source, vessel_name, started_at, first_at, last_at,
        last_lng, last_lat, running_km, speed_unit, distance_unit)
      values (32, '7001', '7', 'ais', ${'Doña “Lupita”\t\\N'}, ${times[1]}, ${times[1]}, ${times[0]}, -109.9, 24.1, 12.345678901,
        'km/h', 'nmi')`.execute(tx);
    await sql`
      insert into radar_detections (at, track_id, longitude, latitude, heading, speed, confidence)
      select at::timestamptz, track_id, -109.912345678901, 24.1, 12.3, 13.7, 0.9
      from radar_tracks, unnest(${times}::text[]) at`.execute(tx);
  });
}

/** A few hundred rows, of which some are longer than what a connection brings at once. */
async function keepLongRows(database: Database): Promise<void> {
  await database.transaction((tx) =>
    sql`
      insert into events (topic, seq, type, payload)
      select 'test', row, 'test.made', jsonb_build_object('text',
        repeat(md5(row::text) || E'\\t\\\\N\\n', case when row % 10 = 0 then 4000 else 40 end))
      from generate_series(1, 300) row`.execute(tx),
  );
}

export async function fill({ config, open }: Place): Promise<Filled> {
  const database = await open();
  const app = await buildApp(config, database, createLogger(config));
  const baseUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const memberId = await database.transaction((tx) =>
    createMember(tx, {
      identitySubject: 'test ana',
      email: 'ana@example.com',
      displayName: 'Ana Ruíz 🐚\n\\.\t',
    }),
  );
  const { access_token: accessToken } = await app.services.sessions.open(memberId);
  const client = createHttpClient({
    baseUrl,
    tokens: { getAccessToken: () => accessToken, refresh: async () => null },
  });
  const { organization_id: org_id } = await client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const { project_id } = await client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Coast' },
  });
  const codes: string[] = [];
  for (const geometry of GEOMETRIES) {
    const body = {
      feature: {
        name: `“Quoted” \\n ${geometry.type}`,
        geometry,
        data: [{ key: 'note', value: 'tab\tand\nline \\N' }],
      },
    };
    const made = await client.call(features.createFeature, { query: { project_id }, body: body as never });
    codes.push(made.properties.code);
  }
  let pictures = 0;
  const addFeature = async () => {
    const feature = { name: `Buoy ${randomUUID()}`, geometry: GEOMETRIES[0] };
    const body = { feature } as never;
    const { properties } = await client.call(features.createFeature, { query: { project_id }, body });
    const uuid = randomUUID();
    // Of another size each, as equal pictures are stored once.
    pictures += 1;
    const files = [await makePicture({ width: 60 + 7 * pictures, height: 60 + 7 * pictures })];
    await client.call(resources.addResource, { params: { code: properties.code }, query: { uuid }, files });
    await client.call(resources.getResource, {
      params: { code: properties.code, uuid },
      query: { size: 'thumbnail' },
    });
  };
  await addFeature();
  await keepPositions(app, database, project_id, memberId);
  await keepRadar(database, org_id);
  await keepLongRows(database);
  await client.call(jobs.listJobs, {});
  return {
    database,
    accessToken,
    baseUrl,
    addFeature,
    async stop() {
      await app.http.close();
      await database.close();
    },
  };
}

/** A hash of the rows of each table, made by the database itself. */
export async function hashTables(database: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') and tablename not in ('spatial_ref_sys', 'schema_migrations')
    order by 1`.execute(database.read);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await database.transaction(async (tx) => {
      // A million rows take longer than any statement of the product may.
      await sql`set local statement_timeout = 0`.execute(tx);
      return sql<{ hash: string }>`
        select count(*)::text || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash
        from only ${sql.raw(name)} t`.execute(tx);
    });
    found[name] = rows[0]?.hash ?? '';
  }
  return found;
}
