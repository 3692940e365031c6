import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RawAnswer, sendRaw } from '../../../../test/app/raw-request.ts';
import { askFirst } from '../ask-first.ts';
import { createKeptAnswers } from './kept-answers.ts';

let app: FastifyInstance;
let url: string;
/** How often an answer was computed regularly. */
let made: number;
let sent: [route: string, status: number][];
/** The body of the next answer; null: none. */
let body: Buffer | null;
/** The same as known synchronously. */
let again: Buffer | null | undefined;
let allowed: Set<number>;

/** The token is the member's number. */
const recognize = ({ headers }: { headers: NodeJS.Dict<string | string[]> }) =>
  headers.member === 'nobody' ? null : { memberId: Number(headers.member) };

beforeEach(async () => {
  made = 0;
  sent = [];
  body = Buffer.from('a tile');
  again = body;
  allowed = new Set([1]);
  const kept = createKeptAnswers({
    recognize,
    onSent: (route, status) => sent.push([route, status]),
    mostKept: 3,
  });
  app = fastify();
  askFirst(app.server, (request, response) => kept.answer(request, response));
  app.route({
    method: ['GET', 'POST'],
    url: '/tile/:name',
    handler: async (request, reply) => {
      made += 1;
      kept.keep(request, reply, body, {
        isFor: ({ memberId }) => allowed.has(memberId),
        again: () => again,
      });
      reply.headers({ etag: '"1"', vary: 'Accept-Encoding', 'x-frame-options': 'DENY' });
      if (body === null) return reply.code(204).send();
      return reply.type('application/vnd.mapbox-vector-tile').send(body);
    },
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

function ask(headers: Record<string, string> = {}, path = '/tile/a', method = 'GET'): Promise<RawAnswer> {
  return sendRaw(url + path, { method, headers: { member: '1', ...headers } });
}

/** An answer without its date. */
function toTimeless({ status, headers: { date: _date, ...headers }, text }: RawAnswer) {
  return { status, headers, text };
}

test('an answer is replayed with body and all headers', async () => {
  const first = await ask();
  const second = await ask();
  expect(made).toBe(1);
  expect(toTimeless(second)).toEqual(toTimeless(first));
  expect(second).toMatchObject({ status: 200, text: 'a tile', headers: { 'x-frame-options': 'DENY' } });
  await expect.poll(() => sent).toEqual([['/tile/:name', 200]]);
});

test('an empty answer is replayed', async () => {
  body = null;
  again = null;
  const first = await ask();
  const second = await ask();
  expect(made).toBe(1);
  expect(second.status).toBe(204);
  expect(toTimeless(second)).toEqual(toTimeless(first));
});

test.each([
  ['another URL', {}, '/tile/b', 'GET'],
  ['another spelling of the URL', {}, '/tile/%61', 'GET'],
  ['the same with a query', {}, '/tile/a?v=1', 'GET'],
  ['another encoding', { 'accept-encoding': 'br' }, '/tile/a', 'GET'],
  ['one who shows WebP', { accept: 'image/webp,*/*' }, '/tile/a', 'GET'],
  ['a conditional request', { 'if-none-match': '"1"' }, '/tile/a', 'GET'],
  ['another method', {}, '/tile/a', 'POST'],
  ['a HEAD request', {}, '/tile/a', 'HEAD'],
  ['an unknown caller', { member: 'nobody' }, '/tile/a', 'GET'],
  ['a caller without access', { member: '2' }, '/tile/a', 'GET'],
])('%s is handled regularly', async (_what, headers, path, method) => {
  await ask();
  await ask(headers, path, method);
  expect(made).toBe(2);
});

test('a request whose answer may have changed is handled regularly', async () => {
  await ask();
  again = undefined;
  await ask();
  expect(made).toBe(2);
  // With another length than its headers state.
  again = Buffer.from('another tile');
  await ask();
  expect(made).toBe(3);
  body = again;
  expect((await ask()).text).toBe('another tile');
  expect((await ask()).text).toBe('another tile');
  expect(made).toBe(4);
});

test('a lost right takes effect at once', async () => {
  await ask();
  await ask();
  expect(made).toBe(1);
  allowed.clear();
  await ask();
  expect(made).toBe(2);
});

test('the oldest answer is evicted, and answers to very long URLs are not kept', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await ask({}, `/tile/${name}`);
  for (const name of ['d', 'c', 'b']) await ask({}, `/tile/${name}`);
  expect(made).toBe(4);
  await ask({}, '/tile/a');
  expect(made).toBe(5);
  const long = `/tile/a?text=${'x'.repeat(1_000)}`;
  await ask({}, long);
  await ask({}, long);
  expect(made).toBe(7);
});
