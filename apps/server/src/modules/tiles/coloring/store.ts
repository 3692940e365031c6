import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** A condition on `f`: the features that are coloured together. */
export type Where = RawBuilder<unknown>;

/** The features that have one template; null: none. */
export interface TemplateCount {
  readonly template_id: number | null;
  readonly name: string | null;
  readonly count: number;
}

/** How many features have each template, the most used first. */
export async function countTemplates(db: Reader, where: Where): Promise<TemplateCount[]> {
  const result = await sql<TemplateCount>`
    select c.template_id, t.name, c.count from (
      select f.template_id, count(*)::integer as count from features f
      where ${where} group by f.template_id
    ) c left join templates t on t.id = c.template_id
    order by c.count desc, c.template_id`.execute(db);
  return result.rows;
}

/** Enough digits for a double, so that every match can be cast. */
const MAX_DIGITS = 15;
const NUMBER = '^[-+]?([0-9]+([.][0-9]*)?|[.][0-9]+)([eE][-+]?[0-9]{1,2})?$';

/** The first answer of each feature to a key, as text and, of a numeric field, as a number. */
const answersTo = (features: Where, key: string) => sql`(
  select f.code, d.value, d.number from features f
  cross join lateral (
    select e ->> 'value' as value,
      case when e ->> 'type' = '1' and length(e ->> 'value') <= ${MAX_DIGITS}::integer and e ->> 'value' ~ ${NUMBER}
        then (e ->> 'value')::double precision end as number
    from jsonb_array_elements(f.data) e where e ->> 'key' = ${key} and e ->> 'value' <> '' limit 1
  ) d
  where ${features}
) as answers`;

/** The answers of features to a key. */
export interface Answers {
  /** The most frequent values, with how many features have each. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
  /** How many features have a value, and how many of those a number. */
  readonly answered: number;
  readonly numbers: number;
  readonly distinct: number;
}

export async function countAnswers(db: Reader, where: Where, key: string, limit: number): Promise<Answers> {
  const all = await sql<Omit<Answers, 'values'>>`
    select count(*)::integer as answered, count(number)::integer as numbers, count(distinct value)::integer as distinct
    from ${answersTo(where, key)}`.execute(db);
  const values = await sql<Answers['values'][number]>`
    select value, count(*)::integer as count from ${answersTo(where, key)}
    group by value order by count(*) desc, value limit ${limit}`.execute(db);
  return { ...(all.rows[0] ?? { answered: 0, numbers: 0, distinct: 0 }), values: values.rows };
}

/** The numbers that divide the answers to a key into parts with equally many features, ascending. */
export async function findThresholds(
  db: Reader,
  where: Where,
  key: string,
  shares: readonly number[],
): Promise<number[]> {
  const result = await sql<{ thresholds: number[] | null }>`
    select percentile_disc(${[...shares]}::float8[]) within group (order by number) as thresholds
    from ${answersTo(where, key)}`.execute(db);
  return [...new Set(result.rows[0]?.thresholds ?? [])];
}

/** How the answers to a key are divided: by value, or by ranges that begin at thresholds. */
export type Division =
  | { readonly kind: 'values'; readonly values: readonly string[] }
  | { readonly kind: 'ranges'; readonly thresholds: readonly number[] };

/** Classes from 1 in the order of the division; values beyond it are in the class after the last. */
const classOf = (division: Division) =>
  division.kind === 'values'
    ? sql`coalesce(array_position(${[...division.values]}::text[], value), ${division.values.length + 1}::integer)`
    : sql`width_bucket(number, ${[...division.thresholds]}::float8[]) + 1`;

export interface CodeClass {
  readonly code: string;
  readonly class: number;
}

/** Features per statement, so that each takes only a moment on the main thread. */
const PIECE = 5_000;

/** The class of every feature that has an answer, in pieces. */
export async function* listClasses(
  db: Reader,
  where: Where,
  key: string,
  division: Division,
): AsyncGenerator<readonly CodeClass[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const result = await sql<CodeClass>`
      select code, ${classOf(division)} as class from ${answersTo(where, key)}
      where code > ${after}::uuid order by code limit ${PIECE}`.execute(db);
    yield result.rows;
    const last = result.rows.at(-1);
    if (last === undefined || result.rows.length < PIECE) return;
    after = last.code;
  }
}

/** How many features are in each class of a division. */
export async function countClasses(
  db: Reader,
  where: Where,
  key: string,
  division: Division,
): Promise<Map<number, number>> {
  const result = await sql<{ class: number; count: number }>`
    select ${classOf(division)} as class, count(*)::integer as count from ${answersTo(where, key)}
    group by 1`.execute(db);
  return new Map(result.rows.map((row) => [row.class, row.count]));
}
