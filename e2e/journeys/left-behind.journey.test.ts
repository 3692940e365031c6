import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { visit } from '../src/browser/visit.ts';
import { mapOf } from '../src/map/map-picture.ts';
import { PATIENT } from '../src/map/panel.ts';
import { found, register } from '../src/people/arrive.ts';
import { makeAccount } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** A page that is open for a day: what a project needs is given back when another one is opened. */

const NAMES = ['Bay watch', 'Reef survey'] as const;
/** Each opens both projects. */
const ROUNDS = 8;

let server: RunningServer;
let browser: Browser;
let page: Page;
let devtools: CDPSession;
let homes: string[];
/** The topics that the page listens to. */
const topics = new Set<string>();

beforeAll(async () => {
  server = await startServer(await makeDataDir());
  browser = await launchBrowser('plain');
  page = (await openVisitor(browser, server.url)).page;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { action, topic } = JSON.parse(String(payload)) as { action: string; topic?: string };
      if (action === 'sub' && topic !== undefined) topics.add(topic);
      if (action === 'unsub' && topic !== undefined) topics.delete(topic);
    }),
  );
  ({ homes } = await found(await register(page, makeAccount('Rosa Vega')), 'Bahía Limpia', ...NAMES));
  await page.goto(homes[0] ?? '');
  await mapOf(page).waitFor(PATIENT);
  devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

async function openEach(): Promise<void> {
  for (const [index, home] of homes.entries()) {
    await visit(page, home);
    await page.getByRole('heading', { level: 1, name: NAMES[index] ?? '' }).waitFor(PATIENT);
  }
}

/** The listeners of the page that can still be called: those of what was removed are collected first. */
async function countListeners(): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
}

test('opening projects in turn leaves no listener and no subscription behind', async () => {
  await openEach();
  const counts = [await countListeners()];
  // One that is left by each opening would be twice as many.
  const isMore = () => (counts.at(-1) ?? 0) >= (counts.at(-1 - ROUNDS) ?? 0) + ROUNDS;
  // What is kept for good comes with the first rounds, in how many depends on the machine: what is left comes with all.
  do {
    await openEach();
    counts.push(await countListeners());
  } while (counts.length <= ROUNDS || (isMore() && counts.length <= 4 * ROUNDS));
  expect(isMore(), counts.join(' ')).toBe(false);
  // The topic of the project before is kept for two seconds, and then that of the shown one alone.
  const [organizationId, projectId] = (homes.at(-1) ?? '').match(/\d+/g) ?? [];
  await expect
    .poll(() => [...topics].sort(), PATIENT)
    .toEqual(['member:1', `organization:${organizationId}`, `project:${projectId}`]);
});
