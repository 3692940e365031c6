import type { ImportDone } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

type Done = ImportDone['features'][number];

/**
 * The position of a page within the features created by batches. A cursor must be a UUID, so a position is encoded as
 * one of version 8 with a prefix that no random UUID has: `00000000-0000-8000-8`, the count (3 digits) and the batch
 * (12 digits).
 */
interface Place {
  readonly batchId: number;
  /** The number of features of the batch before the page. */
  readonly count: number;
}

const PREFIX = '00000000-0000-8000-8';
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

export const toCursor = ({ batchId, count }: Place): string =>
  `${PREFIX}${hex(count, 3)}-${hex(batchId, 12)}`;

export function parseCursor(cursor: string): Place | null {
  if (!cursor.startsWith(PREFIX)) return null;
  return { count: Number.parseInt(cursor.slice(20, 23), 16), batchId: Number.parseInt(cursor.slice(24), 16) };
}

/** Batches in the first query of a page. A full batch has 1,000 features, and reading beyond the page is wasted. */
const FIRST_BATCHES = 2;
/** The size doubles with each query up to this limit, because a page may need many small batches. */
const MAX_BATCHES = 64;

interface BatchRow {
  readonly batch_id: number;
  readonly local_uuids: readonly string[];
  readonly codes: readonly string[];
}

async function listBatches(
  db: Reader,
  importId: number,
  from: number,
  limit: number,
): Promise<readonly BatchRow[]> {
  const result = await sql<BatchRow>`
    select batch_id::double precision as batch_id, local_uuids::text[] as local_uuids, codes::text[] as codes
    from import_batches where import_id = ${importId} and batch_id >= ${from}
    order by batch_id limit ${limit}`.execute(db);
  return result.rows;
}

/** Features recorded singly, in order of their uuids. */
async function listSingle(db: Reader, importId: number, after: string, limit: number): Promise<Done[]> {
  const result = await sql<Done>`
    select local_uuid, outcome, code from import_features
    where import_id = ${importId} and outcome <> 'failed' and local_uuid > ${after}::uuid
    order by local_uuid limit ${limit}`.execute(db);
  return result.rows;
}

/** Features created by batches, from a position on. @returns also the cursor of the next page, null after the last. */
async function listCreated(db: Reader, importId: number, from: Place, limit: number): Promise<ImportDone> {
  const features: Done[] = [];
  let { batchId, count } = from;
  for (let wanted = FIRST_BATCHES; ; wanted = Math.min(wanted * 2, MAX_BATCHES)) {
    const batches = await listBatches(db, importId, batchId, wanted);
    for (const { batch_id, local_uuids, codes } of batches) {
      const start = batch_id === batchId ? count : 0;
      const end = Math.min(local_uuids.length, start + limit - features.length);
      for (let at = start; at < end; at += 1) {
        features.push({ local_uuid: local_uuids[at] ?? '', outcome: 'created', code: codes[at] ?? null });
      }
      if (features.length >= limit) return { features, next: toCursor({ batchId: batch_id, count: end }) };
      batchId = batch_id + 1;
      count = 0;
    }
    if (batches.length < wanted) return { features, next: null };
  }
}

const FIRST_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * A page of an import’s finished features: first those recorded singly, then those created by batches. Reads only the
 * batches of the page.
 */
export async function listDone(
  db: Reader,
  importId: number,
  { after = FIRST_UUID, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<ImportDone> {
  const place = parseCursor(after.toLowerCase());
  if (place !== null) return listCreated(db, importId, place, limit);
  const single = await listSingle(db, importId, after, limit);
  const last = single.at(-1);
  if (single.length >= limit && last !== undefined) return { features: single, next: last.local_uuid };
  const rest = await listCreated(db, importId, { batchId: 0, count: 0 }, limit - single.length);
  return { features: [...single, ...rest.features], next: rest.next };
}
