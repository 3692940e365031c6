import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseDate } from '../../../scripts/suite/one-date/choose-date.mjs';
import { makeDataDir, ROOT, removeDataDir, startServer } from '../server/start-server.ts';
import { launchBrowser, openVisitor } from './browser.ts';

/**
 * Takes the screenshots of the README from the current build: the demo's project with its feed and map, and on a phone,
 * at the date of the tests.
 */
chooseDate();
const folder = join(ROOT, 'docs/screenshots');
const PICTURES = [
  { name: 'project-light', colorScheme: 'light' },
  { name: 'project-dark', colorScheme: 'dark' },
  { name: 'phone-light', colorScheme: 'light', width: 390, height: 844, scale: 2 },
] as const;

const dataDir = await makeDataDir();
const server = await startServer(dataDir, { SANDBOX: 'on' });
const browser = await launchBrowser();
await mkdir(folder, { recursive: true });
for (const { name, ...options } of PICTURES) {
  const { page, context } = await openVisitor(browser, server.url, options);
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.waitForURL('**/organizations/**');
  await page.getByRole('button', { name: 'Dismiss this notice' }).click();
  await page.getByText('Baja coast watch').first().click();
  await page.waitForURL('**/home**');
  await page.getByText(/1,200\s*features/).waitFor();
  // The map flies to the project; no event marks the last tile drawn.
  await page.waitForTimeout(5_000);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}
await browser.close();
await server.stop();
await removeDataDir(dataDir);
