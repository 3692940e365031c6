import { randomBytes } from 'node:crypto';
import type { BackupCause } from '@waypost/contract';
import type { DumpConnection } from '../db/dump/dump-connection.ts';
import {
  beginSnapshot,
  type DumpTable,
  dumpParts,
  listApplied,
  listDumpTables,
  listReferencedFiles,
  listSequences,
} from '../db/dump/dump-tables.ts';
import { BackupError } from './backup-error.ts';
import type { BackupSet } from './backup-set.ts';
import type { BackupBlobs } from './blobs.ts';
import type { FileReader } from './file-reader.ts';
import {
  BACKUP_FORMAT,
  type BackupIndex,
  type BackupPart,
  type Manifest,
  type TableEntry,
} from './manifest.ts';
import { readBack } from './read-back.ts';
import { RowDigest } from './row-digest.ts';

/** Files in one entry of the list of files. */
const FILES_PER_PART = 5_000;

export type BackupStage = 'copying' | 'tables' | 'files' | 'reading' | 'finishing';
/** @param done from 0 to 1, of the stage. */
export type OnBackupProgress = (stage: BackupStage, done: number) => void;

export interface BackupSource {
  readonly connection: DumpConnection;
  readonly files: FileReader;
  readonly version: string;
  readonly cause: BackupCause;
  readonly onProgress: OnBackupProgress;
}

/** In the order of their making. */
function createBackupId(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}-${randomBytes(3).toString('hex')}`;
}

async function writeTable(
  connection: DumpConnection,
  blobs: BackupBlobs,
  table: DumpTable,
  onPages: (pages: number) => void,
): Promise<{ entry: TableEntry; byteSize: number }> {
  const digest = new RowDigest();
  const parts: BackupPart[] = [];
  let byteSize = 0;
  for await (const text of dumpParts(connection, table)) {
    parts.push({ rows: digest.add(text), digest: await blobs.putText(text) });
    byteSize += text.length;
    onPages(table.step);
  }
  const { schema, name, columns } = table;
  const entry = { schema, name, columns: [...columns], rows: digest.rows, digest: digest.toString(), parts };
  return { entry, byteSize };
}

async function writeTables(
  { connection, onProgress }: BackupSource,
  blobs: BackupBlobs,
): Promise<{ tables: TableEntry[]; byteSize: number }> {
  const found = await listDumpTables(connection);
  const pages = Math.max(
    1,
    found.reduce((sum, table) => sum + table.pages, 0),
  );
  let done = 0;
  let byteSize = 0;
  const tables: TableEntry[] = [];
  for (const table of found) {
    const written = await writeTable(connection, blobs, table, (more) => {
      done += more;
      onProgress('tables', Math.min(1, done / pages));
    });
    tables.push(written.entry);
    byteSize += written.byteSize;
  }
  return { tables, byteSize };
}

/** Copies the files that the tables name. One that is gone is noted: the rest is worth keeping. */
async function writeFiles(
  { connection, files, onProgress }: BackupSource,
  blobs: BackupBlobs,
): Promise<Pick<BackupIndex, 'files' | 'missing'> & { byteSize: number; count: number }> {
  const named = await listReferencedFiles(connection);
  const parts: BackupPart[] = [];
  const missing: string[] = [];
  let byteSize = 0;
  for (let start = 0; start < named.length; start += FILES_PER_PART) {
    const lines: string[] = [];
    for (const file of named.slice(start, start + FILES_PER_PART)) {
      const source = await files.find(file.digest);
      if (source === null) {
        missing.push(file.digest);
        continue;
      }
      await blobs.putFile(file.digest, source.byteSize, source);
      byteSize += source.byteSize;
      lines.push(`${file.digest} ${source.byteSize}\n`);
      onProgress('files', (start + lines.length) / named.length);
    }
    if (lines.length > 0) {
      parts.push({ rows: lines.length, digest: await blobs.putText(Buffer.from(lines.join(''))) });
    }
  }
  return { files: parts, missing, byteSize, count: named.length - missing.length };
}

/**
 * Writes a backup of one moment of the database and of every file that it names. Until its manifest is written, at the
 * very end, nothing of it counts. It is read back before: the manifest says whether it is good.
 * @throws BackupError for a database without a schema.
 */
export async function makeBackup(set: BackupSet, source: BackupSource): Promise<Manifest> {
  const { connection, version, cause, onProgress } = source;
  const startedAt = new Date();
  const id = createBackupId(startedAt);
  const blobs = set.openBlobs();
  await blobs.listKnown();
  await beginSnapshot(connection);
  const migrations = await listApplied(connection);
  const migration = migrations.at(-1)?.name;
  if (migration === undefined) throw new BackupError('The database is empty: there is nothing to back up.');
  const { tables, byteSize: tableBytes } = await writeTables(source, blobs);
  const sequences = await listSequences(connection);
  const files = await writeFiles(source, blobs);
  await connection.run('commit');
  const index: BackupIndex = {
    id,
    migrations,
    tables,
    sequences,
    files: files.files,
    missing: files.missing,
  };
  const indexDigest = await blobs.putText(Buffer.from(JSON.stringify(index)));
  const read_back = await readBack(set, blobs, { id, index: indexDigest }, index, (done) =>
    onProgress('reading', done),
  );
  onProgress('finishing', 0);
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    id,
    cause,
    started_at: startedAt.toISOString(),
    finished_at: new Date().toISOString(),
    version,
    migration,
    database: connection.kind,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.count,
    missing_files: files.missing.length,
    byte_size: tableBytes + files.byteSize,
    written_bytes: blobs.writtenBytes,
    key_id: set.seal?.keyId ?? null,
    index: indexDigest,
    read_back,
  };
  await set.writeManifest(manifest);
  return manifest;
}
