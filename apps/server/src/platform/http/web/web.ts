import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../responses/accepted-encoding.ts';
import { handleNotFound } from '../responses/error-handler.ts';
import { openWebCode } from './web-code.ts';

const ASSETS = 'assets';
const POLICY = 'content-security-policy';
/** Cache lifetime of a file with a hash in its name: a year. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Cache lifetime of the code of a worker, which obeys the policy that came with it: another one, as with another host of
 * heights, reaches browsers that have the code. A minute, so that what the first script reads ahead serves the map.
 */
const A_MINUTE = 'public, max-age=60, must-revalidate';

/** The code of a worker. It may compile WebAssembly, which reads database files; the page itself may not. */
const THREAD = /-worker-[\w-]+\.js$/;

/** The policy of a worker, sent with its code: that of the page plus WebAssembly. */
const toThreadPolicy = (policy: string) =>
  policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

const toLifetime = (name: string) => (THREAD.test(name) ? A_MINUTE : FOR_EVER);

/** The name of a worker's file has a hash of its code, so that its policy alone tells answers apart. */
const toThreadTag = (policy: string) =>
  `W/"${createHash('sha256').update(policy).digest('base64url').slice(0, 22)}"`;

/**
 * Serves the built web: hashed files with a long cache lifetime, except those of workers, and the page itself for every
 * path that is not a file, so that a deep link works after a reload.
 */
export async function mountWeb(app: FastifyInstance, webDir: string): Promise<void> {
  const page = await readFile(join(webDir, 'index.html'), 'utf8');
  await mountCode(app, join(webDir, ASSETS));
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: true,
    // Compressed by the build, better than is possible while a request waits.
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(webDir, ASSETS));
      void reply.header('cache-control', isHashed ? toLifetime(path) : 'public, no-cache');
    },
  });
  app.get('/', (_request, reply) => sendPage(reply, page));
  app.setNotFoundHandler((request, reply) => {
    if (isPagePath(request)) void sendPage(reply, page);
    else handleNotFound(request, reply);
  });
}

/** Files that every page needs come from memory; the rest of the build is served like all other files. */
async function mountCode(app: FastifyInstance, folder: string): Promise<void> {
  const code = await openWebCode(folder);
  app.get<{ Params: { name: string } }>(`/${ASSETS}/:name`, async (request, reply) => {
    const { name } = request.params;
    const file = await code.read(name, chooseEncoding(request.headers['accept-encoding']));
    if (file === null) return reply.sendFile(`${ASSETS}/${name}`);
    void reply.headers({ 'cache-control': toLifetime(name), vary: 'accept-encoding' });
    if (THREAD.test(name)) {
      const policy = toThreadPolicy(String(reply.getHeader(POLICY) ?? ''));
      const etag = toThreadTag(policy);
      void reply.header('etag', etag);
      if (policy !== '') void reply.header(POLICY, policy);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    }
    if (file.encoding !== 'identity') void reply.header('content-encoding', file.encoding);
    return reply.type(file.type).send(file.bytes);
  });
}

function sendPage(reply: FastifyReply, page: string) {
  return reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}

/** A path without a file extension is routed by the page; the query may contain dots. */
function isPagePath({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  return method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path);
}
