import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawOrthophoto, drawValues, startPlanetSandbox } from '@waypost/sandbox';
import { CANOPY } from '../apps/server/src/modules/demo/organization/canopy.ts';
import { DONE_ORDER, ORTHOPHOTO } from '../apps/server/src/modules/demo/organization/scenes.ts';

/**
 * Draws the satellite pictures of the demo, and the rasters of its variable, from the simulated world, as small GeoTIFFs:
 * `node scripts/make-demo-scenes.ts`. Needs GDAL (gdal_translate), which packs them.
 */

const FOLDER = join(import.meta.dirname, '../apps/server/src/modules/demo/pictures');
const KEY = 'PLAK-of-the-demo';
const NOW = new Date('2026-11-25T12:00:00Z');

const translate = (path: string, fileName: string, options: readonly string[]) =>
  execFileSync('gdal_translate', ['-q', ...options, path, join(FOLDER, fileName)]);

function pack(folder: string, drawn: Buffer, fileName: string): void {
  const path = join(folder, fileName);
  writeFileSync(path, drawn);
  const bands = ['-b', '1', '-b', '2', '-b', '3'];
  const options = ['COMPRESS=JPEG', 'QUALITY=80', 'BLOCKSIZE=256', 'OVERVIEWS=IGNORE_EXISTING'];
  translate(path, fileName, [...bands, '-of', 'COG', ...options.flatMap((one) => ['-co', one])]);
}

/** Keeps values to a hundredth of themselves, which is finer than their colours and packs well. */
function packValues(folder: string, drawn: Buffer, fileName: string): void {
  const path = join(folder, fileName);
  writeFileSync(path, drawn);
  const options = ['COMPRESS=DEFLATE', 'ZLEVEL=9', 'PREDICTOR=3', 'DISCARD_LSB=16', 'TILED=YES'];
  translate(path, fileName, ['-of', 'GTiff', ...options.flatMap((one) => ['-co', one])]);
}

/** The picture that the sandbox delivers for an order. */
async function drawOrder(): Promise<Buffer> {
  const planet = await startPlanetSandbox({ now: () => NOW, orderMs: 1 });
  try {
    const headers = { authorization: `api-key ${KEY}`, 'content-type': 'application/json' };
    const { data, area } = DONE_ORDER;
    const orders = `${planet.url}/compute/ops/orders/v2`;
    const product = {
      item_ids: data.item_ids,
      item_type: data.item_type,
      product_bundle: data.product_bundle,
    };
    const body = JSON.stringify({ name: 'demo', products: [product], tools: [{ clip: { aoi: area } }] });
    const { id } = (await (await fetch(orders, { method: 'POST', headers, body })).json()) as { id: string };
    const order = (await (await fetch(`${orders}/${id}`, { headers })).json()) as {
      _links: { results: { name: string; location: string }[] };
    };
    const picture = order._links.results.find(({ name }) => name.endsWith('composite.tif'));
    if (picture === undefined) throw new Error('The sandbox delivered no picture.');
    return Buffer.from(await (await fetch(picture.location, { headers })).arrayBuffer());
  } finally {
    await planet.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'waypost-demo-scenes-'));
try {
  pack(folder, await drawOrder(), DONE_ORDER.fileName);
  const drawn = drawOrthophoto({ bbox: ORTHOPHOTO.bbox, across: 4, hasOverviews: false });
  pack(folder, drawn, ORTHOPHOTO.fileName);
  for (const { value, fileName } of CANOPY.values)
    packValues(folder, drawValues(CANOPY.area, value), fileName);
} finally {
  rmSync(folder, { recursive: true });
}
