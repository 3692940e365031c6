import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tokens } from '@waypost/contract';
import { launchBrowser } from '@waypost/e2e/browser';
import { startServer } from '@waypost/e2e/start-server';
import type { Browser, Page } from 'playwright-core';
import { openBed } from '../run/bed.ts';
import { writeMapFiles } from '../files/map-files.ts';
import { toRounds } from '../run/rounds.ts';
import { median, type Row, toMs } from '../run/row.ts';
import { openWindow, readTokens } from './window.ts';

const ROUNDS = toRounds(5);
const PATIENCE_MS = 120_000;
/** Delay after the map is shown: nobody picks a file sooner. */
const PICKING_MS = 3_000;
/** A task of this length is imperceptible. */
const PROMISED_MS = 50;

/** The page's activity while a file is read. */
interface Opening {
  /** The longest task of the page's thread, in milliseconds of processor time: other processes do not count. */
  readonly taskMs: number;
  /**
   * The longest task by the wall clock that the page reports (`longtask`); those of 50 ms and less are not reported.
   */
  readonly longTaskMs: number;
  /** The longest delay of a timer of ten milliseconds, by the wall clock. */
  readonly gapMs: number;
  readonly totalMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of a page's main thread in a trace, in milliseconds. */
function findLongestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const key = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(key),
  );
  const tasks = traceEvents.filter((event) => /RunTask$/.test(event.name) && pages.has(key(event)));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Waits until the table says that the file was read and the map has it. */
async function waitForFeatures(page: Page, count: number): Promise<void> {
  await page.locator(`table[aria-rowcount="${count + 1}"]`).waitFor({ timeout: PATIENCE_MS });
  await page.waitForFunction(() => performance.getEntriesByName('waypost:map-drawn').length > 0);
}

async function openOnce(browser: Browser, page: Page, path: string, count: number): Promise<Opening> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.evaluate(() => {
    const seen = { gapMs: 0, longTaskMs: 0, last: performance.now() };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longTaskMs = Math.max(seen.longTaskMs, duration);
    }).observe({ type: 'longtask' });
    setInterval(() => {
      const now = performance.now();
      seen.gapMs = Math.max(seen.gapMs, now - seen.last - 10);
      seen.last = now;
    }, 10);
  });
  const start = performance.now();
  await page.locator('input[type=file]').first().setInputFiles(path);
  await waitForFeatures(page, count);
  const totalMs = performance.now() - start;
  // The map reads its data after the table is shown.
  await page.waitForTimeout(5_000);
  // Before the trace is fetched, which blocks the page longer than anything else.
  const { gapMs, longTaskMs } = await page.evaluate(
    () => (window as unknown as { seen: Pick<Opening, 'gapMs' | 'longTaskMs'> }).seen,
  );
  const taskMs = findLongestTask(await browser.stopTracing());
  return { taskMs, longTaskMs, gapMs, totalMs };
}

/** Every opening that stalled the page counts: none may. */
function toLongTasks(openings: readonly Opening[]): string {
  const long = openings.map(({ longTaskMs }) => longTaskMs).filter((ms) => ms > PROMISED_MS);
  if (long.length === 0) return `no task of more than ${PROMISED_MS} ms in ${openings.length} openings`;
  return `a task of ${long.map(toMs).join(', ')} in ${long.length} of ${openings.length} openings`;
}

const MEGABYTE = 1e6;

/** Opens a file several times, each in a page of its own. */
async function openOften(
  { url, browser, tokens }: { url: string; browser: Browser; tokens: { now: Tokens } },
  what: string,
  path: string,
  count: number,
): Promise<Row> {
  const openings: Opening[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await openWindow(browser, tokens.now);
    const page = await context.newPage();
    await page.goto(`${url}/file-viewer`);
    await page.waitForFunction(() => performance.getEntriesByName('waypost:map-drawn').length > 0);
    await page.waitForTimeout(PICKING_MS);
    openings.push(await openOnce(browser, page, path, count));
    tokens.now = await readTokens(page);
    await context.close();
  }
  const of = (pick: (opening: Opening) => number) => median(openings.map(pick));
  // No task may be longer, so the worst one counts and not the median.
  const taskMs = Math.max(...openings.map((one) => one.taskMs));
  const megabytes = Math.round((await stat(path)).size / MEGABYTE);
  return {
    what: `longest task of the page while ${megabytes} MB of ${what} open, in processor time`,
    against: `the ${PROMISED_MS} ms that users do not notice`,
    ratio: taskMs / PROMISED_MS,
    figures: `${toMs(taskMs)}; wall clock: ${toLongTasks(openings)}, longest timer delay ${toMs(of((one) => one.gapMs))}; table shown after ${toMs(of((one) => one.totalMs))}`,
  };
}

/** How long the page stalls while large map files are opened with table and map visible. */
export async function benchFileOpening(databaseUrl: string): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-bench-'));
  const bed = await openBed(databaseUrl);
  // In a process of its own, as in production.
  const server = await startServer(bed.dataDir, { DATABASE_URL: databaseUrl });
  const browser = await launchBrowser();
  try {
    const { kml, gpx } = await writeMapFiles(folder);
    const where = { url: server.url, browser, tokens: { now: bed.tokens } };
    return [
      await openOften(where, 'KML', kml, 100_000),
      // A track of 242,000 points arrives as five lines.
      await openOften(where, 'GPX', gpx, 5),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await bed.close();
    await rm(folder, { recursive: true, force: true });
  }
}
