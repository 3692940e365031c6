import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ENDPOINTS, type FeatureCreateInput } from '@waypost/contract';
import { type Bed, makeProject, openBed } from '../run/bed.ts';
import { toRounds } from '../run/rounds.ts';
import { interleave, type Row, toMs } from '../run/row.ts';

const run = promisify(execFile);

/** `BULK_FEATURES` overrides the number. */
const FEATURES = Number(process.env.BULK_FEATURES ?? 100_000);
const ROUNDS = toRounds(3);
const COLUMNS = `code, project_id, member_id, template_id, version, name, description, subtype, shared, is_static, color,
  geometry, geometry_type, area_m2, length_m, data, resources_count, local_uuid, request_digest, file_name,
  created_origin, geofence, geofence_events, geofence_prompt, parent_code`;

/** Seven points in ten, two lines and an area, as in typical field data. */
function toFeature(index: number): FeatureCreateInput {
  const lng = -115 + (index % 500) / 100;
  const lat = 22 + Math.floor(index / 500) / 100;
  const name = `Mooring ${index}`;
  const data = [{ key: 'Depth', value: String(index % 40), type: 1 }];
  const around = Array.from({ length: 12 }, (_, step): [number, number] => [
    lng + 0.004 * Math.cos((step * Math.PI) / 6),
    lat + 0.004 * Math.sin((step * Math.PI) / 6),
  ]);
  const kind = index % 10;
  if (kind < 7) return { name, data, geometry: { type: 'Point', coordinates: [lng, lat] } };
  if (kind < 9) return { name, data, geometry: { type: 'LineString', coordinates: around } };
  const [first = [lng, lat]] = around;
  return { name, data, geometry: { type: 'Polygon', coordinates: [[...around, first]] } };
}

/** The lines of a file of features, with new uuids each time. */
function* makeLines(): Generator<string> {
  let held: string[] = [];
  for (let index = 0; index < FEATURES; index += 1) {
    const source = { file: 0, index };
    held.push(JSON.stringify({ ...toFeature(index), local_uuid: crypto.randomUUID(), source }));
    if (held.length < 200) continue;
    yield `${held.join('\n')}\n`;
    held = [];
  }
  if (held.length > 0) yield `${held.join('\n')}\n`;
}

/** The peak memory growth of this process, which is the server. */
async function watchMemory<T>(work: () => Promise<T>): Promise<{ result: T; riseBytes: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  try {
    return { result: await work(), riseBytes: most - before };
  } finally {
    clearInterval(timer);
  }
}

/** The output of the sender. */
interface Sent {
  readonly tookMs: number;
  readonly made: number;
  readonly end: string;
}

/** Sends a file of lines from a process of its own, as one body. @returns milliseconds until the last answer. */
async function uploadOnce(bed: Bed, folder: string, onMemory: (ofFile: number) => void): Promise<number> {
  const projectId = await makeProject(bed, `Bulk ${crypto.randomUUID()}`);
  const uuid = crypto.randomUUID();
  await bed.client.call(ENDPOINTS.imports.startImport, {
    params: { project_id: projectId },
    body: { uuid, files: [{ name: 'moorings.geojson', digest: 'b'.repeat(64), features_count: FEATURES }] },
  });
  const file = join(folder, `${uuid}.ndjson`);
  await writeFile(file, makeLines());
  const { size } = await stat(file);
  const url = `${bed.url}/api/3/geo/imports/${projectId}/${uuid}/features`;
  const sender = join(import.meta.dirname, 'bulk-sender.ts');
  const { result, riseBytes } = await watchMemory(() =>
    run(process.execPath, [sender, url, bed.tokens.access_token, file]),
  );
  const { tookMs, made, end } = JSON.parse(result.stdout) as Sent;
  if (made !== FEATURES) throw new Error(`${made} of ${FEATURES} features were created: ${end}`);
  onMemory(riseBytes / size);
  await rm(file);
  return tookMs;
}

/**
 * Copies the rows of the first upload into the same table with `psql`, as those of another project. @returns
 * milliseconds.
 */
async function copyOnce(bed: Bed, databaseUrl: string, folder: string): Promise<number> {
  const { database } = bed;
  const projectId = await makeProject(bed, `Copy ${crypto.randomUUID()}`);
  const path = join(folder, `${projectId}.copy`);
  // New codes in ascending order, as the upload creates them: elsewhere in the index they would cost more.
  await database.script(`
    create table if not exists copy_source as select ${COLUMNS} from features
      where project_id = (select project_id from imports order by import_id limit 1);
    update copy_source set project_id = ${projectId}, code = (
      lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
      || substr(replace(code::text, '-', ''), 13))::uuid;
    copy (select ${COLUMNS} from copy_source order by code) to '${path}';`);
  const columns = COLUMNS.replaceAll(/\s+/g, ' ');
  const { stdout } = await run('psql', [
    databaseUrl,
    '-c',
    '\\timing on',
    '-c',
    `\\copy features (${columns}) from '${path}'`,
  ]);
  // Its own timing, without the program's startup.
  return Number(/Time: ([\d.]+) ms/.exec(stdout)?.[1]);
}

/** A bulk upload end to end against COPY of the same rows into the same table, on PostgreSQL. */
export async function benchBulkUpload(databaseUrl: string): Promise<Row[]> {
  const bed = await openBed(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'waypost-copy-'));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o777);
  try {
    await bed.database.script('update organizations set projects_limit = 1000');
    let ofFile = 0;
    const upload = () =>
      uploadOnce(bed, folder, (value) => {
        ofFile = Math.max(ofFile, value);
      });
    const copy = () => copyOnce(bed, databaseUrl, folder);
    // A warm-up run: it compiles the code, and its rows are the ones that are copied.
    await upload();
    await copy();
    ofFile = 0;
    const { a, b } = await interleave(ROUNDS, upload, copy);
    return [
      {
        what: `bulk upload of ${FEATURES.toLocaleString('en')} features over HTTP, PostgreSQL`,
        against: 'psql \\copy of the same rows into the same table, in features per second',
        ratio: b / a,
        figures: `${toMs(a)} against ${toMs(b)}; memory growth of the server ${ofFile.toFixed(2)} times the file`,
      },
    ];
  } finally {
    await bed.close();
    await rm(folder, { recursive: true, force: true });
  }
}
