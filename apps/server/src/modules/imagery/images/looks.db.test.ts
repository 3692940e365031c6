import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  ENDPOINTS,
  type ImageLook,
  imageLook,
  LOOK_PART_HEADER,
  type LayerCreateInput,
  TUS,
} from '@waypost/contract';
import { BANDS_NODATA, drawBands, drawOrthophoto } from '@waypost/sandbox';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { codeOf, createLayerWorld, type LayerWorld } from '../../layers/layers.fixture.ts';

const { layerImages, layers, scenes } = ENDPOINTS;
/** On El Mogote, off La Paz. */
const BBOX = [-110.42, 24.14, -110.4, 24.16] as const;
const LARGE = drawOrthophoto({ bbox: BBOX, across: 5, hasOverviews: false });

/** A photograph of the air that is compressed as WebP, in the middle of a large clear picture. */
const WEBP = resolve(
  import.meta.dirname,
  '../../../../../../../shared/fixtures/raster/usda_naip_512_webp_z5.tif',
);
if (!existsSync(WEBP)) console.warn('Skipped: ../shared/fixtures/raster is absent.');

let app: TestApp;
let world: LayerWorld;
let editor: Person;
let viewer: Person;
let bands: string;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  world = await createLayerWorld(app);
  editor = await world.makePerson('org_member');
  viewer = await world.makePerson('org_viewer');
  bands = await make(drawBands(BBOX));
});
afterAll(() => app.close());

const paramsOf = (layer_id: string) => ({ params: { org_id: world.org_id, layer_id } });
const describeLook = (code: string, who = editor) =>
  who.client.call(layerImages.getImageLook, paramsOf(code));
const choose = (code: string, body: ImageLook, who = editor) =>
  who.client.call(layerImages.putImageLook, { ...paramsOf(code), body });
const tryPreview = (code: string, body: ImageLook) =>
  editor.client.call(layerImages.previewImageLook, { ...paramsOf(code), body });
const preview = (code: string, body: ImageLook, who = editor) =>
  who.client.fetch(layerImages.previewImageLook, { ...paramsOf(code), body });

async function make(bytes: Buffer): Promise<string> {
  const body: LayerCreateInput = {
    type: 101,
    name: 'From the drone',
    layer: { data: { file_name: 'drone.tif', byte_size: bytes.length } },
  };
  const code = await world.makeLayer(body, editor);
  await editor.client.call(layerImages.appendImage, {
    ...paramsOf(code),
    headers: { 'tus-resumable': TUS.version, 'upload-offset': '0' },
    files: [new File([new Uint8Array(bytes)], 'piece')],
  });
  await vi.waitFor(async () => {
    const { status } = await editor.client.call(layerImages.getLayerImage, paramsOf(code));
    expect(status).toBe(0);
  });
  return code;
}

const meansOf = async (png: ArrayBuffer) =>
  (await sharp(Buffer.from(png)).stats()).channels.map(({ mean }) => mean);
async function previewMeans(code: string, look: ImageLook): Promise<number[]> {
  return meansOf(await (await preview(code, look)).arrayBuffer());
}
async function tileMeans(code: string, z = 13): Promise<number[]> {
  const up = Math.asinh(Math.tan((24.15 * Math.PI) / 180));
  const x = Math.floor(((-110.41 + 180) / 360) * 2 ** z);
  const y = Math.floor(((1 - up / Math.PI) / 2) * 2 ** z);
  const tile = await viewer.client.call(scenes.getOrderTile, {
    params: { planet_order_id: code, z, x, y },
    query: { org_id: world.org_id },
  });
  return meansOf(tile);
}

const INFRARED: ImageLook = {
  bands: [4, 3, 2],
  ramp: null,
  stretch: { kind: 'percent', low: 2, high: 98 },
  nodata: BANDS_NODATA,
};

describe('the look of a picture of one’s own', () => {
  test('is the usual one until somebody chooses, beside what the file says of its bands', async () => {
    const found = await describeLook(bands);
    expect(found).toMatchObject({ sample_type: 'uint16', has_palette: false, state: 'shown' });
    expect(found.bands.map(({ number, is_alpha }) => [number, is_alpha])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
    ]);
    expect(found.look).toEqual({
      bands: [3, 2, 1],
      ramp: null,
      stretch: { kind: 'percent', low: 2, high: 98 },
      nodata: null,
    });
    expect(found.usual_look).toEqual(found.look);
  });

  test('is seen before it is chosen, and nothing of it is kept', async () => {
    const { look } = await describeLook(bands);
    const before = await tileMeans(bands);
    const response = await preview(bands, INFRARED);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get(LOOK_PART_HEADER)).toBe('whole');
    const shown = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(Math.max(shown.width, shown.height)).toBeLessThanOrEqual(512);
    const [usual, infrared] = [await previewMeans(bands, look), await previewMeans(bands, INFRARED)];
    expect(Math.abs((usual[0] ?? 0) - (infrared[0] ?? 0))).toBeGreaterThan(5);
    // What was not measured is clear.
    expect(infrared[3]).toBeLessThan(usual[3] ?? 0);
    expect(await tileMeans(bands)).toEqual(before);
    expect((await describeLook(bands)).look).toEqual(look);
  });

  test('is seen by everybody once it is chosen, at another address', async () => {
    const code = await make(drawBands(BBOX));
    const before = await tileMeans(code);
    expect(await choose(code, INFRARED)).toMatchObject({ look: INFRARED, state: 'shown' });
    expect(await tileMeans(code)).not.toEqual(before);
    const layer = await viewer.client.call(layers.getLayer, paramsOf(code));
    expect(layer.properties.layer).toMatchObject({ look_version: 1 });
    const { entries } = await world.admin.client.call(ENDPOINTS.audit.listOrganizationAudit, {
      params: { org_id: world.org_id },
      query: {},
    });
    expect(entries[0]).toMatchObject({
      action: 'image.look_changed',
      actor: { id: editor.memberId },
      subject: 'drone.tif',
    });
    await choose(code, INFRARED);
    const same = await viewer.client.call(layers.getLayer, paramsOf(code));
    expect(same.properties.layer).toMatchObject({ look_version: 1 });
    // The other layer of the same file stays as it was.
    expect(await tileMeans(bands)).toEqual(before);
  });

  test('of one band has the colours of its ramp', async () => {
    const look: ImageLook = {
      bands: [4],
      ramp: 'heat',
      stretch: { kind: 'values', low: 60_000, high: 60_001 },
      nodata: BANDS_NODATA,
    };
    const [red = 0, green = 0, blue = 0] = await previewMeans(bands, look);
    // What is clear has the colour of the other end.
    const mean = (low: number, high: number) => (low * 240 + high * 16) / 256;
    expect(red).toBeCloseTo(mean(0x1d, 0xfc), 0);
    expect(green).toBeCloseTo(mean(0x0f, 0xf6), 0);
    expect(blue).toBeCloseTo(mean(0x3a, 0xb1), 0);
  });

  test('is shown once smaller sizes are made in it, and as before until then', async () => {
    const code = await make(LARGE);
    const { look } = await describeLook(code);
    expect(look).toMatchObject({ bands: [1, 2, 3], stretch: { kind: 'values', low: 0, high: 255 } });
    const before = await tileMeans(code, 12);
    await app.services.jobs.stop();
    const swapped: ImageLook = { ...look, bands: [3, 2, 1] };
    expect(await choose(code, swapped)).toMatchObject({ look: swapped, state: 'preparing' });
    expect(await tileMeans(code, 12)).toEqual(before);
    await app.services.jobs.start();
    await expect.poll(async () => (await describeLook(code)).state).toBe('shown');
    const [red = 0, green = 0, blue = 0] = await tileMeans(code, 12);
    expect(red).toBeCloseTo(before[2] ?? 0, 0);
    expect(green).toBeCloseTo(before[1] ?? 0, 0);
    expect(blue).toBeCloseTo(before[0] ?? 0, 0);
    expect(red).not.toBeCloseTo(blue, 0);
  });

  test('that a picture cannot have is refused in words', async () => {
    const fault = await choose(bands, { ...INFRARED, bands: [9, 3, 2] }).catch((error: unknown) => error);
    expect(fault).toMatchObject({
      code: 'validation_failed',
      detail: 'There is no band 9: the picture has 4.',
    });
    const wrong: unknown[] = [
      { ...INFRARED, bands: [1, 2] },
      { ...INFRARED, ramp: 'heat' },
      { ...INFRARED, bands: [1], ramp: 'rainbow' },
      { ...INFRARED, stretch: { kind: 'percent', low: 98, high: 2 } },
      { ...INFRARED, stretch: { kind: 'percent', low: 2, high: 101 } },
      { ...INFRARED, stretch: { kind: 'values', low: 5, high: 5 } },
    ];
    for (const look of wrong)
      expect(await codeOf(tryPreview(bands, look as ImageLook)), JSON.stringify(look)).toBe(
        'validation_failed',
      );
  });

  test('is no business of those who may not change layers, nor of a picture that has not arrived', async () => {
    expect(await codeOf(describeLook(bands, viewer))).toBe('forbidden');
    expect(await codeOf(preview(bands, INFRARED, viewer))).toBe('forbidden');
    expect(await codeOf(choose(bands, INFRARED, viewer))).toBe('forbidden');
    const waiting = await world.makeLayer(
      { type: 101, name: 'Waits', layer: { data: { file_name: 'a.tif', byte_size: 10 } } },
      editor,
    );
    expect(await codeOf(describeLook(waiting))).toBe('image_not_shown');
    expect(await codeOf(choose(waiting, INFRARED))).toBe('image_not_shown');
  });

  test('may name the largest number as what stands for nothing', async () => {
    const look: ImageLook = { ...INFRARED, nodata: -Number.MAX_VALUE };
    expect(imageLook.parse(look)).toEqual(look);
    expect(await previewMeans(bands, look)).toHaveLength(4);
    expect(imageLook.safeParse({ ...INFRARED, nodata: Number.NEGATIVE_INFINITY }).success).toBe(false);
  });

  test('is chosen ten times a minute at most', () => {
    expect(layerImages.putImageLook.ratePerMinute).toBe(10);
  });
});

test.skipIf(!existsSync(WEBP))(
  'a picture that is compressed as WebP is shown, and drawn in a look',
  async () => {
    const code = await make(readFileSync(WEBP));
    // Where the photograph is.
    const tile = await viewer.client.call(scenes.getOrderTile, {
      params: { planet_order_id: code, z: 15, x: 5_338, y: 12_167 },
      query: { org_id: world.org_id },
    });
    const [red, green, , alpha] = (await sharp(Buffer.from(tile)).stats()).channels;
    expect(alpha?.max).toBe(255);
    expect(red?.stdev).toBeGreaterThan(5);
    expect(green?.stdev).toBeGreaterThan(5);
    const drawn = await preview(code, {
      bands: [2],
      ramp: null,
      stretch: { kind: 'values', low: 0, high: 255 },
      nodata: null,
    });
    const [grey, same] = (await sharp(Buffer.from(await drawn.arrayBuffer())).stats()).channels;
    expect(grey?.max).toBeGreaterThan(50);
    expect(same?.mean).toBe(grey?.mean);
  },
);
