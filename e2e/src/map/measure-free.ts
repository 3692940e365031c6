import type { Page } from 'playwright-core';

/** The distance of a parallel from the equator in Web Mercator, northwards, as a fraction of the world. */
const toWorld = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);

/**
 * The distances of two parallels from what must not cover them, in CSS pixels: of the northern one from the top of the
 * map, and of the southern one from the timeline. Computed from the view in the address, so the map must be flat and
 * still.
 */
export async function measureFree(
  page: Page,
  [south, north]: readonly [number, number],
): Promise<{ above: number; below: number }> {
  const map = await page.getByRole('region', { name: 'Map' }).boundingBox();
  const timeline = await page.getByRole('region', { name: 'Timeline' }).boundingBox();
  if (map === null || timeline === null) throw new Error('There is no map, or no timeline.');
  const view = new URL(page.url()).searchParams;
  const worldPx = 512 * 2 ** Number(view.get('zoom'));
  const centre = toWorld(Number(view.get('center_lat')));
  const toY = (lat: number) => map.y + map.height / 2 - (toWorld(lat) - centre) * worldPx;
  return { above: toY(north) - map.y, below: timeline.y - toY(south) };
}
