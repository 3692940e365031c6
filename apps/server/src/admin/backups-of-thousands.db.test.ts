import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createHttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { expect, test } from 'vitest';
import { isPostgres } from '../../test/app/test-database.ts';
import { isFull } from '../../test/app/test-full.ts';
import { type Filled, fill, hashTables, makePlace, type Place } from '../../test/backups/installation.ts';

const { features, layers } = ENDPOINTS;

const REPORTS = 5_000;
const PHOTOGRAPHS = 100;
const LAYERS = 20;
const AT_ONCE = 20;
const SECRET = 'a secret of at least thirty-two characters';
const ADMIN = join(import.meta.dirname, '../admin.ts');
const KINDS = isPostgres() ? (['postgres', 'embedded'] as const) : (['embedded'] as const);
/** Only what hangs takes as long. */
const HANG_MS = 1_800_000;
/** What a restore ends, and what the start of a server changes. */
const ENDED = /^public\.(?:identity_|refresh_|api_keys|exports|invites|phone_codes|uploads)|^pgboss\./;

/** Runs `npm run admin -- …` on a place. @returns what it said. */
async function command({ config }: Place, backups: string, ...argv: string[]): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl ?? '',
    BACKUP_URL: pathToFileURL(backups).href,
    SECRET,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, ...argv], { env });
  return stdout;
}

async function addThousands({ baseUrl, accessToken, addFeature }: Filled): Promise<void> {
  const tokens = { getAccessToken: () => accessToken, refresh: async () => null };
  const client = createHttpClient({ baseUrl, tokens });
  const report = (index: number) => ({
    name: `Report ${index} “${'x'.repeat(index % 60)}”`,
    geometry: { type: 'Point', coordinates: [-110 + index / 1e4, 24 - index / 1e4] },
    data: [{ key: 'note', value: `${index}: tab\tand\nline \\N ${'ñ'.repeat((index * 7) % 900)}` }],
  });
  for (let index = 0; index < REPORTS; index += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, more) =>
        client.call(features.createFeature, {
          query: { project_id: 1 },
          body: { feature: report(index + more) } as never,
        }),
      ),
    );
  }
  for (let index = 0; index < PHOTOGRAPHS; index += 1) await addFeature();
  for (let index = 0; index < LAYERS; index += 1) {
    const filter = {
      type: 'AndFilter',
      config: [{ type: 'ArrayFilter', field_name: 'project_id', config: [1] }],
    };
    const body = { type: 4, name: `Layer ${index}`, layer: { data: { filter } } } as never;
    await client.call(layers.createLayer, { params: { org_id: 1 }, body });
  }
}

async function hashKept(place: Place): Promise<Record<string, string>> {
  const database = await place.open();
  const hashes = Object.entries(await hashTables(database)).filter(([name]) => !ENDED.test(name));
  await database.close();
  return Object.fromEntries(hashes);
}

test.skipIf(!isFull)(
  '5,000 reports with photographs and layers are backed up, checked and restored by the commands, into each database',
  async () => {
    const backups = await mkdtemp(join(tmpdir(), 'waypost-thousands-'));
    const place = await makePlace(KINDS[0], { SECRET });
    const filled = await fill(place);
    await addThousands(filled);
    await filled.stop();
    const hashes = await hashKept(place);
    expect(Number(hashes['public.features']?.split(' ')[0])).toBeGreaterThan(REPORTS + PHOTOGRAPHS);
    expect(await command(place, backups, 'backup')).toMatch(/\d+ rows, \d+ files/);
    expect(await command(place, backups, 'check', '--all')).toMatch(/good/);
    for (const kind of KINDS) {
      const target = await makePlace(kind, { SECRET });
      await command(target, backups, 'restore', 'newest');
      expect(await hashKept(target)).toEqual(hashes);
      await target.release();
    }
    await place.release();
    await rm(backups, { recursive: true, force: true });
  },
  HANG_MS,
);
