import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { type Brought, bringFile, takeBack } from '../../../platform/storage/brought-files.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { recordAudit } from '../../audit/index.ts';
import { listUnusedDigests } from '../../resources/index.ts';
import {
  AVATARS,
  avatar,
  ENDING,
  ending,
  FILE_NAME,
  MANIFEST,
  type Manifest,
  manifest,
  PEOPLE,
  parseLines,
  person,
  ROWS_NAME,
  row,
  type TransferredAvatar,
  type TransferredPerson,
  UnfitTransferError,
} from './archive.ts';
import { readCatalog } from './catalog.ts';
import { RowInserter } from './insert-rows.ts';
import { settlePeople } from './people.ts';
import { type CarriedTable, planTransfer } from './plan-transfer.ts';
import { readEntries } from './read-entries.ts';
import { listMigrations } from './write-transfer.ts';

export interface ReadTransfer {
  readonly organizationId: number;
  readonly organizationName: string;
  readonly rows: number;
  readonly files: number;
  /** Accounts that were made; the others were here. */
  readonly peopleMade: number;
}

export interface TransferTarget {
  readonly database: Database;
  readonly storage: Storage;
  /** Another name for the organization; null keeps its own. */
  readonly name: string | null;
  readonly onProgress: (stage: string, done: number) => void;
}

interface Opened {
  readonly head: Manifest;
  readonly people: TransferredPerson[];
  readonly avatars: TransferredAvatar[];
  readonly rows: number;
  readonly files: number;
}

/** @throws UnfitTransferError for an archive of another version. */
async function requireFit({ database }: TransferTarget, head: Manifest): Promise<void> {
  const here = await database.transaction(listMigrations);
  if (head.migrations.join('\n') !== here.join('\n')) {
    throw new UnfitTransferError(
      'It was written by another version of Waypost. Bring both installations to the same version, and write it again.',
    );
  }
}

/** @throws UnfitTransferError for a file that is not what its name says. */
async function assertWhole(stream: Readable, digest: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  if (hash.digest('hex') !== digest) throw new UnfitTransferError(`The file ${digest} in it is damaged.`);
}

/** Reads everything but the rows, and checks each file against its name: nothing is kept of an archive that is broken. */
async function openArchive(path: string, target: TransferTarget): Promise<Opened> {
  let head: Manifest | null = null;
  let end: ReturnType<typeof ending.parse> | null = null;
  const people: TransferredPerson[] = [];
  const avatars: TransferredAvatar[] = [];
  let files = 0;
  for await (const { name, stream, text } of readEntries(path)) {
    if (head === null && name !== MANIFEST) break;
    const digest = FILE_NAME.exec(name)?.groups?.digest;
    if (name === MANIFEST) {
      head = manifest.parse(JSON.parse(await text()));
      await requireFit(target, head);
    } else if (name === PEOPLE) people.push(...parseLines(await text()).map((one) => person.parse(one)));
    else if (name === AVATARS) avatars.push(...parseLines(await text()).map((one) => avatar.parse(one)));
    else if (name === ENDING) end = ending.parse(JSON.parse(await text()));
    else if (digest !== undefined) {
      await assertWhole(stream, digest);
      files += 1;
    }
  }
  if (head === null) throw new UnfitTransferError('It is no archive of an organization.');
  if (end === null || end.files !== files)
    throw new UnfitTransferError('It was cut off, or files are missing.');
  return { head, people, avatars, rows: end.rows, files };
}

/** Keeps the files of an archive that has been read once: a place for all of them on trial would need as much room again. */
async function keepFiles(
  path: string,
  { files }: Opened,
  { storage, onProgress }: TransferTarget,
  brought: Brought,
): Promise<void> {
  let done = 0;
  for await (const { name, stream } of readEntries(path)) {
    const digest = FILE_NAME.exec(name)?.groups?.digest;
    if (digest === undefined) continue;
    await bringFile(storage, stream, digest, brought);
    done += 1;
    onProgress('files', done / files);
  }
}

/** Removes the files of an archive that was not taken in: the disk may be full of them. */
async function takeFilesBack({ database, storage }: TransferTarget, brought: Brought): Promise<void> {
  await takeBack(storage, brought, await listUnusedDigests(database.read, [...brought.keys()]));
}

/** The rows of a table under the names of its columns here. */
function toPlan(tables: readonly CarriedTable[], head: Manifest): Map<string, CarriedTable> {
  const plan = new Map(tables.map((table) => [table.name, table]));
  for (const [name, columns] of Object.entries(head.tables)) {
    const here = plan.get(name)?.columns.map((column) => column.name);
    if (here?.join() !== columns.join())
      throw new UnfitTransferError(`Its table ${name} is another than here.`);
  }
  return plan;
}

async function readRows(tx: Tx, path: string, opened: Opened, target: TransferTarget) {
  const tables = planTransfer(await readCatalog(tx));
  const plan = toPlan(tables, opened.head);
  const { members, made } = await settlePeople(tx, opened.people);
  const inserter = new RowInserter(tx, tables, members, target.name);
  for await (const { name, text } of readEntries(path)) {
    const table = plan.get(ROWS_NAME.exec(name)?.groups?.table ?? '');
    if (table === undefined) continue;
    await inserter.insert(
      table,
      parseLines(await text()).map((one) => row.parse(one)),
    );
    target.onProgress('rows', inserter.inserted / Math.max(1, opened.rows));
  }
  await inserter.finish();
  if (inserter.inserted !== opened.rows) throw new UnfitTransferError('Rows are missing in it.');
  for (const { code, digest, byte_size } of opened.avatars) {
    await sql`
      insert into avatars (code, digest, byte_size) values (${code}, ${digest}, ${byte_size}::integer)
      on conflict do nothing`.execute(tx);
  }
  const organizationId = await inserter.getOrganizationId();
  await recordAudit(tx, { action: 'organization.imported', actorId: null, organizationId });
  return { organizationId, made };
}

const UNIQUE_VIOLATION = '23505';

/**
 * Takes in an organization from an archive that another installation wrote: all of it in one transaction, or nothing. The
 * archive is trusted: its rows are not what its people may write here, but what they wrote there.
 * @throws UnfitTransferError for an archive that is broken, of another version, or of an organization that is here already.
 */
export async function readTransfer(path: string, target: TransferTarget): Promise<ReadTransfer> {
  const opened = await openArchive(path, target);
  const { rows, files, head } = opened;
  const brought: Brought = new Map();
  try {
    await keepFiles(path, opened, target, brought);
    const { organizationId, made } = await target.database.transaction((tx) =>
      readRows(tx, path, opened, target),
    );
    const organizationName = target.name ?? head.organization_name;
    return { organizationId, organizationName, rows, files, peopleMade: made };
  } catch (error) {
    // What it failed with is told, and “storage repair” removes them too.
    await takeFilesBack(target, brought).catch(() => undefined);
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code !== UNIQUE_VIOLATION) throw error;
    throw new UnfitTransferError(
      constraint === 'organizations_name_key'
        ? 'There is an organization of that name here. Give another name after the file.'
        : 'It is here already, or something of it is.',
    );
  }
}
