import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createFetchOutside, OutsideError } from './fetch-outside.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** Starts a server of this machine. @returns its `host:port`. */
async function start(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `127.0.0.1:${(server.address() as AddressInfo).port}`; // of a server that listens at a port
}

const fetchOf = (innerHosts: readonly string[], timeoutMs = 5_000) =>
  createFetchOutside({ innerHosts: new Set(innerHosts), timeoutMs });
const LIMITS = { maxBytes: 1_000 };
const faultOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (error instanceof OutsideError ? error.fault : error),
  );

test('what is at a host that may be asked is given, through redirects', async () => {
  const host = await start((request, response) => {
    if (request.url === '/old') response.writeHead(302, { location: '/new' }).end();
    else response.writeHead(404).end('Nothing here.');
  });
  const { status, body } = await fetchOf([host])(new URL(`http://${host}/old`), LIMITS);
  expect([status, body.toString()]).toEqual([404, 'Nothing here.']);
});

test('a redirect to another host of this machine is not followed', async () => {
  let calls = 0;
  const inside = await start((_request, response) => {
    calls += 1;
    response.end('secret');
  });
  for (const scheme of ['http', 'https']) {
    const host = await start((_request, response) =>
      response.writeHead(302, { location: `${scheme}://${inside}/` }).end(),
    );
    expect(await faultOf(fetchOf([host])(new URL(`http://${host}/`), LIMITS))).toBe('not_public');
  }
  expect(calls).toBe(0);
});

test('redirects without end, and answers that take too long, come to nothing', async () => {
  let calls = 0;
  const host = await start((request, response) => {
    calls += 1;
    if (request.url === '/around') response.writeHead(302, { location: '/around' }).end();
  });
  expect(await faultOf(fetchOf([host])(new URL(`http://${host}/around`), LIMITS))).toBe('unreachable');
  expect(calls).toBe(4);
  expect(await faultOf(fetchOf([host], 50)(new URL(`http://${host}/silent`), LIMITS))).toBe('unreachable');
});

test('what is larger than its limit is not read to the end', async () => {
  const host = await start((request, response) =>
    response.end('x'.repeat(request.url === '/' ? 1_000 : 1_001)),
  );
  const get = fetchOf([host]);
  expect((await get(new URL(`http://${host}/`), LIMITS)).body.length).toBe(1_000);
  expect(await faultOf(get(new URL(`http://${host}/more`), LIMITS))).toBe('too_large');
});

test.each([
  ['without TLS', 'http://example.com/'],
  ['of this machine', 'https://127.0.0.1:1/'],
  ['of this machine in IPv6', 'https://[::1]:1/'],
  ['of the metadata of a cloud', 'https://169.254.169.254/'],
  ['by a name that leads into this machine', 'https://localhost:1/'],
])('an address %s is not asked', async (_title, address) => {
  expect(await faultOf(fetchOf([])(new URL(address), LIMITS))).toBe('not_public');
});
