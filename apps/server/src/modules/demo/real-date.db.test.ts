import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '../../platform/db/embedded/embedded-database.ts';

const PROGRAM = join(import.meta.dirname, '../../demo.ts');
const HOUR_MS = 3_600_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waypost-real-date-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** The clock that is not shifted for tests. */
const getRealNow = () => performance.timeOrigin + performance.now();

/** Loads the demo as `npm run demo` does, with no clock shifted. */
async function loadAtRealDate(): Promise<{ code: number | null; output: string }> {
  const { NODE_OPTIONS: _options, TEST_CLOCK_OFFSET_MS: _offset, DEMO_DATE: _date, ...env } = process.env;
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...env, NODE_ENV: 'test', LOG_LEVEL: 'warn', DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output };
}

interface Times {
  readonly features: number;
  readonly founded: Date;
  readonly newest_report: Date;
  readonly newest_position: Date;
  readonly newest_crossing: Date;
}

async function readTimes(): Promise<Times> {
  const database = await openEmbeddedDatabase(dataDir);
  try {
    const { rows } = await sql<Times>`
      select (select count(*)::integer from features) as features,
        (select max(created_at) from organizations) as founded,
        (select max(created_origin) from features) as newest_report,
        (select max(at) from positions) as newest_position,
        (select max(greatest(at, told_at)) from fence_crossings) as newest_crossing`.execute(database.read);
    const [times] = rows;
    if (times === undefined) throw new Error('Nothing was read.');
    return times;
  } finally {
    await database.close();
  }
}

test('the demo of today is whole, new, and not of tomorrow', async () => {
  const beforeMs = getRealNow();
  const { code, output } = await loadAtRealDate();
  const afterMs = getRealNow();
  expect(output).toMatch(/2000 features[\s\S]*Ready in/);
  expect(code).toBe(0);
  const { features, founded, ...newest } = await readTimes();
  expect(features).toBe(2000);
  expect(founded.getTime()).toBeGreaterThanOrEqual(Math.floor(beforeMs));
  for (const time of [founded, ...Object.values(newest)]) expect(time.getTime()).toBeLessThanOrEqual(afterMs);
  expect(newest.newest_position.getTime()).toBeGreaterThanOrEqual(Math.floor(beforeMs));
  expect(newest.newest_report.getTime()).toBeGreaterThan(beforeMs - 24 * HOUR_MS);
  expect(newest.newest_crossing.getTime()).toBeGreaterThan(beforeMs - 24 * HOUR_MS);
});
