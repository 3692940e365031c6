import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handleNotFound } from './error-handler.ts';

const YEAR_S = 31_536_000;

/**
 * Serves the built web: files with a hash in their name for ever, the page itself for every path that is
 * no file, so that a link into the product works after a reload.
 */
export async function mountWeb(app: FastifyInstance, webDir: string): Promise<void> {
  const page = await readFile(join(webDir, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: true,
    // Made by the build, smaller than what could be made while somebody waits.
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(webDir, 'assets'));
      void reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_S}, immutable` : 'public, no-cache',
      );
    },
  });
  app.get('/', (_request, reply) => sendPage(reply, page));
  app.setNotFoundHandler((request, reply) => {
    if (isPagePath(request)) void sendPage(reply, page);
    else handleNotFound(request, reply);
  });
}

function sendPage(reply: FastifyReply, page: string) {
  return reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}

/** A path without a file's ending is the page's own to route; the query may hold dots as it likes. */
function isPagePath({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  return method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path);
}
