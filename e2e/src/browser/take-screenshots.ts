import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser, openVisitor } from './browser.ts';
import { makeDataDir, ROOT, removeDataDir, startServer } from '../server/start-server.ts';

/** Takes the pictures of the README, of this very build: the demo's project with its feed and map. */
const folder = join(ROOT, 'docs/screenshots');
const dataDir = await makeDataDir();
const server = await startServer(dataDir, { SANDBOX: 'on' });
const browser = await launchBrowser();
await mkdir(folder, { recursive: true });
for (const colorScheme of ['light', 'dark'] as const) {
  const { page, context } = await openVisitor(browser, server.url, { colorScheme });
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.waitForURL('**/organizations/**');
  await page.getByRole('button', { name: 'Dismiss this notice' }).click();
  await page.getByText('Baja coast watch').first().click();
  await page.waitForURL('**/home**');
  await page.getByText(/1,200\s*features/).waitFor();
  // The map flies to the project and draws; nothing tells from outside when the last tile is there.
  await page.waitForTimeout(5_000);
  await page.screenshot({ path: join(folder, `project-${colorScheme}.png`) });
  await context.close();
}
await browser.close();
await server.stop();
await removeDataDir(dataDir);
