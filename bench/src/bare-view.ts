import type { Page } from 'playwright-core';

/** Nothing more is asked for in this time: the map has all it shows, and its view stands in the address. */
const QUIET_MS = 2_000;

/** Where a map is on its page, in pixels. */
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

/** Where the product has its map on a page. */
export async function readBox(page: Page): Promise<MapBox> {
  const box = await page.getByRole('region', { name: 'Map' }).boundingBox();
  if (box === null) throw new Error('The page has no map.');
  return box;
}

/** The query of a bare page whose map is as large as that of the product, and looks at the same place. */
export function toBareQuery({ lng, lat, zoom }: MapView, { x, y, width, height }: MapBox): string {
  return `?lng=${lng}&lat=${lat}&zoom=${zoom}&left=${x}&top=${y}&width=${width}&height=${height}`;
}

/** The view of a page of the product, once it has come to rest. */
export async function readRestingView(page: Page): Promise<MapView> {
  await page.waitForTimeout(QUIET_MS);
  const view = new URL(page.url()).searchParams;
  const read = (name: string) => Number(view.get(name) ?? Number.NaN);
  return { lng: read('center_lng'), lat: read('center_lat'), zoom: read('zoom') };
}
