import { z } from 'zod';
import { timestamp } from '../common.ts';

/** Why a backup was made. */
export const BACKUP_CAUSES = ['daily', 'migration', 'asked'] as const;
export type BackupCause = (typeof BACKUP_CAUSES)[number];

/**
 * What a trial restore of a backup found, or reading it back when it was made; `fault` null: each table and each file came
 * back as it was.
 */
export const backupTrial = z.object({ checked_at: timestamp, fault: z.string().nullable() });

export const backup = z.object({
  backup_id: z.string(),
  cause: z.enum(BACKUP_CAUSES),
  started_at: timestamp,
  finished_at: timestamp,
  /** Of the program that made it. */
  version: z.string(),
  database: z.enum(['embedded', 'postgres']),
  rows: z.number().int(),
  files: z.number().int(),
  /** Files that the database named but the storage did not have. */
  missing_files: z.number().int(),
  byte_size: z.number().int(),
  /** What it added to those before it. */
  written_bytes: z.number().int(),
  is_encrypted: z.boolean(),
  /** Null: an earlier version made it, which did not read it back. */
  read_back: backupTrial.nullable(),
  trial: backupTrial.nullable(),
});
export type Backup = z.infer<typeof backup>;

/** A backup whose process was killed before it was finished: there is nothing to restore of it. */
export const endedBackup = z.object({
  cause: z.enum(BACKUP_CAUSES),
  started_at: timestamp,
  /** How far it was at least, from 0 to 1. */
  done: z.number(),
});
export type EndedBackup = z.infer<typeof endedBackup>;

export const backupList = z.object({
  /** Where backups are kept, for people; null: they are off. */
  place: z.string().nullable(),
  /** Whether the place is the folder beside the data, which is lost together with them. */
  is_beside_data: z.boolean(),
  /** Whether new backups are encrypted. */
  is_encrypted: z.boolean(),
  /** Newest first. */
  backups: z.array(backup),
  /** Those that were killed since the last good one, oldest first. */
  ended: z.array(endedBackup),
  /** Why the place could not be read, in words. */
  fault: z.string().nullable(),
});
export type BackupList = z.infer<typeof backupList>;
