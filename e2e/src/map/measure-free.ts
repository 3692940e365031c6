import type { Page } from 'playwright-core';

/** How far north of the equator a parallel is in Web Mercator, as a part of the world. */
const toWorld = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);

/**
 * How far two parallels are from what they must not pass, in CSS pixels: the northern one from the top of the map, the southern
 * one from the timeline. By the view in the address, so the map is flat and at rest.
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
