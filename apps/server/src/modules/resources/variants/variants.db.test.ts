import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENDPOINTS, type PictureSize } from '@waypost/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makeHugePng, makePicture } from '../../../../test/pictures/picture.ts';
import { sniffMediaType } from '../sniff-media-type.ts';

const { features, organizations, projects, resources } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let project_id: number;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana');
  const made = { body: { organization_name: 'Atlas Field Team' } };
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, made);
  const project = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Reef' },
  });
  project_id = project.project_id;
});
afterAll(() => app.close());

/** Creates a feature with one file. @returns a function that requests the file. */
async function attach(file: File) {
  const made = await ana.client.call(features.createFeature, {
    query: { project_id },
    body: { feature: { name: 'Net', geometry: { type: 'Point', coordinates: [1, 2] } } },
    files: [file],
  });
  const params = { code: made.properties.code, uuid: made.properties.resources[0]?.uuid ?? '' };
  return (size?: PictureSize) =>
    ana.client.call(resources.getResource, { params, query: size === undefined ? {} : { size } });
}

/** Like `attach` for a file stored before uploads were validated. */
async function attachUnchecked(file: File) {
  const bytes = Buffer.from(await file.arrayBuffer());
  const digest = createHash('sha256').update(bytes).digest('hex');
  const folder = join(app.config.storageDir, digest.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, digest), bytes);
  const made = await ana.client.call(features.createFeature, {
    query: { project_id },
    body: { feature: { name: 'Net', geometry: { type: 'Point', coordinates: [1, 2] } } },
  });
  const params = { code: made.properties.code, uuid: crypto.randomUUID() };
  await app.database.read
    .insertInto('resources')
    .values({
      uuid: params.uuid,
      feature_code: params.code,
      digest,
      file_name: file.name,
      media_type: sniffMediaType(bytes),
      byte_size: bytes.length,
    })
    .execute();
  return (size?: PictureSize) =>
    ana.client.call(resources.getResource, { params, query: size === undefined ? {} : { size } });
}

describe('renditions of a photograph', () => {
  test('come in three sizes as WebP, without location metadata', async () => {
    const photo = await makePicture({ width: 3000, height: 1500, format: 'jpeg', hasExif: true });
    const get = await attach(photo);
    const sizes = { thumbnail: [192, 192], small: [640, 320], full: [2048, 1024] } as const;
    for (const [size, [width, height]] of Object.entries(sizes)) {
      const picture = await sharp(await get(size as PictureSize)).metadata();
      expect(picture).toMatchObject({ format: 'webp', width, height });
      expect(picture.exif).toBeUndefined();
    }
    // The original is unchanged, including its metadata.
    expect(new Uint8Array(await get())).toEqual(new Uint8Array(await photo.arrayBuffer()));
  });

  test('AVIF is rendered and stored like other formats', async () => {
    const photo = await makePicture({ width: 900, height: 600, format: 'avif', hasExif: true });
    const get = await attach(photo);
    const drawn = await sharp(await get('small')).metadata();
    expect(drawn).toMatchObject({ format: 'webp', width: 640, height: 427 });
    expect(drawn.exif).toBeUndefined();
    expect(new Uint8Array(await get())).toEqual(new Uint8Array(await photo.arrayBuffer()));
  });

  test('are drawn once under concurrent requests', async () => {
    const get = await attach(await makePicture({ width: 901, height: 700 }));
    const all = await Promise.all(Array.from({ length: 8 }, () => get('small')));
    expect(new Set(all.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(1);
    const before = await app.database.read.selectFrom('picture_variants').selectAll().execute();
    await get('small');
    expect(await app.database.read.selectFrom('picture_variants').selectAll().execute()).toEqual(before);
  });

  test.each([
    ['text declared as a JPEG', new File(['not a picture'], 'photo.jpg', { type: 'image/jpeg' })],
    ['a truncated JPEG', new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 1])], 'torn.jpg')],
    ['an SVG with scripts', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg')],
  ])('%s has none, and stays a plain file', async (_, file) => {
    const get = await attachUnchecked(file);
    await expect(get('thumbnail')).rejects.toMatchObject({
      status: 404,
      detail: 'This file is no picture.',
    });
    expect(new Uint8Array(await get())).toEqual(new Uint8Array(await file.arrayBuffer()));
  });

  test('an image of 300 megapixels in a few bytes is never decoded', async () => {
    const huge = makeHugePng(20_000, 15_000);
    const decoded = await attach(await makePicture({ width: 6_000, height: 4_000 }));
    const timeOf = async (work: Promise<unknown>) => {
      const started = performance.now();
      await work;
      return performance.now() - started;
    };
    const refusals: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const get = await attachUnchecked(huge);
      refusals.push(await timeOf(expect(get('thumbnail')).rejects.toMatchObject({ status: 404 })));
    }
    // A twelfth of the pixels. The quickest of three: any one may fall into a busy moment.
    expect(Math.min(...refusals)).toBeLessThan(await timeOf(decoded('thumbnail')));
  });
});
