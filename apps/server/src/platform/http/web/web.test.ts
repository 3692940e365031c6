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
let policy = "default-src 'self';script-src 'self';object-src 'none'";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Waypost</title>');
  await writeFile(join(folder, 'assets/code-1a2b.js'), CODE);
  await writeFile(join(folder, 'assets/code-1a2b.js.br'), brotliCompressSync(CODE));
  await writeFile(join(folder, 'assets/code-1a2b.js.gz'), gzipSync(CODE));
  await writeFile(join(folder, 'assets/plain-3c4d.js'), CODE);
  await writeFile(join(folder, 'assets/passing-5e6f.css'), 'p { color: teal }');
  await writeFile(join(folder, 'assets/names-7a8b.json'), '["tide"]');
  await writeFile(join(folder, 'assets/read-worker-1a2b.js'), CODE);
  await writeFile(join(folder, 'assets/sqlite-1a2b.wasm'), Uint8Array.of(0, 0x61, 0x73, 0x6d));
  app = fastify();
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('content-security-policy', policy);
  });
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
])('a client that accepts %s receives the file of the build: %s', async (accepted, encoding, bytes) => {
  const { statusCode, headers, rawPayload } = await get('/assets/code-1a2b.js', accepted);
  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(rawPayload.length).toBe(bytes);
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  // A cache in between stores one response per encoding.
  expect(headers.vary).toMatch(/accept-encoding/i);
});

test('a file without compressed versions is sent unencoded', async () => {
  const { headers, payload } = await get('/assets/plain-3c4d.js', 'br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(payload).toBe(CODE);
});

test('a requested file is in memory, unaffected by a newer build on disk', async () => {
  expect((await get('/assets/passing-5e6f.css')).payload).toContain('teal');
  await rm(join(folder, 'assets/passing-5e6f.css'));
  const { statusCode, headers, payload } = await get('/assets/passing-5e6f.css');
  expect({ statusCode, type: headers['content-type'], payload }).toEqual({
    statusCode: 200,
    type: 'text/css; charset=utf-8',
    payload: 'p { color: teal }',
  });
});

test('a file deleted before its first request is not found', async () => {
  await writeFile(join(folder, 'assets/late-9c0d.js'), CODE);
  const another = fastify();
  await mountWeb(another, folder);
  await rm(join(folder, 'assets/late-9c0d.js'));
  expect((await another.inject('/assets/late-9c0d.js')).statusCode).toBe(404);
  await another.close();
});

test('a file other than code is sent with its type and the same cache lifetime', async () => {
  const { headers, payload } = await get('/assets/names-7a8b.json');
  expect(payload).toBe('["tide"]');
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/assets/..%2Findex.html',
  '/assets/..%2F..%2Fetc%2Fpasswd',
  '/assets/%00.js',
  '/assets/constructor.js',
])('a path outside the folder is not served: %s', async (path) => {
  const { statusCode, payload } = await get(path);
  expect(payload).not.toContain('<title>');
  expect([400, 403, 404]).toContain(statusCode);
});

test('HEAD returns the length of a file', async () => {
  const { statusCode, headers, payload } = await app.inject({ method: 'HEAD', url: '/assets/plain-3c4d.js' });
  expect({ statusCode, length: headers['content-length'], payload }).toEqual({
    statusCode: 200,
    length: String(CODE.length),
    payload: '',
  });
});

test('a worker may compile WebAssembly, but the page and its code may not', async () => {
  const policyOf = async (url: string) => (await get(url)).headers['content-security-policy'];
  expect(await policyOf('/assets/read-worker-1a2b.js')).toBe(
    "default-src 'self';script-src 'self' 'wasm-unsafe-eval';object-src 'none'",
  );
  expect(await policyOf('/assets/code-1a2b.js')).toBe(policy);
  expect(await policyOf('/')).toBe(policy);
  expect(await policyOf('/projects/4')).toBe(policy);
});

test('the code of a worker is asked for again, and sent again once its policy is another', async () => {
  const ask = (etag?: string) =>
    app.inject({
      url: '/assets/read-worker-1a2b.js',
      headers: { 'accept-encoding': 'br', ...(etag !== undefined && { 'if-none-match': etag }) },
    });
  const first = await ask();
  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  const etag = String(first.headers.etag);
  const same = await ask(`"another", ${etag}`);
  expect({ statusCode: same.statusCode, payload: same.payload }).toEqual({ statusCode: 304, payload: '' });
  expect(same.headers).toMatchObject({
    etag,
    'cache-control': first.headers['cache-control'],
    'content-security-policy': first.headers['content-security-policy'],
    vary: 'accept-encoding',
  });
  const before = policy;
  policy += ';connect-src https://heights.test';
  const later = await ask(etag);
  policy = before;
  expect({ statusCode: later.statusCode, payload: later.payload }).toEqual({
    statusCode: 200,
    payload: CODE,
  });
  expect(later.headers['content-security-policy']).toContain('connect-src https://heights.test');
  expect(later.headers.etag).not.toBe(etag);
});

test('WebAssembly has the type that browsers require for streaming compilation', async () => {
  const { headers, rawPayload } = await get('/assets/sqlite-1a2b.wasm');
  expect(headers['content-type']).toBe('application/wasm');
  expect([...rawPayload]).toEqual([0, 0x61, 0x73, 0x6d]);
});

test('a path of the product returns the page, and a missing file does not', async () => {
  expect((await get('/projects/4?name=a.b', 'br')).payload).toContain('<title>Waypost</title>');
  expect((await get('/assets/gone.js', 'br')).statusCode).toBe(404);
});
