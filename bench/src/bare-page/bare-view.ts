import type { Page } from 'playwright-core';

/** Without a further request for this long, the map is complete and its view is in the address. */
const QUIET_MS = 2_000;

/** The position of a map on its page, in pixels. */
export interface MapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MapView {
  readonly lng: number;
  readonly lat: number;
  readonly zoom: number;
}

/** The position of the product's map on its page. */
export async function readBox(page: Page): Promise<MapBox> {
  const box = await page.getByRole('region', { name: 'Map' }).boundingBox();
  if (box === null) throw new Error('The page has no map.');
  return box;
}

/** The query of a bare page whose map has the size and view of the product's. */
export function toBareQuery({ lng, lat, zoom }: MapView, { x, y, width, height }: MapBox): string {
  return `?lng=${lng}&lat=${lat}&zoom=${zoom}&left=${x}&top=${y}&width=${width}&height=${height}`;
}

/** The view of a page of the product, once it is idle. */
export async function readRestingView(page: Page): Promise<MapView> {
  await page.waitForTimeout(QUIET_MS);
  const view = new URL(page.url()).searchParams;
  const read = (name: string) => Number(view.get(name) ?? Number.NaN);
  return { lng: read('center_lng'), lat: read('center_lat'), zoom: read('zoom') };
}
