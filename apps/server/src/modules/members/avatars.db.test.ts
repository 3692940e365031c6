import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENDPOINTS } from '@waypost/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientFromAnywhere } from '../../../test/access/access-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makePicture } from '../../../test/pictures/picture.ts';

const { members, organizations } = ENDPOINTS;

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  const made = await app.createPerson('Ana Ruiz');
  ana = { ...made, client: clientFromAnywhere(app.baseUrl, made.tokens.access_token) };
});
afterAll(() => app.close());

const upload = (file: File) => ana.client.call(members.updateMemberAvatar, { files: [file] });

async function uploadUrl(file: File): Promise<string> {
  const { avatar_url } = await upload(file);
  if (avatar_url === null) throw new Error('There is no picture.');
  return app.baseUrl + avatar_url;
}

describe('an avatar', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('of %s is rendered as a square WebP', async (format) => {
    const response = await fetch(await uploadUrl(await makePicture({ format, width: 900, height: 300 })));
    expect(response.status).toBe(200);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 400, height: 400 });
  });

  test('loses its location metadata, and the original is not kept', async () => {
    const picture = await makePicture({ format: 'jpeg', hasExif: true, width: 71, height: 33 });
    const sent = Buffer.from(await picture.arrayBuffer());
    expect((await sharp(sent).metadata()).exif?.includes('Spy camera')).toBe(true);
    const response = await fetch(await uploadUrl(picture));
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata.exif).toBeUndefined();
    const files = await readdir(app.config.storageDir, { recursive: true, withFileTypes: true });
    const kept = await Promise.all(
      files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name))),
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.some((bytes) => bytes.includes('Spy camera') || bytes.equals(sent))).toBe(false);
  });

  test('gets an unguessable URL, and the previous one stops working', async () => {
    const first = await uploadUrl(await makePicture());
    const second = await uploadUrl(await makePicture());
    expect(first).toMatch(/\/api\/3\/avatar\/[\w-]{32}$/);
    expect(second).not.toBe(first);
    expect((await fetch(first)).status).toBe(404);
    expect((await fetch(second)).status).toBe(200);
    expect((await fetch(second.slice(0, -1))).status).toBe(404);
    expect((await ana.client.call(members.getMember, {})).avatar_url).toBe(new URL(second).pathname);
  });

  test('uploaded many times concurrently leaves one image, and no row without an owner', async () => {
    const pictures = await Promise.all(Array.from({ length: 6 }, () => makePicture()));
    await Promise.all(pictures.map(upload));
    const { avatar_url } = await ana.client.call(members.getMember, {});
    const rows = await app.database.read.selectFrom('avatars').select('code').execute();
    expect(rows).toEqual([{ code: avatar_url?.split('/').at(-1) }]);
  });
});

describe('an invalid image', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());
  const lies = (bytes: Uint8Array | string) =>
    new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'me.png', { type: 'image/png' });

  test.each([
    ['an SVG', async () => lies(SVG)],
    ['an HTML page', async () => lies('<!doctype html><script>alert(1)</script>')],
    ['an empty file', async () => lies('')],
    ['a GIF', () => makePicture({ format: 'gif' })],
    ['a TIFF', () => makePicture({ format: 'tiff' })],
    [
      'a truncated image',
      async () => {
        const whole = await bytesOf(await makePicture({ format: 'jpeg', width: 600, height: 600 }));
        return lies(whole.subarray(0, whole.length / 2));
      },
    ],
    [
      'image bytes followed by a script',
      async () => lies(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<script>')])),
    ],
    ['an image with too many pixels', () => makePicture({ width: 8000, height: 8000 })],
  ])('is rejected: %s', async (_, make) => {
    const before = await ana.client.call(members.getMember, {});
    await expect(upload(await make())).rejects.toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
    expect(await ana.client.call(members.getMember, {})).toEqual(before);
  });

  test('over a megabyte is too large; two files or none are rejected', async () => {
    const picture = await makePicture();
    const large = new File([picture, new Uint8Array(1024 * 1024)], 'large.png');
    await expect(upload(large)).rejects.toMatchObject({ status: 413, code: 'payload_too_large' });
    await expect(
      ana.client.call(members.updateMemberAvatar, { files: [picture, picture] }),
    ).rejects.toMatchObject({ status: 413 });
    await expect(ana.client.call(members.updateMemberAvatar, {})).rejects.toMatchObject({ status: 400 });
  });
});

describe('the image of an organization', () => {
  test('is set by its administrators and visible to everyone', async () => {
    const { organization_id } = await ana.client.call(organizations.createOrganization, {
      body: { organization_name: 'Costa Viva' },
    });
    const input = { params: { org_id: organization_id }, files: [await makePicture()] };
    const changed = await ana.client.call(organizations.updateOrganizationAvatar, input);
    const response = await fetch(`${app.baseUrl}${changed.avatar_url}`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    const bo = await app.createPerson('Bo Lind');
    await expect(bo.client.call(organizations.updateOrganizationAvatar, input)).rejects.toMatchObject({
      code: 'organization_not_found',
    });
  });
});
