import type { HttpClient } from '@waypost/client';
import { ENDPOINTS, type Feature, type FeatureCreateInput, type Template } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { ONE_PIXEL } from '../src/files/pictures.ts';
import { openPopupAt } from '../src/map/map-picture.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const PATIENCE = { timeout: 45_000 };
const QUESTION = 'What is the state of the gear, and who saw it last before it was cut free?';
const ANSWER = 'Torn on the northern side, with kelp in it';

let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let page: Page;
let demo: DemoPlaces;
let client: HttpClient;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  admin = await openVisitor(browser, server.url, { width: 1100, height: 700 });
  page = admin.page;
  await enterDemo(page, 'admin');
  demo = await findDemoPlaces(page);
  client = await clientOf(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(admin?.complaints).toEqual([]);
});

const pagePath = ({ properties }: Feature) => `${demo.projectPath}/features/${properties.code}`;
const position = [-112.3, 24.25] as const;

async function makeTemplate(
  geometry_type: Template['geometry_type'],
  image_required = false,
): Promise<Template> {
  const made = await client.call(ENDPOINTS.templates.createTemplate, {
    params: { project_id: demo.projectId },
    body: {
      name: `Gear, ${geometry_type}`,
      geometry_type,
      image_required,
      data_fields: [{ id: 'state', key: QUESTION, type: 0, options: [], index: 0 }],
    },
  });
  return client.call(ENDPOINTS.templates.updateTemplateIcon, {
    params: { project_id: demo.projectId, template_id: made.id },
    files: [new File([Uint8Array.from(ONE_PIXEL)], 'icon.png', { type: 'image/png' })],
  });
}

function create(
  template: Template,
  geometry: FeatureCreateInput['geometry'],
  files: File[] = [],
): Promise<Feature> {
  const data = [{ key: QUESTION, value: ANSWER, type: 0 }];
  return client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature: { name: template.name, template_id: template.id, geometry, data } },
    files,
  });
}

let point: Feature;

test('the page of a feature shows its template’s icon and all actions side by side', async () => {
  point = await create(await makeTemplate('Point'), { type: 'Point', coordinates: [...position] });
  await page.goto(pagePath(point));
  const title = page.getByRole('heading', { level: 1, name: 'Gear, Point' });
  await expect
    .poll(() => title.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const tops = new Set<number>();
  for (const name of ['Zoom to feature', 'Copy share link', 'Export as GeoJSON', 'Edit', 'Delete']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    tops.add(Math.round(box?.y ?? Number.NaN));
  }
  expect(tops.size).toBe(1);
});

test('coordinates appear in the chosen format everywhere, and the choice is remembered', async () => {
  await page.getByText('24.250000, -112.300000').waitFor();
  await page.getByRole('button', { name: /^Written as DD\./ }).click();
  await page.getByText('24° 15′ 0.00″ N, 112° 18′ 0.00″ W').waitFor();
  await page.getByRole('button', { name: /^Written as DMS\./ }).click();
  await page.getByText('24° 15.0000′ N, 112° 18.0000′ W').waitFor();
  await go(page, `${pagePath(point)}/edit`);
  expect(await page.getByLabel('Coordinates of vertex 1').inputValue()).toBe(
    '24° 15.0000′ N, 112° 18.0000′ W',
  );
});

test('the format of coordinates is a target of 24 px beside them and wrapped beneath them', async () => {
  const long = await create(await makeTemplate('Point'), {
    type: 'Point',
    coordinates: [-110.123456, 24.123456],
  });
  await go(page, pagePath(long));
  const text = page.getByText('24° 7.4074′ N, 110° 7.4074′ W');
  const button = page.getByRole('button', { name: /^Written as DDM\./ });
  const boxes = async () => {
    const [above, below] = [await text.boundingBox(), await button.boundingBox()];
    if (above === null || below === null) throw new Error('The coordinates are not shown.');
    return { height: below.height, isBeneath: below.y >= above.y + above.height };
  };
  await text.waitFor();
  expect(await boxes()).toEqual({ height: 24, isBeneath: true });
  await page.setViewportSize({ width: 600, height: 900 });
  await expect.poll(boxes).toEqual({ height: 24, isBeneath: false });
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a long field label leaves room for its value in the popup', async () => {
  await openPopupAt(page, `${demo.projectPath}/home`, position, go);
  const answer = page.getByRole('dialog', { name: 'Gear, Point' }).getByText(ANSWER);
  const box = await answer.evaluate(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }));
  expect(box.clientWidth).toBeGreaterThan(80);
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
});

test('the popup shows the picture that answers a photo field', async () => {
  const [lng, lat] = [position[0], position[1] - 0.25] as const;
  await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: {
      feature: {
        name: 'Crab pots',
        geometry: { type: 'Point', coordinates: [lng, lat] },
        data: [{ key: 'Catch', value: 'Catch.png', type: 0 }],
      },
    },
    files: [new File([Uint8Array.from(ONE_PIXEL)], 'Catch.png', { type: 'image/png' })],
  });
  await openPopupAt(page, `${demo.projectPath}/home`, [lng, lat], go);
  const picture = page.getByRole('dialog', { name: 'Crab pots' }).getByRole('img', { name: 'Catch.png' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the edit page zooms in on a small area and keeps its required picture', async () => {
  const [lng, lat] = position;
  const area = await create(
    await makeTemplate('Polygon', true),
    {
      type: 'Polygon',
      coordinates: [
        [
          [lng, lat],
          [lng + 0.001, lat],
          [lng + 0.001, lat + 0.001],
          [lng, lat],
        ],
      ],
    },
    [new File([Uint8Array.from(ONE_PIXEL)], 'net.png', { type: 'image/png' })],
  );
  await page.goto(`${pagePath(area)}/edit?center_lng=-112.3&center_lat=24.25&zoom=8`);
  const zoom = () => Number(new URL(page.url()).searchParams.get('zoom'));
  await expect.poll(zoom, PATIENCE).toBeGreaterThan(14);
  await page.getByRole('button', { name: 'Remove net.png' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The template asks for an image.').waitFor();
  const { code } = area.properties;
  const saved = await client.call(ENDPOINTS.features.getFeature, { params: { code } });
  expect(saved.properties.resources).toHaveLength(1);
  // Unsaved changes are not discarded without asking.
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gear, Polygon' }).waitFor();
});

test('the filter by person is remembered for the next visit, and a link takes precedence', async () => {
  const home = `${demo.projectPath}/home`;
  const choice = (name: string) => page.getByRole('radio', { name });
  await go(page, home);
  await page.getByText('My Data', { exact: true }).click();
  await expect.poll(() => choice('My Data').isChecked()).toBe(true);
  await page.goto(home);
  await expect.poll(() => choice('My Data').isChecked(), PATIENCE).toBe(true);
  await page.goto(`${home}?member_ids=999999`);
  await expect.poll(() => choice('All Data').isChecked(), PATIENCE).toBe(true);
  await page.goto(home);
  await page.getByText('All Data', { exact: true }).click();
  await expect.poll(() => choice('All Data').isChecked()).toBe(true);
  await page.goto(home);
  await page.getByText(/^\s*1,20\d\s+features$/).waitFor(PATIENCE);
});

test('repeated keys move a field down to the end with its focus', async () => {
  await go(page, `${demo.projectPath}/templates`);
  await page.getByRole('button', { name: 'New template' }).click();
  const dialog = page.getByRole('dialog');
  for (const key of ['One', 'Two', 'Three']) {
    await dialog.getByRole('button', { name: 'Add Field' }).click();
    await page.keyboard.type(key);
  }
  await dialog.getByRole('button', { name: 'Move One down' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const order = await dialog
    .getByLabel('Name of the field')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(order).toEqual(['Two', 'Three', 'One']);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move One up');
});
