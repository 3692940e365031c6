import type { BackupConfig } from '../../platform/backup/backup-config.ts';
import { type BackupSet, openBackupSet } from '../../platform/backup/backup-set.ts';
import type { BackupCheck, Manifest } from '../../platform/backup/manifest.ts';
import { listSound } from '../../platform/backup/verdict.ts';
import type { Database } from '../../platform/db/database.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { BackupCheckKind, BackupKind } from './backup-kinds.ts';
import { hasRecentJob, lockSchedule } from './store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** A server that was just started has more urgent things to do. */
const FIRST_LOOK_MS = 10 * 60_000;

/** Calls after a pause, and then at intervals. @returns a function that ends this. */
export type Tick = (look: () => void, firstMs: number, everyMs: number) => () => void;

/** By the clock of the machine, which keeps no process alive. */
const tickByMachine: Tick = (look, firstMs, everyMs) => {
  const first = setTimeout(look, firstMs).unref();
  const timer = setInterval(look, everyMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
};

/** What is due: nothing is more than an hour late. A broken backup is no backup. */
export function findDue(
  backups: readonly Pick<Manifest, 'id' | 'started_at' | 'read_back'>[],
  checks: ReadonlyMap<string, Pick<BackupCheck, 'checked_at' | 'fault'>>,
  now: number,
): { readonly backup: boolean; readonly check: string | null } {
  const newest = listSound(backups, checks).at(-1);
  if (newest === undefined) return { backup: true, check: null };
  const checkedAt = Math.max(0, ...[...checks.values()].map(({ checked_at }) => Date.parse(checked_at)));
  return {
    backup: now - Date.parse(newest.started_at) >= DAY_MS,
    check: now - checkedAt >= WEEK_MS && !checks.has(newest.id) ? newest.id : null,
  };
}

export interface BackupSchedule {
  readonly database: Database;
  readonly backup: BackupConfig | null;
  readonly kinds: { readonly backup: BackupKind; readonly check: BackupCheckKind };
  readonly log: Logger;
  readonly tick?: Tick;
}

async function queueDue({ database, kinds }: BackupSchedule, set: BackupSet): Promise<void> {
  const due = findDue(await set.list(), await set.listChecks(), Date.now());
  await database.transaction(async (tx) => {
    await lockSchedule(tx);
    const nobody = { organizationId: null, memberId: null };
    // A failed one counts: it is tried again in some hours, not each hour.
    if (due.backup && !(await hasRecentJob(tx, kinds.backup.name))) {
      await enqueueJob(tx, kinds.backup, { cause: 'daily' }, nobody);
    }
    if (due.check !== null && !(await hasRecentJob(tx, kinds.check.name))) {
      await enqueueJob(tx, kinds.check, { id: due.check }, nobody);
    }
  });
}

/**
 * Queues a backup a day and a check a week, whichever process looks first. @returns a function to stop, which resolves
 * after the looks that have begun.
 */
export function backUpDaily(schedule: BackupSchedule): () => Promise<void> {
  const { backup, log, tick = tickByMachine } = schedule;
  if (backup === null) return async () => {};
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => openBackupSet(backup))
      .then((set) => queueDue(schedule, set))
      .catch((error: unknown) => log.error({ err: error }, 'the backups could not be looked at'));
  };
  const stop = tick(look, FIRST_LOOK_MS, HOUR_MS);
  return async () => {
    stop();
    await running;
  };
}
