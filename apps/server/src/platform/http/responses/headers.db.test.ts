import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';

let app: TestApp;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'waypost-web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Waypost</title>');
  app = await startTestApp({ WEB_DIR: webDir });
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true, force: true });
});

describe('security headers', () => {
  test.each([
    ['the page', '/', 200],
    ['an API response', '/api/3/front-config', 200],
    ['a missing page', '/api/3/nothing', 404],
    ['the page of the API', '/api/docs', 200],
  ])('are sent with %s', async (_what, path, status) => {
    const answer = await app.http.inject(path);
    expect(answer.statusCode).toBe(status);
    const { headers } = answer;
    const policy = String(headers['content-security-policy']).split(';');
    // Whole directives: `script-src 'self' 'unsafe-inline'` contains the expected text as a prefix.
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ]),
    );
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
});

describe('the API describes itself', () => {
  test('to programs, as OpenAPI 3.1', async () => {
    const answer = await app.http.inject('/api/3/openapi.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Waypost' } });
  });

  test('to people, on a page with scripts from this server only', async () => {
    const { statusCode, body } = await app.http.inject('/api/docs');
    expect(statusCode).toBe(200);
    const scripts = [...body.matchAll(/<script([^>]*)>([^<]*)</g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes = '', text = ''] of scripts) {
      expect(attributes).toMatch(/ src="\.?\/(?!\/)/);
      expect(text.trim()).toBe('');
    }
  });
});
