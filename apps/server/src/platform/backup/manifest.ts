import { BACKUP_CAUSES } from '@waypost/contract';
import { z } from 'zod';

/** The only format so far. A reader refuses a later one. */
export const BACKUP_FORMAT = 1;
/** Folder of the manifests, each named by the id of its backup. */
export const MANIFESTS = 'manifests/';
/** Folder of what the checks of backups found. */
export const CHECKS = 'checks/';

/** Summary of a backup, readable without the key. It is written last: without it, there is no backup. */
export const manifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  id: z.string(),
  cause: z.enum(BACKUP_CAUSES),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  /** Of the program. */
  version: z.string(),
  /** The last migration of the database. */
  migration: z.string(),
  database: z.enum(['embedded', 'postgres']),
  rows: z.number().int(),
  files: z.number().int(),
  /** Files that the database names but the storage did not have. */
  missing_files: z.number().int(),
  /** Of tables as text, and files. */
  byte_size: z.number().int(),
  /** What this backup added to the place. */
  written_bytes: z.number().int(),
  /** Names the key it is sealed with; null: it is not. */
  key_id: z.string().nullable(),
  /** Digest of the index. */
  index: z.string(),
  /** What reading it back found when it was made; null: an earlier version made it, which did not. */
  read_back: z
    .object({ checked_at: z.iso.datetime(), fault: z.string().nullable() })
    .nullable()
    .default(null),
});
export type Manifest = z.infer<typeof manifest>;

const part = z.object({ digest: z.string(), rows: z.number().int() });
export type BackupPart = z.infer<typeof part>;

const tableEntry = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  digest: z.string(),
  parts: z.array(part),
});
export type TableEntry = z.infer<typeof tableEntry>;

const sequenceEntry = z.object({
  schema: z.string(),
  name: z.string(),
  last_value: z.string(),
  is_called: z.boolean(),
});
export type SequenceEntry = z.infer<typeof sequenceEntry>;

/** Everything that is in a backup. */
export const backupIndex = z.object({
  id: z.string(),
  migrations: z.array(z.object({ name: z.string(), digest: z.string() })),
  tables: z.array(tableEntry),
  sequences: z.array(sequenceEntry),
  /** Lists of files: lines of a digest and a size. */
  files: z.array(part),
  /** Digests of files that the storage did not have. */
  missing: z.array(z.string()),
});
export type BackupIndex = z.infer<typeof backupIndex>;

/** What a check of a backup found. */
export const backupCheck = z.object({
  id: z.string(),
  checked_at: z.iso.datetime(),
  /** Why it cannot be restored; null: it can. */
  fault: z.string().nullable(),
  duration_ms: z.number(),
});
export type BackupCheck = z.infer<typeof backupCheck>;
