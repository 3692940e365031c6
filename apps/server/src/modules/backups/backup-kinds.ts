import { BACKUP_CAUSES } from '@waypost/contract';
import { z } from 'zod';
import { BackupError } from '../../platform/backup/backup-error.ts';
import { BACKUP_STAGES, type Stages, TRIAL_STAGES, toShare } from '../../platform/backup/stages.ts';
import { type BackedUp, startBackup } from '../../platform/backup/start-backup.ts';
import { startCheck } from '../../platform/backup/start-check.ts';
import type { Database } from '../../platform/db/database.ts';
import { FinalJobError } from '../../platform/jobs/job-errors.ts';
import { defineJobKind, type JobContext } from '../../platform/jobs/job-kind.ts';

/** Jobs of earlier versions have no cause: those were all daily. */
const backupPayload = z.object({ cause: z.enum(BACKUP_CAUSES).default('daily') });
const checkPayload = z.object({ id: z.string() });

function toOptions(context: JobContext, stages: Stages) {
  return {
    signal: context.signal,
    onProgress: (stage: string, done: number) => {
      context.progress(toShare(stages, stage, done), stage);
    },
  };
}

/** What a BackupError says does not change by another attempt a moment later. */
async function withWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? new FinalJobError(error.message, { cause: error }) : error;
  }
}

/** Makes a backup. */
export function createBackupKind(config: BackedUp, database: Database) {
  return defineJobKind({
    name: 'backup',
    payload: backupPayload,
    // Whoever asked for it sees its progress; super users see all jobs anyway.
    audience: 'member',
    retries: { limit: 2, firstS: 60, maxS: 600 },
    width: 1,
    async run({ payload }, context) {
      await withWords(() => startBackup(config, database, payload.cause, toOptions(context, BACKUP_STAGES)));
      return undefined;
    },
  });
}

/** Restores a backup on trial, and compares it. */
export function createBackupCheckKind(config: BackedUp) {
  return defineJobKind({
    name: 'backup-check',
    payload: checkPayload,
    audience: 'member',
    retries: { limit: 1, firstS: 60, maxS: 600 },
    width: 1,
    run: ({ payload }, context) =>
      withWords(async () => {
        const check = await startCheck(config, payload.id, toOptions(context, TRIAL_STAGES));
        if (check.fault !== null) throw new BackupError(`The backup ${check.id}: ${check.fault}`);
        return undefined;
      }),
  });
}

export type BackupKind = ReturnType<typeof createBackupKind>;
export type BackupCheckKind = ReturnType<typeof createBackupCheckKind>;
