import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { sendRaw } from '../../../test/raw-request.ts';
import { serverAskingFirst } from './server-asking-first.ts';

test('it waits for clients as long as the server that Fastify makes', async () => {
  const [plain, ours] = [fastify(), fastify({ serverFactory: serverAskingFirst(() => false) })];
  const toTimes = ({ server }: typeof plain) => {
    const { keepAliveTimeout, requestTimeout, headersTimeout, timeout, maxRequestsPerSocket } = server;
    return { keepAliveTimeout, requestTimeout, headersTimeout, timeout, maxRequestsPerSocket };
  };
  expect(toTimes(ours)).toEqual(toTimes(plain));
  await Promise.all([plain.close(), ours.close()]);
});

test('what is answered first, Fastify does not hear of', async () => {
  const heard: string[] = [];
  const app = fastify({
    serverFactory: serverAskingFirst((request, response) => {
      if (request.url !== '/first') return false;
      response.end('first');
      return true;
    }),
  });
  app.get('/*', async ({ url }) => {
    heard.push(url);
    return 'Fastify';
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = async (path: string) => (await sendRaw(url + path, { method: 'GET' })).text;
  expect([await ask('/first'), await ask('/second')]).toEqual(['first', 'Fastify']);
  expect(heard).toEqual(['/second']);
  await app.close();
});
