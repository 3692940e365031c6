import type { Backup, BackupList, EndedBackup } from '@waypost/contract';
import type { PlatformGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import { listAttempts } from '../../platform/backup/attempts.ts';
import type { BackupConfig } from '../../platform/backup/backup-config.ts';
import { BackupError, inWords } from '../../platform/backup/backup-error.ts';
import { type BackupSet, openBackupSet } from '../../platform/backup/backup-set.ts';
import { hasEnded } from '../../platform/backup/life-sign.ts';
import type { BackupCheck, Manifest } from '../../platform/backup/manifest.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { recordAudit } from '../audit/index.ts';
import type { BackupCheckKind, BackupKind } from './backup-kinds.ts';
import { findUnfinishedJob, lockSchedule } from './store.ts';

export interface BackupServiceOptions {
  readonly database: Database;
  readonly backup: BackupConfig | null;
  readonly kinds: { readonly backup: BackupKind; readonly check: BackupCheckKind };
}

/** A confined super user has no part in backups, which hold everybody's data: to them, they are off. */
export interface BackupService {
  list(grant: PlatformGrant): Promise<BackupList>;
  /** @throws AppError `backups_off`. */
  start(grant: PlatformGrant): Promise<{ job_id: string }>;
  /** Restores a backup on trial. @throws AppError `backups_off`, or `backup_not_found`. */
  try(grant: PlatformGrant, backupId: string): Promise<{ job_id: string }>;
}

function toBackup(made: Manifest, check: BackupCheck | undefined): Backup {
  const { id, key_id, format: _format, migration: _migration, index: _index, read_back, ...facts } = made;
  const trial = check === undefined ? null : { checked_at: check.checked_at, fault: check.fault };
  return { backup_id: id, ...facts, is_encrypted: key_id !== null, read_back, trial };
}

async function listEnded(set: BackupSet): Promise<EndedBackup[]> {
  const ended = (await listAttempts(set)).filter((one) => hasEnded(one));
  return ended.map(({ cause, started_at, done }) => ({ cause, started_at, done }));
}

const toPlace = ({ place }: BackupConfig) =>
  place.kind === 'folder' ? place.folder : `${place.bucket.endpoint}/${place.bucket.bucket}`;

/** What is wrong with the place, in words. @throws anything else. */
function toFault(error: unknown, place: string): string {
  const said = inWords(error, place);
  if (said instanceof BackupError) return said.message;
  throw error;
}

async function hasBackup(config: BackupConfig, backupId: string): Promise<boolean> {
  try {
    const set = await openBackupSet(config);
    return (await set.list()).some(({ id }) => id === backupId);
  } catch (cause) {
    // The list of backups says in words what is wrong with their place.
    throw new AppError('unavailable', { cause });
  }
}

const OFF: BackupList = {
  place: null,
  is_beside_data: false,
  is_encrypted: false,
  backups: [],
  ended: [],
  fault: null,
};

export function createBackupService({ database, backup, kinds }: BackupServiceOptions): BackupService {
  const requireConfig = ({ isConfined }: PlatformGrant): BackupConfig => {
    if (backup === null || isConfined) throw new AppError('backups_off');
    return backup;
  };
  const queue = (
    kind: BackupKind | BackupCheckKind,
    enqueue: (tx: Tx) => Promise<string>,
  ): Promise<{ job_id: string }> =>
    database.transaction(async (tx) => {
      await lockSchedule(tx);
      return { job_id: (await findUnfinishedJob(tx, kind.name)) ?? (await enqueue(tx)) };
    });
  return {
    async list({ isConfined }) {
      if (backup === null || isConfined) return OFF;
      const place = toPlace(backup);
      const about = { place, is_beside_data: backup.isBesideData, is_encrypted: backup.key !== null };
      try {
        const set = await openBackupSet(backup);
        const checks = await set.listChecks();
        const backups = (await set.list()).map((made) => toBackup(made, checks.get(made.id)));
        return { ...about, backups: backups.reverse(), ended: await listEnded(set), fault: null };
      } catch (error) {
        return { ...about, backups: [], ended: [], fault: toFault(error, place) };
      }
    },
    async start(grant) {
      requireConfig(grant);
      const { memberId } = grant;
      return queue(kinds.backup, async (tx) => {
        await recordAudit(tx, { action: 'backup.started', actorId: memberId });
        return enqueueJob(tx, kinds.backup, { cause: 'asked' }, { organizationId: null, memberId });
      });
    },
    async try(grant, backupId) {
      const config = requireConfig(grant);
      const { memberId } = grant;
      if (!(await hasBackup(config, backupId))) throw new AppError('backup_not_found');
      return queue(kinds.check, async (tx) => {
        await recordAudit(tx, { action: 'backup.tried', actorId: memberId, subject: backupId });
        return enqueueJob(tx, kinds.check, { id: backupId }, { organizationId: null, memberId });
      });
    },
  };
}
