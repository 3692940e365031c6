import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { dropFiles } from '../src/files/drop-files.ts';
import { pickFiles } from '../src/files/pick-files.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** What people read of files that only a browser can open. */

let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('none');
  page = (await openVisitor(browser, server.url)).page;
  await enterDemo(page, 'admin');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

const sees = (text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 45_000 });
/** Errors stay until closed, and the next one waits behind them. */
const close = () => page.getByRole('alert').getByRole('button', { name: 'Close' }).click();

describe('files', () => {
  const choose = (files: { name: string; text: string }[]) =>
    pickFiles(
      page,
      files.map(({ name, text }) => ({ name, mimeType: '', buffer: Buffer.from(text) })),
    );
  const PLACE =
    '{"type":"Feature","properties":{"name":"Net"},"geometry":{"type":"Point","coordinates":[1,2]}}';

  test('files that are unsupported, empty or too many are reported', async () => {
    await page.goto('/file-viewer/');
    await sees('Drag and drop files on the map');
    await choose([{ name: 'notes.docx', text: 'PK' }]);
    await sees('Invalid file type');
    await close();
    await dropFiles(page, [import.meta.filename]);
    await sees('Unsupported file format');
    await close();
    await choose(Array.from({ length: 31 }, (_, index) => ({ name: `${index}.geojson`, text: PLACE })));
    await sees('Only 30 files can be uploaded at once');
    await close();
    await choose([{ name: 'empty.geojson', text: '{"type":"FeatureCollection","features":[]}' }]);
    await sees('No features found in file');
    await close();
    await choose([{ name: 'nothing.geojson', text: '' }]);
    await page.getByRole('alert').filter({ hasText: 'The file is empty.' }).waitFor();
  });

  test('a KML file without valid coordinates reports how many placemarks were refused', async () => {
    await page.goto('/file-viewer/');
    const placemark = '<Placemark><Point><coordinates>east,north</coordinates></Point></Placemark>';
    const text = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemark.repeat(3)}</Document></kml>`;
    await choose([{ name: 'nets.kml', text }]);
    const message = '3 placemarks have no valid coordinates. No features found in file';
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
    await page.getByRole('region', { name: 'Files' }).getByText(message, { exact: true }).waitFor();
  });

  test('an upload reports what is missing before it starts, and confirms when it is done', async () => {
    // A new page has no project yet.
    await page.goto('/file-viewer/');
    await choose([{ name: 'net.geojson', text: PLACE }]);
    await page.getByRole('checkbox', { name: 'Select all' }).waitFor();
    const upload = page.getByRole('button', { name: /^Upload selected/ });
    await upload.click();
    await sees('Please select a project first');
    await page.getByRole('checkbox', { name: 'Select all' }).uncheck();
    await upload.click();
    await sees('No features to upload');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('combobox', { name: 'Project' }).click();
    await page.getByRole('option', { name: 'Baja coast watch' }).click();
    await upload.click();
    await sees('Upload completed');
  });
});
