import type { ImportSource } from '@waypost/contract';
import { sql } from 'kysely';
import { copyRows, type Tx } from '../../../platform/db/database.ts';
import { CopiedRows } from '../../../platform/db/driver/copied-rows.ts';

/** The outcome of one feature of an import. */
export interface DoneFeature {
  readonly localUuid: string;
  readonly outcome: 'created' | 'updated' | 'skipped' | 'failed';
  readonly code: string | null;
  readonly source: ImportSource | undefined;
  /** For an update, the version it created. */
  readonly version: number | null;
}

/**
 * The features among these that a batch of the import created. Only features that exist in the project are looked up,
 * and only in batches whose range of codes may contain them: features resent in order touch a batch or two, however
 * large the import is.
 */
async function listCreatedBefore(
  tx: Tx,
  importId: number,
  features: readonly DoneFeature[],
): Promise<string[]> {
  // Features created just now cannot be in an earlier batch.
  const uuids = features.flatMap(({ outcome, localUuid }) => (outcome === 'created' ? [] : [localUuid]));
  if (uuids.length === 0) return [];
  const there = await sql<{ local_uuid: string; code: string }>`
    select f.local_uuid, f.code from imports i
    join features f on f.project_id = i.project_id and f.local_uuid = any(${uuids}::uuid[])
    where i.import_id = ${importId}`.execute(tx);
  const bounds = toBounds(there.rows.map(({ code }) => code));
  if (bounds === null) return [];
  const result = await sql<{ local_uuid: string }>`
    select w.local_uuid from unnest(${there.rows.map((row) => row.local_uuid)}::uuid[]) w (local_uuid)
    where w.local_uuid in (
      select unnest(b.local_uuids) from import_batches b
      where b.import_id = ${importId}
        and (b.first_code is null or b.first_code <= ${bounds.last}::uuid and b.last_code >= ${bounds.first}::uuid)
    )`.execute(tx);
  return result.rows.map(({ local_uuid }) => local_uuid);
}

/** The smallest and largest of some codes, which sort as text like in the database; null for none. */
function toBounds(codes: readonly string[]): { first: string; last: string } | null {
  const [one] = codes;
  if (one === undefined) return null;
  let [first, last] = [one, one];
  for (const code of codes) {
    if (code < first) first = code;
    if (code > last) last = code;
  }
  return { first, last };
}

/**
 * Records the outcomes of distinct features. The first outcome is kept, except that a failure may succeed later.
 * @returns the outcomes that were recorded.
 */
export async function insertDone(
  tx: Tx,
  importId: number,
  features: readonly DoneFeature[],
): Promise<DoneFeature['outcome'][]> {
  const column = <T>(pick: (feature: DoneFeature) => T) => features.map(pick);
  const result = await sql<{ outcome: DoneFeature['outcome'] }>`
    insert into import_features as i (import_id, local_uuid, outcome, code, position, source_index, version)
    select ${importId}, r.* from unnest(
      ${column((f) => f.localUuid)}::uuid[], ${column((f) => f.outcome)}::text[], ${column((f) => f.code)}::uuid[],
      ${column((f) => f.source?.file ?? null)}::smallint[], ${column((f) => f.source?.index ?? null)}::integer[],
      ${column((f) => f.version)}::integer[]
    ) r (local_uuid, outcome, code, position, source_index, version)
    where not r.local_uuid = any(${await listCreatedBefore(tx, importId, features)}::uuid[])
    on conflict (import_id, local_uuid) do update
      set outcome = excluded.outcome, code = excluded.code, version = excluded.version
      where i.outcome = 'failed' and excluded.outcome <> 'failed'
    returning outcome`.execute(tx);
  return result.rows.map(({ outcome }) => outcome);
}

/** A feature created by an import. */
export interface CreatedFeature {
  readonly localUuid: string;
  readonly code: string;
  readonly source: ImportSource | undefined;
}

/** Records the features created by a batch. None may be recorded yet: check `isAnyDone`, with the import locked. */
export async function copyCreated(
  tx: Tx,
  importId: number,
  features: readonly CreatedFeature[],
): Promise<void> {
  if (features.length === 0) return;
  const rows = new CopiedRows();
  for (const [position, group] of Map.groupBy(features, ({ source }) => source?.file)) {
    const indexes = group.flatMap(({ source }) => source?.index ?? []);
    const codes = group.map(({ code }) => code);
    const { first, last } = toBounds(codes) ?? { first: null, last: null };
    rows.row(9);
    rows.integer(importId);
    if (position === undefined) for (let column = 0; column < 3; column += 1) rows.null();
    else {
      rows.smallint(position);
      rows.integer(indexes.reduce((least, index) => Math.min(least, index)));
      rows.integer(indexes.reduce((most, index) => Math.max(most, index)));
    }
    rows.uuids(group.map(({ localUuid }) => localUuid));
    rows.uuids(codes);
    rows.integers(indexes);
    for (const bound of [first, last]) {
      if (bound === null) rows.null();
      else rows.uuid(bound);
    }
  }
  const columns =
    'import_id, position, first_index, last_index, local_uuids, codes, source_indexes, first_code, last_code';
  await copyRows(tx, `import_batches (${columns})`, rows);
}

/** Whether one of these features is recorded singly, as all outcomes but creation are. */
export async function isAnyDone(tx: Tx, importId: number, localUuids: readonly string[]): Promise<boolean> {
  // An import without skipped, updated or failed features has no such records, so the list need not be sent.
  const some = await sql`select from import_features where import_id = ${importId} limit 1`.execute(tx);
  if (some.rows.length === 0) return false;
  const result = await sql`
    select from import_features f join unnest(${localUuids}::uuid[]) w (local_uuid) using (local_uuid)
    where f.import_id = ${importId} limit 1`.execute(tx);
  return result.rows.length > 0;
}
