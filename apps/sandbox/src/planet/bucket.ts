import type { ServerResponse } from 'node:http';
import { GEOTIFF_TILE } from './encode-geotiff.ts';
import { encodeValues } from './encode-values.ts';
import { drawField } from './noise.ts';
import { isWithin, listCrossings } from './row-crossings.ts';
import type { Ring } from './scene-search.ts';
import { toSquare } from './scenes.ts';
import type { SandboxSubscriptions } from './subscriptions.ts';

/** What configures Waypost for the bucket of the sandbox. */
export const SANDBOX_DELIVERY = JSON.stringify({ type: 'amazon_s3', parameters: { bucket: 'sandbox' } });
export const BUCKET = '/bucket/';
const FILE = /^\/bucket\/([\w-]+)\/([\w.:-]+)\/[\w.:-]+\.tif$/;
const TREES = { seed: 9_113, first: 8, last: 20, persistence: 0.6, finestPx: 3 } as const;
/** How far values of places are from their mean, as a part of it. */
const SPREAD = 2.2;

function listRings(geometry: { readonly type: string; readonly coordinates: unknown }): Ring[] {
  const { type, coordinates } = geometry;
  return (type === 'Polygon' ? coordinates : (coordinates as unknown[][]).flat()) as Ring[];
}

/** A GeoTIFF of the values of an area, whose mean is about one of them. */
export function drawValues(
  geometry: { readonly type: string; readonly coordinates: unknown },
  mean: number,
): Buffer {
  const rings = listRings(geometry);
  const square = toSquare(rings.flat());
  const trees = drawField(TREES, square.west, square.north, square.width, GEOTIFF_TILE);
  const values = new Float32Array(GEOTIFF_TILE ** 2).fill(Number.NaN);
  for (let row = 0; row < GEOTIFF_TILE; row += 1) {
    const y = square.north + ((row + 0.5) / GEOTIFF_TILE) * square.width;
    const crossings = listCrossings(rings, (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI);
    for (let column = 0; column < GEOTIFF_TILE; column += 1) {
      const at = row * GEOTIFF_TILE + column;
      const x = square.west + ((column + 0.5) / GEOTIFF_TILE) * square.width;
      if (isWithin(crossings, x * 360 - 180))
        values[at] = Math.max(0, mean * (1 + ((trees[at] ?? 0.5) - 0.5) * SPREAD));
    }
  }
  return encodeValues(values, square);
}

/** Answers as a bucket that is listed and read: `SUBSCRIPTION/ITEM/FILE`. */
export function answerBucket(subscriptions: SandboxSubscriptions, response: ServerResponse, url: URL): void {
  const prefix = url.searchParams.get('prefix');
  if (url.pathname === BUCKET && prefix !== null) {
    const keys = subscriptions.listDelivered().filter((key) => key.startsWith(prefix));
    const entries = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><ListBucketResult>${entries}</ListBucketResult>`);
    return;
  }
  const [, id = '', item = ''] = FILE.exec(decodeURIComponent(url.pathname)) ?? [];
  const found = subscriptions.findDelivered(id, item);
  if (found === null) response.writeHead(404).end();
  else if (subscriptions.areRastersBroken) response.writeHead(200).end('<html>not found</html>');
  else response.writeHead(200, { 'content-type': 'image/tiff' }).end(drawValues(found.geometry, found.value));
}
