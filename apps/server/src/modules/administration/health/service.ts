import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import type { Health } from '@waypost/contract';
import type { PlatformGrant } from '../../../access/grant.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { EventLoopWatch } from '../../../platform/observability/process-health.ts';
import type { ProviderFaults } from '../../../platform/observability/provider-faults.ts';
import { readVersion } from '../../../platform/version.ts';
import { getDatabaseFacts, listSlowQueries } from './store.ts';

export interface HealthSources {
  readonly database: Database;
  readonly config: Pick<Config, 'dataDir'>;
  readonly providerFaults: Pick<ProviderFaults, 'list'>;
  readonly eventLoop: Pick<EventLoopWatch, 'read'>;
}

export interface HealthService {
  /** A confined super user sees neither what third parties said nor the text of queries. */
  get(grant: PlatformGrant): Promise<Health>;
}

async function readDisk(folder: string): Promise<Health['disk']> {
  const { bsize, bavail, blocks } = await statfs(folder);
  return { free: bsize * bavail, total: bsize * blocks };
}

export function createHealthService({
  database,
  config,
  providerFaults,
  eventLoop,
}: HealthSources): HealthService {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  const { kind, read } = database;
  const embedded = { slow_queries: [], slow_query_gap: 'embedded' } as const;
  return {
    async get({ isConfined }) {
      const facts = await getDatabaseFacts(read);
      const slow = kind === 'embedded' ? embedded : await listSlowQueries(read);
      const providers = providerFaults.list();
      return {
        version: await readVersion(),
        node: process.versions.node,
        platform: `${process.platform} ${process.arch}`,
        started_at: startedAt,
        database: { kind, ...facts },
        disk: await readDisk(config.dataDir),
        memory: { used: process.memoryUsage.rss(), free: freemem(), total: totalmem() },
        event_loop: eventLoop.read(),
        providers: isConfined ? providers.map((one) => ({ ...one, reason: null })) : providers,
        slow_queries: isConfined ? [] : [...slow.slow_queries],
        slow_query_gap: isConfined ? 'not_permitted' : slow.slow_query_gap,
      };
    },
  };
}
