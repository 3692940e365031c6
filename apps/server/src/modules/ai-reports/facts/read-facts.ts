import type { Fact, FactKind, FactUnit } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isSelected } from '../../features/index.ts';
import {
  answerFacts,
  fieldTables,
  formTables,
  meanBeforeFacts,
  numberFacts,
  outlierFacts,
  textFacts,
  unansweredFacts,
} from './data-facts.ts';
import { beforeTable } from './before-facts.ts';
import { type FactRequest, listWhole } from './fact-scope.ts';
import { fenceFacts } from './fence-facts.ts';
import { hourTables } from './hour-tables.ts';
import { listFactQueries } from './list-fact-queries.ts';
import { notedTable, noteFacts } from './note-facts.ts';

/** A job waits longer than a request may. */
const LONGEST = '5min';
/** Of each sort: a million numbers, each with a code. */
const SORT_MEMORY = '64MB';
/** As many times of that for counting: PostgreSQL thinks of more groups than there are, and would sort all features. */
const HASH_MEMORY = '4';
/** The columns of a row of facts, in their order. */
interface FactRow {
  readonly kind: FactKind;
  readonly unit: FactUnit;
  readonly value: number;
  readonly label: string | null;
  readonly detail: string | null;
  readonly at: Date | null;
  readonly until: Date | null;
  readonly lon: number | null;
  readonly lat: number | null;
  readonly features: number;
  readonly codes: string[];
}

/**
 * Computes the facts of a selection in one statement, so that all are of the same moment. The same features give the same
 * facts in the same order.
 */
async function readFacts(db: Reader, request: FactRequest): Promise<Fact[]> {
  const { selected, previous, timeZone } = request;
  const whole = listWhole(selected);
  const queries = [
    ...listFactQueries(request, whole),
    noteFacts,
    numberFacts,
    ...(previous === null ? [] : [meanBeforeFacts(isSelected(previous))]),
    outlierFacts,
    answerFacts,
    textFacts,
    unansweredFacts,
    fenceFacts({ whole, from: request.from, until: request.until }),
  ];
  const numbered = queries.map((query, at) => sql`select ${sql.lit(at)} as part, q.* from (${query}) q`);
  const before = previous === null ? sql`` : sql`${beforeTable(previous)},`;
  const { rows } = await sql<FactRow>`
    with ${hourTables(selected, timeZone)}, ${before} ${notedTable(selected, whole)}, s as materialized (
      select f.code, f.template_id, f.data, row_number() over (order by f.created_origin desc, f.code desc) as n
      from features f where ${isSelected(selected)} and f.data <> '[]'
    ), ${fieldTables}, ${formTables(selected)}
    select kind, unit, value, label, detail, at, until, lon, lat, features::integer, coalesce(codes, '{}') as codes
    from (${sql.join(numbered, sql` union all `)}) as
      facts (part, kind, unit, value, label, detail, at, until, lon, lat, features, codes)
    order by part, kind = 'cell', features desc, label collate "C", detail collate "C", kind collate "C", at, lon, lat`.execute(
    db,
  );
  return rows.map(toFact);
}

/** As `readFacts`, with the time and memory that it takes for millions of features. */
export async function readManyFacts(tx: Tx, request: FactRequest): Promise<Fact[]> {
  await sql`
    select set_config('statement_timeout', ${LONGEST}, true), set_config('work_mem', ${SORT_MEMORY}, true),
      set_config('hash_mem_multiplier', ${HASH_MEMORY}, true), set_config('jit', 'off', true)`.execute(tx);
  return readFacts(tx, request);
}

const toTime = (time: Date | null) => time?.toISOString() ?? null;

function toFact({ at, until, lon, lat, ...row }: FactRow, index: number): Fact {
  const place = lon === null || lat === null ? null : { lon, lat };
  return { id: `f${index + 1}`, ...row, at: toTime(at), until: toTime(until), place };
}
