import type { Locator, Page } from 'playwright-core';
import { load } from '../browser/visit.ts';
import { mapOf } from './map-picture.ts';

/** Open water without features nearby, so that the pointer snaps only to the drawing. */
const OPEN_WATER = { lat: 21, lng: -112, zoom: 9 } as const;

/** Opens a project with the map over open water. */
export async function openWater(page: Page, projectPath: string, by = load): Promise<void> {
  const { lat, lng, zoom } = OPEN_WATER;
  await by(page, `${projectPath}/home?center_lat=${lat}&center_lng=${lng}&zoom=${zoom}`);
  await mapOf(page).waitFor();
  await page.getByRole('button', { name: /^(Create a feature|Crear un elemento)$/ }).waitFor();
}

export function toolboxOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Draw' });
}

/** A position on the map in CSS pixels, from the map's top left corner. */
export async function toPagePoint(page: Page, [x, y]: readonly [number, number]) {
  const box = await mapOf(page).boundingBox();
  if (box === null) throw new Error('There is no map.');
  return { x: box.x + x, y: box.y + y };
}

const STEADY_MS = 100;

/** Waits for a still map with the crosshair cursor, which shows that the next press draws. */
export async function waitToDraw(page: Page): Promise<void> {
  const map = mapOf(page);
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('canvas.maplibregl-canvas')?.style.cursor === 'crosshair',
  );
  let before = '';
  let now = JSON.stringify(await map.boundingBox());
  while (now !== before) {
    await page.waitForTimeout(STEADY_MS);
    before = now;
    now = JSON.stringify(await map.boundingBox());
  }
}

/** Clicks at positions on the map, slowly enough to avoid double clicks. */
export async function clickAlong(page: Page, places: readonly (readonly [number, number])[]): Promise<void> {
  for (const place of places) {
    const { x, y } = await toPagePoint(page, place);
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.click(x, y);
  }
}

/** Presses Tab, or Shift and Tab, until the control with this name is focused; uses no pointer. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  most = 60,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const isThere = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let presses = 0; presses < most; presses += 1) {
    if (isThere(await page.evaluate(nameFocused))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never came to ${name}.`);
}

/** The name of the focused control; runs in the page. */
function nameFocused(): string {
  const focused = document.activeElement;
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined;
  return (focused?.getAttribute('aria-label') ?? label ?? focused?.textContent ?? '')
    .replace(/\s*\*$/, '')
    .trim();
}
