import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../observability/metrics.ts';

/** Mounts what machines ask: alive, ready, which version, and the metrics. */
export function mountHealth(
  app: FastifyInstance,
  database: Database,
  metrics: Metrics,
  version: string,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    try {
      // Not `select 1`: a database that was never migrated can answer that.
      await sql`select 1 from event_counters limit 1`.execute(database.read);
    } catch (cause) {
      throw new AppError('unavailable', { cause });
    }
    return { status: 'ready', database: database.kind };
  });
  app.get('/version', async () => ({ version }));
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.httpSeconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
}
