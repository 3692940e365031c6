import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { fetchPhoto, isFollowed, toPhotos } from './marine-photos.ts';

const BASE = 'https://m2.example.org';
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

test('are fetched from the host of the API, and from stores of Amazon over TLS, alone', () => {
  const followed = (link: string) => isFollowed(link, BASE);
  expect(followed('https://m2.example.org/photos/1.jpg')).toBe(true);
  expect(followed('https://m2.s3.us-west-2.amazonaws.com/1.jpg?X-Amz-Signature=a')).toBe(true);
  for (const link of [
    'http://m2.s3.amazonaws.com/1.jpg',
    'https://m2.s3.amazonaws.com:8443/1.jpg',
    'https://amazonaws.com.example.net/1.jpg',
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:5432/',
    'http://m2.example.org/1.jpg',
  ])
    expect([link, followed(link)]).toEqual([link, false]);
});

test('that cannot be read are left out, and no list is an error', () => {
  const good = { id: 7, s3_photo_link: `${BASE}/7.jpg`, created_at: '2026-11-25T12:00:00Z' };
  const bad = [
    { ...good, id: '../7' },
    { ...good, s3_photo_link: 'file:///etc/passwd' },
    { ...good, created_at: 'soon' },
    7,
  ];
  expect(toPhotos([good, ...bad])).toEqual([
    { id: '7', link: `${BASE}/7.jpg`, createdAt: Date.parse(good.created_at) },
  ]);
  expect(() => toPhotos({})).toThrow('no list');
});

test('are pictures by their first bytes, whatever they are called', async () => {
  const bodies: Readonly<Record<string, Buffer>> = {
    '/a.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    '/page.jpg': Buffer.from('<html><script>alert(1)</script>'),
  };
  const server = createServer((request, response) => {
    const body = bodies[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'image/jpeg' }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await fetchPhoto(`${base}/a.jpg`, base, 2_000)).toMatchObject({ mediaType: 'image/jpeg' });
  expect(await fetchPhoto(`${base}/page.jpg`, base, 2_000)).toBeNull();
  expect(await fetchPhoto(`${base}/none.jpg`, base, 2_000)).toBeNull();
});
