import type { DumpConnection } from '../db/dump/dump-connection.ts';
import { dumpParts, listApplied, listDumpTables, toTarget } from '../db/dump/dump-tables.ts';
import {
  bringBack,
  hasPeople,
  makePartitions,
  revokeTokens,
  setSequence,
  takeOff,
} from '../db/dump/load-tables.ts';
import type { Migration } from '../db/migrations/migration-files.ts';
import { type Brought, bringFile } from '../storage/brought-files.ts';
import type { Storage } from '../storage/storage.ts';
import { BackupError, OtherInstallationError } from './backup-error.ts';
import type { BackupBlobs } from './blobs.ts';
import type { BackupIndex, Manifest, TableEntry } from './manifest.ts';
import { RowDigest } from './row-digest.ts';

export type RestoreStage = 'files' | 'tables' | 'comparing' | 'indexes' | 'migrating' | 'replacing';
/** @param done from 0 to 1, of the stage. */
export type OnRestoreProgress = (stage: RestoreStage, done: number) => void;

/**
 * The migration that a database has to have before the rows of a backup go in.
 * @throws BackupError for a backup with a migration that this version does not have.
 */
export function toMigrationLevel({ migrations }: BackupIndex, known: readonly Migration[]): string {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  for (const { name, digest } of migrations) {
    const own = byName.get(name);
    if (own === undefined || (own.digest !== digest && !own.standsFor.includes(digest))) {
      throw new OtherInstallationError(
        `The backup was made by a newer Waypost, whose database has the migration ${name}. Restore it with that version, or a newer one.`,
      );
    }
  }
  return migrations.at(-1)?.name ?? '';
}

/** @throws BackupError for a database in use. @param place for people. */
export async function assertUnused(connection: DumpConnection, place: string): Promise<void> {
  if (await hasPeople(connection)) {
    throw new BackupError(
      `${place} is not empty: people have signed up there. Restore into a new database or another DATA_DIR; nothing was changed.`,
    );
  }
}

/** @throws BackupError for a database with a migration that is newer than the backup. */
export async function assertNotNewer(connection: DumpConnection, level: string): Promise<void> {
  const later = (await listApplied(connection)).find(({ name }) => name > level);
  if (later !== undefined) {
    throw new BackupError(
      `The database of DATABASE_URL has the migration ${later.name}, which is newer than the backup. Restore into a new, empty database; the migrations run afterwards.`,
    );
  }
}

/** SQLSTATEs of rows that a database does not take: bad values, violated constraints, and what PostGIS cannot read. */
const REFUSED = /^(22|23|XX000)/;

/** Rows that are refused were not those of the database that was backed up: the backup is broken. */
async function takeRows(whose: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    if (typeof code !== 'string' || !REFUSED.test(code)) throw error;
    throw new BackupError(
      `The rows of ${whose} in the backup are broken: ${message}. Nothing was restored; use another backup.`,
      { cause: error },
    );
  }
}

async function loadTable(
  connection: DumpConnection,
  blobs: BackupBlobs,
  table: TableEntry,
  onRows: (rows: number) => void,
): Promise<void> {
  for (const { digest, rows } of table.parts) {
    const text = await blobs.readText(digest);
    await takeRows(`${table.schema}.${table.name}`, connection.copyIn(toTarget(table), text));
    onRows(rows);
  }
}

/** Reads each table back and compares it with the backup, row by row. */
async function compareTables(
  connection: DumpConnection,
  index: BackupIndex,
  onTable: (done: number) => void,
): Promise<void> {
  const tables = await listDumpTables(connection);
  for (const [at, wanted] of index.tables.entries()) {
    const table = tables.find(({ schema, name }) => schema === wanted.schema && name === wanted.name);
    const found = new RowDigest();
    if (table !== undefined) {
      for await (const text of dumpParts(connection, { ...table, columns: wanted.columns })) found.add(text);
    }
    if (found.rows !== wanted.rows || found.toString() !== wanted.digest) {
      throw new BackupError(
        `The table ${wanted.schema}.${wanted.name} came back different: ${found.rows} rows of ${wanted.rows}. Nothing was restored; use another backup.`,
      );
    }
    onTable((at + 1) / index.tables.length);
  }
}

export interface TableRestore {
  readonly blobs: BackupBlobs;
  readonly index: BackupIndex;
  /** Whether sessions and tokens end, as they must except for a comparison. */
  readonly revokes: boolean;
  readonly onProgress: OnRestoreProgress;
}

/**
 * Fills a database that has the backup's schema, in one transaction: either everything of the backup is there and equal
 * to it, or nothing was changed.
 * @throws BackupError for a broken backup.
 */
export async function restoreTables(
  connection: DumpConnection,
  { blobs, index, revokes, onProgress }: TableRestore,
): Promise<void> {
  const total = Math.max(
    1,
    index.tables.reduce((sum, { rows }) => sum + rows, 0),
  );
  let done = 0;
  await connection.run('begin');
  try {
    await makePartitions(connection, index.tables);
    const takenOff = await takeOff(connection);
    for (const table of index.tables) {
      await loadTable(connection, blobs, table, (rows) => {
        done += rows;
        onProgress('tables', done / total);
      });
    }
    await compareTables(connection, index, (share) => onProgress('comparing', share));
    onProgress('indexes', 0);
    await takeRows('several tables', bringBack(connection, takenOff));
    for (const sequence of index.sequences) await setSequence(connection, sequence);
    if (revokes) await revokeTokens(connection);
    await connection.run('commit');
  } catch (error) {
    await connection.run('rollback').catch(() => undefined);
    throw error;
  }
  await connection.run('analyze');
}

/** The files of a backup, in the order of their digests. */
export async function* listBackedUpFiles(
  blobs: BackupBlobs,
  index: BackupIndex,
): AsyncGenerator<{ digest: string; byteSize: number }> {
  for (const part of index.files) {
    const lines = (await blobs.readText(part.digest)).toString().trimEnd().split('\n');
    for (const line of lines) {
      const [digest = '', size = ''] = line.split(' ');
      yield { digest, byteSize: Number(size) };
    }
  }
}

/** Writes the files of a backup into a storage, and notes those that were not there. @throws BackupError for a broken one. */
export async function restoreFiles(
  storage: Storage,
  { blobs, index, onProgress }: Pick<TableRestore, 'blobs' | 'index' | 'onProgress'>,
  { files }: Pick<Manifest, 'files'>,
  brought: Brought,
): Promise<void> {
  let done = 0;
  for await (const { digest } of listBackedUpFiles(blobs, index)) {
    await bringFile(storage, await blobs.openFile(digest), digest, brought);
    done += 1;
    onProgress('files', done / files);
  }
}
