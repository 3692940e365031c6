import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics at `/metrics`, one set per app, so that tests can run several in a process. */
export interface Metrics {
  readonly registry: Registry;
  readonly httpSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly sockets: Gauge;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'waypost_http_request_seconds',
      help: 'Time to answer a request, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    }),
    sockets: new Gauge({
      name: 'waypost_sockets',
      help: 'Live sockets of signed-in members.',
      registers: [registry],
    }),
  };
}

/** Counts a request that was answered. */
export function countRequest(
  { httpSeconds }: Metrics,
  { method, route, status }: { readonly method: string; readonly route: string; readonly status: number },
  seconds: number,
): void {
  httpSeconds.observe({ method, route, status: String(status) }, seconds);
}
