import { z } from 'zod';
import { timestamp } from '../common.ts';

const bytes = z.number().int().min(0);

/** A third party that did not answer as it should since the process started. */
export const failingProvider = z.object({
  provider: z.string(),
  failed_requests: z.number().int(),
  last_failed_at: timestamp,
  /** What went wrong the last time; null: a request was not even sent, because of those before it. */
  reason: z.string().nullable(),
});
export type FailingProvider = z.infer<typeof failingProvider>;

/**
 * Why there are no slow queries to show. `embedded`: the embedded database does not record them; `not_installed` and
 * `not_loaded`: PostgreSQL lacks the extension, or was started without it; `not_permitted`: its user may not read them.
 */
export const SLOW_QUERY_GAPS = ['embedded', 'not_installed', 'not_loaded', 'not_permitted'] as const;
export type SlowQueryGap = (typeof SLOW_QUERY_GAPS)[number];

export const slowQuery = z.object({
  query: z.string(),
  calls: z.number().int(),
  mean_ms: z.number(),
  max_ms: z.number(),
  total_ms: z.number(),
});
export type SlowQuery = z.infer<typeof slowQuery>;

/** The state of the process that answers, its database and its disk. */
export const health = z.object({
  version: z.string(),
  node: z.string(),
  platform: z.string(),
  started_at: timestamp,
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    version: z.string(),
    postgis: z.string(),
    byte_size: bytes,
  }),
  /** Of the disk that holds `DATA_DIR`. */
  disk: z.object({ free: bytes, total: bytes }),
  /** `used` is that of the process; `free` and `total` are those of the machine. */
  memory: z.object({ used: bytes, free: bytes, total: bytes }),
  /** How late the process was for its own timers in the last minute: what every request waits for. */
  event_loop: z.object({ median_ms: z.number(), p99_ms: z.number(), max_ms: z.number() }),
  /** Last failure first. */
  providers: z.array(failingProvider),
  /** By their share of the database's time, most first. */
  slow_queries: z.array(slowQuery),
  slow_query_gap: z.enum(SLOW_QUERY_GAPS).nullable(),
});
export type Health = z.infer<typeof health>;
