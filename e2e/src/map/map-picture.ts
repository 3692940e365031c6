import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { load, type Way } from '../browser/visit.ts';

/** The map of the page, which draws on a canvas; in a comparison, the one below. It may start before its page. */
export function mapOf(page: Page): Locator {
  return page.locator('section canvas.maplibregl-canvas').first();
}

/** The bounds of the map. Its canvas may be a pixel or two larger, in whole device pixels. */
const regionOf = (page: Page): Locator => page.getByRole('region', { name: /^(Map|Mapa)$/ }).first();

/** Number of colours in the middle of the map: one or two mean that nothing is drawn. */
export async function countMapColors(page: Page): Promise<number> {
  const box = await regionOf(page).boundingBox();
  if (box === null) return 0;
  const clip = {
    x: box.x + box.width * 0.1,
    y: box.y + 10,
    width: box.width * 0.6,
    height: box.height * 0.35,
  };
  const base64 = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) return 0;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, base64);
}

/** Waits until the map is drawn. */
export async function waitForMap(page: Page, timeoutMs = 45_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  let colors = 0;
  while (Date.now() < end) {
    colors = await countMapColors(page);
    if (colors >= 12) return;
    await page.waitForTimeout(200);
  }
  throw new Error(`The map is blank: ${colors} colours.`);
}

/** How often a page is asked, in milliseconds: by default it is in each frame, which draws one after another. */
const LOOKS_MS = 100;

/** Waits until the map of a page that was loaded shows all it has, also where that is open water of one colour. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('waypost:map-drawn').length > 0, undefined, {
    polling: LOOKS_MS,
  });
}

/**
 * Loads a page and waits until its map is drawn: what comes with the map, such as its controls, is slow to come and to
 * answer before.
 */
export async function loadMap(page: Page, path: string): Promise<void> {
  await load(page, path);
  await waitUntilDrawn(page);
}

/** Loads the page again, and waits until its map is drawn. */
export async function reloadMap(page: Page): Promise<void> {
  await page.reload();
  await waitUntilDrawn(page);
}

const CLOSE_ZOOM = 16;
/** One more click closes what the last one is still opening. */
const OPENS_MS = 5_000;

/** The middle of what the panel leaves of the map: in a narrow window it is the drawer, which covers the map. */
async function findMiddle(page: Page): Promise<[number, number]> {
  const map = await regionOf(page).boundingBox();
  if (map === null) throw new Error('There is no map.');
  const panel = await page.locator('#panel').boundingBox();
  const bottom = panel?.width === map.width ? panel.y : map.y + map.height;
  return [map.x + map.width / 2, (map.y + bottom) / 2];
}

/** Two frames later, the map has gone where the address says, and looked at what is beneath the pointer. */
async function drawTwice(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

/** Waits until something that a click opens is in the middle of the map: before, one opens nothing. @returns the middle */
async function waitForTarget(page: Page): Promise<[number, number]> {
  const map = mapOf(page);
  await page.evaluate(drawTwice);
  // It keeps its cursor until the pointer moves.
  await map.evaluate((canvas) => canvas.style.removeProperty('cursor'));
  let middle = await findMiddle(page);
  const findCursor = async () => {
    middle = await findMiddle(page);
    await page.mouse.move(middle[0] + 1, middle[1]);
    await page.mouse.move(...middle);
    await page.evaluate(drawTwice);
    return map.evaluate((canvas) => canvas.style.cursor);
  };
  await expect.poll(findCursor).toBe('pointer');
  return middle;
}

/**
 * Opens a screen with the map centred on a point and clicks there until the popup is open. In a narrow window the
 * visible centre is that of the part above the drawer.
 */
export async function openPopupAt(
  page: Page,
  path: string,
  [lng, lat]: readonly [number, number],
  by: Way = load,
): Promise<void> {
  const popup = page.locator('.maplibregl-popup');
  if (await popup.isVisible()) {
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
  }
  await by(page, `${path}?center_lng=${lng}&center_lat=${lat}&zoom=${CLOSE_ZOOM}`);
  await mapOf(page).waitFor();
  for (let tries = 0; tries < 20 && !(await popup.isVisible()); tries += 1) {
    await page.mouse.click(...(await waitForTarget(page)));
    await popup.waitFor({ timeout: OPENS_MS }).catch(() => undefined);
  }
  await popup.getByRole('definition').first().waitFor();
}
