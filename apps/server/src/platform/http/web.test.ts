import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountWeb } from './web.ts';

const CODE = `export const words = ${JSON.stringify('tide '.repeat(500))};\n`;

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Waypost</title>');
  await writeFile(join(folder, 'assets/code-1a2b.js'), CODE);
  await writeFile(join(folder, 'assets/code-1a2b.js.br'), brotliCompressSync(CODE));
  await writeFile(join(folder, 'assets/code-1a2b.js.gz'), gzipSync(CODE));
  await writeFile(join(folder, 'assets/plain-3c4d.js'), CODE);
  app = fastify();
  await mountWeb(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliCompressSync(CODE).length],
  ['gzip', 'gzip', gzipSync(CODE).length],
  ['identity', undefined, CODE.length],
  [undefined, undefined, CODE.length],
])('to who accepts %s a file goes out as the build left it: %s', async (accepted, encoding, bytes) => {
  const { statusCode, headers, rawPayload } = await get('/assets/code-1a2b.js', accepted);
  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(rawPayload.length).toBe(bytes);
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  // A cache between keeps one for each.
  expect(headers.vary).toMatch(/accept-encoding/i);
});

test('a file that was left as it is, is sent as it is', async () => {
  const { headers, payload } = await get('/assets/plain-3c4d.js', 'br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(payload).toBe(CODE);
});

test('a path of the product is its page, a file that is not there is not', async () => {
  expect((await get('/projects/4?name=a.b', 'br')).payload).toContain('<title>Waypost</title>');
  expect((await get('/assets/gone.js', 'br')).statusCode).toBe(404);
});
