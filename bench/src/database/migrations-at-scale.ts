import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, migrate, openDatabase, readMigrations } from '@waypost/server/foundations';
import pg from 'pg';
import { type Row, toMs } from '../run/row.ts';

const FEATURES = 1_000_000;
const PIECE = 50_000;
/** How long a person may wait for a migration. */
const MOST_MS = 2_000;
/** What a busy machine makes people wait without any migration; a migration below it is not listed separately. */
const NOISE_MS = 100;
const EVERY_MS = 20;
const MANY = FEATURES.toLocaleString('en');

/** Points, lines and areas of 60 vertices over 14 months, and an event of the log for every tenth. */
const fillFeatures = (begun: number) => `
  insert into features (code, project_id, member_id, name, description, color, shared, geometry, geometry_type, data, created_origin)
  select md5('feature ' || n)::uuid, 1, 1, 'Report ' || n, case when n % 9 = 0 then 'Net of ' || n || ' m' else '' end,
    '#0059ff', n % 10 = 0,
    case when n % 20 = 0 then st_buffer(at, 0.01, 15) when n % 20 = 1 then st_exteriorring(st_buffer(at, 0.01, 15)) else at end,
    case when n % 20 = 0 then 'Polygon' when n % 20 = 1 then 'LineString' else 'Point' end,
    jsonb_build_array(jsonb_build_object('key', 'Depth', 'value', n % 90, 'type', 1)),
    now() - interval '14 months' * random()
  from generate_series(${begun + 1}, ${begun + PIECE}) n
  cross join lateral (select st_setsrid(st_makepoint(-110 + 8 * random(), 22 + 8 * random()), 4326) as at offset n - n) place;
  insert into events (topic, seq, type, payload, member_id)
  select 'project:1', n, 'feature.created', jsonb_build_object('features', jsonb_build_array(n)), 1
  from generate_series(${begun / 10 + 1}, ${(begun + PIECE) / 10}) n;`;

const BEGINNING = `
  insert into members (display_name) values ('Ana');
  insert into organizations (organization_name) values ('Costa Viva');
  insert into projects (organization_id, ancestor_ids, project_name) values (1, '{1}', 'Coast watch');`;

/** The contents of tables that a migration created, before the next is applied. */
const FILLS: Readonly<Record<string, string>> = {
  '0011': `insert into feature_history (feature_code, version, action, member_id, before)
    select code, 2, 'updated', 1, '{"name": "Report"}' from features limit ${FEATURES / 2}`,
  '0017': `insert into imports (project_id, uuid, member_id, on_duplicate) values (1, gen_random_uuid(), 1, 'skip');
    insert into import_features (import_id, local_uuid, outcome, code)
    select 1, code, 'created', code from features limit ${FEATURES / 2}`,
};

/** Repeats a query on a connection of its own. @returns a function that ends it and returns the slowest response. */
async function watch(databaseUrl: string, ask: (db: pg.Client) => Promise<unknown>) {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  let slowestMs = 0;
  let isOver = false;
  const over = (async () => {
    while (!isOver) {
      const start = performance.now();
      await ask(db);
      const tookMs = performance.now() - start;
      slowestMs = Math.max(slowestMs, tookMs);
      await sleep(Math.max(EVERY_MS - tookMs, 0));
    }
    await db.end();
  })();
  return async () => {
    isOver = true;
    await over;
    return slowestMs;
  };
}

/** The code of a feature. */
const anyCode = () => `md5('feature ' || ${1 + Math.floor(Math.random() * FEATURES)})::uuid`;

interface Wait {
  readonly name: string;
  readonly tookMs: number;
  readonly readerMs: number;
  readonly writerMs: number;
}

async function measure(database: Database, databaseUrl: string, name: string): Promise<Wait> {
  const stopReader = await watch(databaseUrl, (db) =>
    db.query(`select name, st_asgeojson(geometry) from features where code = ${anyCode()}`),
  );
  const stopWriter = await watch(databaseUrl, (db) =>
    db.query(`update features set version = version + 1, updated_at = now() where code = ${anyCode()}`),
  );
  const start = performance.now();
  await migrate(database, name);
  const tookMs = performance.now() - start;
  return { name, tookMs, readerMs: await stopReader(), writerMs: await stopWriter() };
}

function toRow(what: string, waits: readonly Wait[]): Row {
  const most = (pick: (wait: Wait) => number) => Math.max(...waits.map(pick));
  const [readerMs, writerMs] = [most(({ readerMs }) => readerMs), most(({ writerMs }) => writerMs)];
  return {
    what: `longest wait of a reader or a writer of ${MANY} features during ${what}, PostgreSQL`,
    against: `the limit of ${MOST_MS} ms`,
    ratio: Math.max(readerMs, writerMs) / MOST_MS,
    figures: `a reader ${toMs(readerMs)}, a writer ${toMs(writerMs)}; duration ${toMs(most(({ tookMs }) => tookMs))}`,
  };
}

/** What people wait for while a database of a million features is migrated from its first schema to the newest. */
export async function benchMigrations(databaseUrl: string): Promise<Row[]> {
  const config = { databaseUrl, databasePool: 4, dataDir: '' };
  const database = await openDatabase(config, () => {}, console.warn);
  try {
    const [first, ...later] = (await readMigrations()).map(({ name }) => name);
    await migrate(database, first);
    await database.script(BEGINNING);
    for (let begun = 0; begun < FEATURES; begun += PIECE) await database.script(fillFeatures(begun));
    await database.script('analyze');
    const waits: Wait[] = [];
    for (const name of later) {
      waits.push(await measure(database, databaseUrl, name));
      const fill = FILLS[name.slice(0, 4)];
      if (fill !== undefined) await database.script(fill);
    }
    const isLong = ({ readerMs, writerMs }: Wait) => Math.max(readerMs, writerMs) > NOISE_MS;
    const short = waits.filter((wait) => !isLong(wait));
    return [
      ...waits.filter(isLong).map((wait) => toRow(`migration ${wait.name.replace('.sql', '')}`, [wait])),
      toRow(`each of ${short.length} migrations`, short),
    ];
  } finally {
    await database.close();
  }
}
