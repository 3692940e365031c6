import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CompiledQuery, sql } from 'kysely';
import { type Pack, pack } from 'tar-stream';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { FILE_COLUMNS } from '../../../platform/db/dump/dump-tables.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { recordAudit } from '../../audit/index.ts';
import {
  AVATARS,
  ENDING,
  MANIFEST,
  type Manifest,
  PEOPLE,
  type Row,
  type TransferredAvatar,
  type TransferredPerson,
  toFileName,
  toLines,
  toRowsName,
  UnfitTransferError,
} from './archive.ts';
import { EMPTIED, WITH_IDS } from './carried.ts';
import { readCatalog } from './catalog.ts';
import { type CarriedTable, MEMBERS, planTransfer } from './plan-transfer.ts';
import { rewriteIds } from './rewrite-ids.ts';

const ROWS_PER_PART = 1_000;
/** Photographs do not become smaller, and rows become small enough. */
const COMPRESSION = { level: 1 };

export interface WrittenTransfer {
  readonly rows: number;
  readonly files: number;
  /** Files that the database names but the storage does not have. */
  readonly missing: readonly string[];
}

export interface TransferSource {
  readonly database: Database;
  readonly storage: Storage;
  readonly organizationId: number;
  readonly onProgress: (stage: string, done: number) => void;
}

/** What is found while rows are written. */
interface Found {
  readonly people: Set<number>;
  /** Sizes by digest. */
  readonly files: Map<string, number>;
  rows: number;
}

/** Waits until it is read: an entry given whole would be kept in memory. */
function put(archive: Pack, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  return pipeline(Readable.from([bytes]), archive.entry({ name, size: bytes.length }));
}

/** @throws UnfitTransferError while something is under way that would come to nobody. */
async function requireQuiet(tx: Tx, organizationId: number): Promise<string> {
  const { rows } = await sql<{ name: string; busy: number }>`
    select o.organization_name as name, (
      (select count(*) from imagery_orders where organization_id = o.organization_id and status > 0)
      + (select count(*) from imagery_variables where organization_id = o.organization_id and status > 0)
      + (select count(*) from layer_images where organization_id = o.organization_id and status > 0))::integer as busy
    from organizations o where o.organization_id = ${organizationId}::integer`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new UnfitTransferError(`There is no organization ${organizationId}.`);
  if (found.busy > 0) {
    throw new UnfitTransferError(
      `${found.busy} satellite orders or pictures of “${found.name}” are under way. Wait until they are done, or cancel them in their layers.`,
    );
  }
  return found.name;
}

/** A value in a text form that is the same in every installation: that of a time depends on its time zone. */
function toText(table: string, { name, type }: CarriedTable['columns'][number]): string {
  if (EMPTIED.has(`${table}.${name}`)) return 'null';
  return type === 'timestamp with time zone'
    ? `(t."${name}" at time zone 'UTC' || '+00')`
    : `t."${name}"::text`;
}

/** The rows of a table in parts, by a cursor: they are never all in memory. */
async function* readRows(tx: Tx, table: CarriedTable, organizationId: number): AsyncGenerator<Row[]> {
  const values = table.columns.map((column) => toText(table.name, column)).join(', ');
  const cursor = `transfer_${table.name}`;
  await tx.executeQuery(
    CompiledQuery.raw(
      `declare ${cursor} no scroll cursor for select jsonb_build_array(${values}) as row
        from public."${table.name}" t where ${table.condition.replaceAll('$1', String(organizationId))}`,
    ),
  );
  for (;;) {
    const { rows } = await tx.executeQuery<{ row: Row }>(
      CompiledQuery.raw(`fetch ${ROWS_PER_PART} from ${cursor}`),
    );
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.executeQuery(CompiledQuery.raw(`close ${cursor}`));
}

/** Notes the people and the files that a row names. */
async function take({ name, columns, references }: CarriedTable, row: Row, found: Found): Promise<void> {
  const at = (column: string) => row[columns.findIndex((one) => one.name === column)] ?? null;
  for (const { column, table } of references) {
    const id = at(column);
    if (table === MEMBERS && id !== null) found.people.add(Number(id));
  }
  for (const [table, digest, size] of FILE_COLUMNS) {
    const named = table === name ? at(digest) : null;
    if (named !== null) found.files.set(named, Number(at(size)));
  }
  for (const { name: column } of columns) {
    const form = WITH_IDS[`${name}.${column}`];
    const text = form === undefined ? null : at(column);
    if (form === undefined || text === null) continue;
    await rewriteIds(form, text, async (table, id) => {
      if (table === MEMBERS) found.people.add(id);
      return id;
    });
  }
}

async function putTables(
  archive: Pack,
  tx: Tx,
  tables: readonly CarriedTable[],
  { organizationId, onProgress }: TransferSource,
): Promise<Found> {
  const found: Found = { people: new Set(), files: new Map(), rows: 0 };
  for (const [index, table] of tables.entries()) {
    onProgress('rows', index / tables.length);
    let part = 0;
    for await (const rows of readRows(tx, table, organizationId)) {
      for (const row of rows) await take(table, row, found);
      found.rows += rows.length;
      await put(archive, toRowsName(table.name, part), toLines(rows));
      part += 1;
    }
  }
  return found;
}

async function putPeople(archive: Pack, tx: Tx, organizationId: number, found: Found): Promise<void> {
  const { rows: people } = await sql<TransferredPerson>`
    select member_id, display_name, email, email_verified_at is not null as is_verified, avatar_url
    from members where member_id = any(${[...found.people]}::integer[]) order by member_id`.execute(tx);
  await put(archive, PEOPLE, toLines(people));
  const { rows: avatars } = await sql<TransferredAvatar>`
    select a.code, a.digest, a.byte_size from avatars a
    where exists (select 1 from organizations o where o.organization_id = ${organizationId}::integer
        and o.avatar_url like '%/' || a.code)
      or exists (select 1 from members m where m.member_id = any(${[...found.people]}::integer[])
        and m.avatar_url like '%/' || a.code)`.execute(tx);
  await put(archive, AVATARS, toLines(avatars));
  for (const { digest, byte_size } of avatars) found.files.set(digest, byte_size);
}

/** @returns the digests of files that are missing. */
async function putFiles(
  archive: Pack,
  { storage, onProgress }: TransferSource,
  found: Found,
): Promise<string[]> {
  const missing: string[] = [];
  let done = 0;
  for (const [digest, size] of found.files) {
    onProgress('files', done / found.files.size);
    done += 1;
    const source = await storage.open(digest).catch(() => null);
    if (source === null) missing.push(digest);
    else await pipeline(source, archive.entry({ name: toFileName(digest), size }));
  }
  return missing;
}

async function putAll(archive: Pack, source: TransferSource): Promise<WrittenTransfer> {
  const { database, organizationId } = source;
  const found = await database.transaction(async (tx) => {
    // One moment of everything, whoever writes meanwhile.
    await sql`set transaction isolation level repeatable read`.execute(tx);
    const organization_name = await requireQuiet(tx, organizationId);
    const tables = planTransfer(await readCatalog(tx));
    const head: Manifest = {
      format: 'waypost-organization-1',
      organization_name,
      written_at: new Date().toISOString(),
      migrations: await listMigrations(tx),
      tables: Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((one) => one.name)])),
    };
    await put(archive, MANIFEST, JSON.stringify(head));
    const rows = await putTables(archive, tx, tables, source);
    await putPeople(archive, tx, organizationId, rows);
    return rows;
  });
  const missing = await putFiles(archive, source, found);
  await database.transaction((tx) =>
    recordAudit(tx, { action: 'organization.exported', actorId: null, organizationId }),
  );
  const written = { rows: found.rows, files: found.files.size - missing.length };
  await put(archive, ENDING, JSON.stringify(written));
  archive.finalize();
  return { ...written, missing };
}

/** Names of the migrations with their digests, in order. */
export async function listMigrations(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name || ' ' || digest as name from schema_migrations order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}

/**
 * Writes an organization with everything it has into one archive: a gzipped tar of rows as text, and of files. It appears
 * under its name when it is whole.
 * @throws UnfitTransferError for an unknown organization, and while orders are under way.
 */
export async function writeTransfer(path: string, source: TransferSource): Promise<WrittenTransfer> {
  const unfinished = `${path}.part`;
  const archive = pack();
  const stop = new AbortController();
  const file = pipeline(archive, createGzip(COMPRESSION), createWriteStream(unfinished), {
    signal: stop.signal,
  });
  try {
    const [written] = await Promise.all([putAll(archive, source), file]);
    await rename(unfinished, path);
    return written;
  } catch (error) {
    stop.abort();
    await file.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}
