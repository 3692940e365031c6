import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/database.ts';
import { assertMigrated } from '../db/migrations/assert-migrated.ts';
import { countRequest, type Metrics } from '../observability/metrics.ts';
import { toStatusPage } from './status-page.ts';

/** Mounts the endpoints for monitoring: liveness, readiness, version and metrics; and a page for people. */
export function mountHealth(
  app: FastifyInstance,
  database: Pick<Database, 'kind' | 'read'>,
  metrics: Metrics,
  version: string,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    try {
      await assertMigrated(database.read);
    } catch (cause) {
      throw new AppError('unavailable', { cause });
    }
    return { status: 'ready', database: database.kind };
  });
  app.get('/status', async (request, reply) => {
    const isReady = await assertMigrated(database.read).then(
      () => true,
      () => false,
    );
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(toStatusPage(isReady, request.headers['accept-language'], new Date()));
  });
  app.get('/version', async () => ({ version }));
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    countRequest(
      metrics,
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
}
