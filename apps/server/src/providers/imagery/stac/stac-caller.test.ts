import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import { ImageryRefusedError } from '../imagery.ts';
import { closeServers, serve } from './serve.fixture.ts';
import { createStacCaller, type StacRequest } from './stac-caller.ts';

afterEach(closeServers);

/** What a call comes to: its body, the words of a refusal, or the code of an error. */
const resultOf = (url: string, request: StacRequest) => toResult(createStacCaller({ url })(request));
const toResult = (done: ReturnType<ReturnType<typeof createStacCaller>>) =>
  done.then(
    (answer) => answer?.body.toString() ?? null,
    (error: unknown) => {
      if (error instanceof ImageryRefusedError) return `${error.status} ${error.words}`;
      return error instanceof AppError ? error.code : Promise.reject(error);
    },
  );

describe('a call of open data', () => {
  test.each([
    [301, 'The service answered 301.'],
    [307, 'The service answered 307.'],
    [401, 'Sign in.'],
    [403, 'Sign in.'],
  ])('that is answered by %d is refused in words and made once', async (status, words) => {
    let asked = 0;
    const url = await serve((_request, response) => {
      asked += 1;
      response.writeHead(status, { location: 'http://127.0.0.1:9/' });
      response.end(status < 400 ? '' : '{"message":"Sign in."}');
    });
    expect(await resultOf(url, { to: 'a' })).toBe(`${status} ${words}`);
    expect(asked).toBe(1);
  });

  test.each([404, 410])('for what is gone (%d) has no answer', async (status) => {
    let asked = 0;
    const url = await serve((_request, response) => {
      asked += 1;
      response.writeHead(status).end();
    });
    expect(await resultOf(url, { to: 'a' })).toBeNull();
    expect(asked).toBe(1);
  });

  test('that nothing takes (405) has no answer if it sent something, and is a failure otherwise', async () => {
    const url = await serve((_request, response) => response.writeHead(405).end());
    expect(await resultOf(url, { to: 'search', json: {} })).toBeNull();
    expect(await resultOf(url, { to: 'a' })).toBe('imagery_unavailable');
  });

  test.each<[string, number, StacRequest]>([
    ['redirect', 302, { to: 'small.png' }],
    ['want a key', 401, { to: 'small.png' }],
    ['are gone', 410, { to: 'small.png' }],
    ['are too large', 200, { to: 'small.png', maxBytes: 1_000 }],
  ])('for pictures that %s keeps the search going', async (_what, status, request) => {
    const url = await serve(({ url: path }, response) => {
      if (path === '/search') response.end('found');
      else response.writeHead(status).end(Buffer.alloc(2_000));
    });
    const call = createStacCaller({ url });
    for (let n = 0; n < 5; n += 1) await toResult(call(request));
    expect(await toResult(call({ to: 'search' }))).toBe('found');
  });

  test('has the host of its pictures fail on its own', { timeout: 20_000 }, async () => {
    const url = await serve((_request, response) => response.end('found'));
    const call = createStacCaller({ url });
    // This name stands for an address of this machine, which is refused at each connection.
    for (let n = 0; n < 5; n += 1)
      expect(await toResult(call({ to: 'https://localhost/small.png' }))).toBe('imagery_unavailable');
    expect(await toResult(call({ to: 'search' }))).toBe('found');
  });

  test.each([
    ['has a bad escape', String.raw`{"message":"At \x41."}`, '400 The service answered 400.'],
    ['has a line break in it', '{"message":"Line\none."}', '400 The service answered 400.'],
    ['is escaped', String.raw`{"detail":"No \"bbox\"."}`, '400 No "bbox".'],
    ['is endless', 'x'.repeat(30 * 1024 * 1024), '400 The service answered 400.'],
  ])('whose reason of a refusal %s is refused in words', async (_what, body, result) => {
    const url = await serve((_request, response) => {
      // The client disconnects from what is endless.
      response.on('error', () => undefined);
      response.writeHead(400).end(body);
    });
    expect(await resultOf(url, { to: 'a' })).toBe(result);
  });

  test.each([
    ['search', '/api/v1/search'],
    ['/other/search', '/other/search'],
    ['?page=2', '/api/v1/?page=2'],
  ])('to %s goes to %s', async (to, path) => {
    const url = await serve((request, response) => response.end(request.url));
    expect(await resultOf(`${url}/api/v1`, { to })).toBe(path);
  });
});
