import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import type { ProviderFaults } from '../../../platform/observability/provider-faults.ts';
import type { Radar } from '../../../providers/radar/radar.ts';
import type { RadarAccounts } from '../accounts.ts';
import { claimDue, endClaims } from './claims.ts';
import { DueReading } from './due-reading.ts';
import type { DetectionListener, RadarPauses } from './record-reading.ts';
import { listHolders, putStations } from './store.ts';

/** Reads the stations that layers show, each once for all of them, also with several processes. */
export interface RadarReader {
  start(): void;
  stop(): Promise<void>;
  /** Reads what is due; runs one after the other. */
  readDue(): Promise<void>;
}

export interface RadarReaderOptions {
  readonly database: Database;
  /** Null: nothing is ever read. */
  readonly radar: Radar | null;
  readonly accounts: RadarAccounts;
  readonly pauses: RadarPauses;
  readonly onDetections: DetectionListener;
  readonly log: Logger;
  readonly providerFaults: ProviderFaults;
}

/** Longer than a request may take, in which a claim is not put off. */
const LEASE_MS = 2 * 60_000;
const MAX_TICK_MS = 5_000;

async function readDueStations(options: RadarReaderOptions): Promise<void> {
  const { database, radar, accounts } = options;
  if (radar === null) return;
  const claim = { by: randomUUID(), leaseMs: LEASE_MS };
  const due = await database.transaction(async (tx) => {
    await putStations(tx);
    return claimDue(tx, claim);
  });
  if (due.length === 0) return;
  try {
    const holders = await listHolders(database.read);
    const organizationIds = [...new Set(holders.map(({ organization_id }) => organization_id))];
    const roster = { holders, accounts: await accounts.list(database.read, organizationIds) };
    const reading = new DueReading({ ...options, radar }, roster, claim);
    for (const radarId of due) await reading.read(radarId);
    await reading.check();
  } finally {
    await database.transaction((tx) => endClaims(tx, claim));
  }
}

export function createRadarReader(options: RadarReaderOptions): RadarReader {
  const { radar, pauses, log } = options;
  let timer: NodeJS.Timeout | null = null;
  let last: Promise<void> = Promise.resolve();
  const readDue = () => {
    const next = last.then(() => readDueStations(options));
    last = next.catch(() => {});
    return next;
  };
  return {
    start() {
      if (radar === null) return;
      let isBusy = false;
      const tick = async () => {
        if (isBusy) return;
        isBusy = true;
        await readDue().catch((error: unknown) => log.error({ err: error }, 'reading radar stations failed'));
        isBusy = false;
      };
      timer = setInterval(() => void tick(), Math.min(MAX_TICK_MS, pauses.watchedMs / 4));
      timer.unref();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      await last;
    },
    readDue,
  };
}
