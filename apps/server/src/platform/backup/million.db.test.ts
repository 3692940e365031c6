import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHttpClient, type HttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isPostgres } from '../../../test/app/test-database.ts';
import { isFull } from '../../../test/app/test-full.ts';
import { hashStored, withoutEnded } from '../../../test/backups/compare-places.ts';
import { type Filled, fill, hashTables, makePlace, type Place } from '../../../test/backups/installation.ts';
import { openBackupSet } from './backup-set.ts';
import { restoreBackup } from './restore-into-place.ts';
import { requireBackups, startBackup } from './start-backup.ts';

const { features, resources } = ENDPOINTS;

/** A million takes ten times as long. */
const FEATURES = Number(process.env.TEST_FULL_FEATURES ?? 100_000);
const FEATURES_AT_ONCE = 20_000;
const PHOTOS = resolve(import.meta.dirname, '../../../../../../shared/fixtures/photos');
/** Each photograph is also taken in so many sizes: no two have the same bytes. */
const SIZES = 50;
const SECRET = 'a secret of at least thirty-two characters';
/** Only what hangs takes as long. */
const HANG_MS = 7_200_000;

/** Features of each geometry, with names and notes of all lengths and of every kind of letter. */
async function addFeatures({ database }: Filled): Promise<void> {
  for (let begun = 0; begun < FEATURES; begun += FEATURES_AT_ONCE) {
    const end = Math.min(begun + FEATURES_AT_ONCE, FEATURES);
    await database.script(String.raw`
      insert into features (code, project_id, name, description, color, shared, geometry, geometry_type, data, created_origin)
      select gen_random_uuid(), 1, 'Report ' || n || ' “ñ” 🐚 ' || chr(9) || E'\\N\\.', repeat(md5(n::text), n % 40), '#0059ff', n % 10 = 0,
        case n % 2 when 0 then st_setsrid(st_makepoint(-110 + n % 1000 * 0.0123456789, 10 + n % 777 * 0.0456789), 4326)
          else st_setsrid(st_makeline(st_makepoint(-110 + n % 1000 * 0.01, 10), st_makepoint(-109, 11 + n % 333 * 0.07)), 4326) end,
        case n % 2 when 0 then 'Point' else 'LineString' end,
        jsonb_build_array(jsonb_build_object('key', 'note', 'value', E'line\n' || md5((n * 7)::text))),
        date_trunc('milliseconds', now() - interval '1 second' * n)
      from generate_series(${begun + 1}, ${end}) n`);
  }
}

async function addPhoto(client: HttpClient, bytes: Buffer, name: string): Promise<void> {
  const feature = { name, geometry: { type: 'Point', coordinates: [-118.2923, 36.5786] } };
  const { properties } = await client.call(features.createFeature, {
    query: { project_id: 1 },
    body: { feature } as never,
  });
  await client.call(resources.addResource, {
    params: { code: properties.code },
    query: { uuid: crypto.randomUUID() },
    files: [new File([new Uint8Array(bytes)], name)],
  });
}

/** The photographs as cameras wrote them, and the one that everything reads in many sizes. */
async function addPhotos({ baseUrl, accessToken }: Filled): Promise<void> {
  const tokens = { getAccessToken: () => accessToken, refresh: async () => null };
  const client = createHttpClient({ baseUrl, tokens });
  for (const name of await readdir(PHOTOS)) await addPhoto(client, await readFile(join(PHOTOS, name)), name);
  const photo = await readFile(join(PHOTOS, 'with-gps.jpg'));
  for (let size = 0; size < SIZES; size += 1) {
    const smaller = sharp(photo).resize(600 + size);
    await addPhoto(client, await smaller.jpeg().toBuffer(), `${size}.jpg`);
  }
}

interface Hashes {
  readonly tables: Record<string, string>;
  readonly files: Record<string, string>;
}

async function hash(place: Place): Promise<Hashes> {
  const database = await place.open();
  const tables = withoutEnded(await hashTables(database));
  await database.close();
  return { tables, files: await hashStored(place) };
}

/** Does a step, and says how long it took. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  process.stdout.write(
    `${FEATURES} features, ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
  );
  return result;
}

/** Backs a place up whose server is stopped, and restores it into an empty one. */
async function move(from: Place, to: Place, name: string): Promise<void> {
  const database = await from.open();
  const made = await step(`${name}, backup`, () =>
    startBackup(from.config, database, 'asked', { isAwaited: true }),
  );
  await database.close();
  const set = await openBackupSet(requireBackups(from.config));
  await step(`${name}, restore`, () => restoreBackup(set, made, to.config, () => {}));
}

test.skipIf(!isFull || !isPostgres())(
  'every row and every file is the same after PostgreSQL to PostgreSQL, and to an embedded database and back',
  async ({ skip }) => {
    skip(!existsSync(PHOTOS), 'Skipped: ../shared/fixtures/photos is absent.');
    const folder = await mkdtemp(join(tmpdir(), 'waypost-million-'));
    const toEnv = (name: string) => ({ SECRET, BACKUP_URL: pathToFileURL(join(folder, name)).href });
    const origin = await makePlace('postgres', toEnv('origin'));
    const filled = await fill(origin);
    await step('filling', () => addFeatures(filled));
    await step('photographs', () => addPhotos(filled));
    await filled.stop();
    const before = await step('hashes', () => hash(origin));
    expect(Number(before.tables['public.features']?.split(' ')[0])).toBeGreaterThan(FEATURES);
    expect(Object.keys(before.files).length).toBeGreaterThan(SIZES);
    for (const [digest, found] of Object.entries(before.files)) expect(found).toBe(digest);

    const twin = await makePlace('postgres', toEnv('twin'));
    await move(origin, twin, 'PostgreSQL to PostgreSQL');
    expect(await hash(twin)).toEqual(before);
    await twin.release();
    const embedded = await makePlace('embedded', toEnv('embedded'));
    await move(origin, embedded, 'PostgreSQL to embedded');
    expect(await step('hashes, embedded', () => hash(embedded))).toEqual(before);
    const back = await makePlace('postgres', toEnv('back'));
    await move(embedded, back, 'embedded to PostgreSQL');
    expect(await hash(back)).toEqual(before);
    for (const one of [origin, embedded, back]) await one.release();
    await rm(folder, { recursive: true, force: true });
  },
  HANG_MS,
);
