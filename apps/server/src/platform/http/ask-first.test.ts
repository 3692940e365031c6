import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { sendRaw } from '../../../test/app/raw-request.ts';
import { askFirst } from './ask-first.ts';

test('a request answered first does not reach Fastify', async () => {
  const heard: string[] = [];
  const app = fastify();
  askFirst(app.server, (request, response) => {
    if (request.url !== '/first') return false;
    response.end('first');
    return true;
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
