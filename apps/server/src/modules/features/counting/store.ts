import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { plannedOnceAhead } from '../../../platform/db/driver/planned-once.ts';
import { listedProjects, toOwnConditions } from '../store.ts';

/** The fields of a feature that counts depend on. */
export interface CountedFeature {
  readonly created_origin: number;
  readonly template_id?: number | null | undefined;
  readonly shared: boolean;
  readonly is_static: boolean;
}

/**
 * A change of a project’s features, counted in its own transaction: new features, or the codes of those that moved in,
 * moved out, or changed in place.
 */
export type CountedChange =
  | { readonly made: readonly CountedFeature[] }
  | { readonly came: readonly string[] }
  | { readonly left: readonly string[] }
  | { readonly changed: readonly string[] };

const HOUR_MS = 3_600_000;

/** Counts of one hour, or of one template within it. */
interface Tally {
  readonly hour: string;
  readonly template_id: number | null;
  features: number;
  shared: number;
  static: number;
}

/** @param tellForms whether to count by template, which leaves out features without one. */
function tally(made: readonly CountedFeature[], tellForms: boolean): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { created_origin, template_id = null, shared, is_static } of made) {
    if (tellForms && template_id === null) continue;
    const hourMs = Math.floor(created_origin / HOUR_MS) * HOUR_MS;
    const key = tellForms ? `${hourMs} ${template_id}` : String(hourMs);
    const found = tallies.get(key);
    const one = found ?? {
      hour: new Date(hourMs).toISOString(),
      template_id: tellForms ? template_id : null,
      features: 0,
      shared: 0,
      static: 0,
    };
    one.features += 1;
    one.shared += Number(shared);
    one.static += Number(is_static);
    if (found === undefined) tallies.set(key, one);
  }
  return [...tallies.values()];
}

/** Changes of the counts: rows by hour and by template, each with totals of all, Public and static features. */
interface Counts {
  /** CTEs that come first, each followed by a comma. */
  readonly steps: RawBuilder<unknown>;
  readonly hours: RawBuilder<unknown>;
  /** Null when no template is involved. */
  readonly forms: RawBuilder<unknown> | null;
}

/** New features are grouped here, which spares the database the work. */
function countMade(made: readonly CountedFeature[]): Counts {
  const toRows = (tallies: readonly Tally[], hasForms: boolean) => sql`
    select * from unnest(${tallies.map(({ hour }) => hour)}::timestamptz[],
      ${hasForms ? sql`${tallies.map(({ template_id }) => template_id)}::integer[],` : sql``}
      ${tallies.map(({ features }) => features)}::integer[], ${tallies.map(({ shared }) => shared)}::integer[],
      ${tallies.map((one) => one.static)}::integer[])`;
  const ofForms = tally(made, true);
  return {
    steps: sql``,
    hours: toRows(tally(made, false), false),
    forms: ofForms.length === 0 ? null : toRows(ofForms, true),
  };
}

/** @param rows of `hour`, `template_id`, and changes of the totals of all, Public and static features. */
const countRows = (rows: RawBuilder<unknown>): Counts => ({
  steps: sql`
    kinds as materialized (
      select hour, template_id, sum(features) as features, sum(shared) as shared, sum(static) as static
      from (${rows}) k group by 1, 2
      having sum(features) <> 0 or sum(shared) <> 0 or sum(static) <> 0
    ),`,
  hours: sql`select hour, sum(features), sum(shared), sum(static) from kinds group by 1`,
  forms: sql`select hour, template_id, features, shared, static from kinds where template_id is not null`,
});

/**
 * Most changes concern one feature. For an array PostgreSQL rejects the generic plan and would plan the statement each
 * time.
 */
const areAmong = (codes: readonly string[]) =>
  codes.length === 1 ? sql`= ${codes[0]}::uuid` : sql`= any(${codes}::uuid[])`;

/** Rows for `countRows`: features in their current state. */
const toKindsNow = (codes: readonly string[]) => sql`
  select date_bin('1 hour', created_origin, 'epoch') as hour, template_id, 1 as features, shared::integer as shared,
    is_static::integer as static
  from features where code ${areAmong(codes)}`;

/**
 * History entries of one feature in one transaction: a transaction writes a few at most, while a feature may have
 * thousands.
 */
const MOST_ENTRIES = 100;

/**
 * Rows for `countRows` that subtract the state of features before this transaction. Fields that it changed are taken
 * from the history entries it wrote, which are identified by their transaction id.
 */
const toKindsGone = (codes: readonly string[]) => sql`
  select date_bin('1 hour', f.created_origin, 'epoch') as hour,
    case when h.has_form then h.template_id else f.template_id end as template_id, -1 as features,
    -coalesce(h.shared, f.shared)::integer as shared, -coalesce(h.is_static, f.is_static)::integer as static
  from features f cross join lateral (
    select bool_or(before ? 'template_id') as has_form,
      (array_agg((before ->> 'template_id')::integer order by history_id) filter (where before ? 'template_id'))[1] as template_id,
      (array_agg((before ->> 'shared')::boolean order by history_id) filter (where before ? 'shared'))[1] as shared,
      (array_agg((before ->> 'is_static')::boolean order by history_id) filter (where before ? 'is_static'))[1] as is_static
    from (
      select history_id, before, created_at, xmin from feature_history where feature_code = f.code
      order by history_id desc limit ${MOST_ENTRIES}
    ) newest where created_at = now() and xmin = pg_current_xact_id()::xid
  ) h
  where f.code ${areAmong(codes)}`;

function toCounts(change: CountedChange): Counts & { readonly delta: number } {
  if ('made' in change) return { delta: change.made.length, ...countMade(change.made) };
  if ('came' in change) return { delta: change.came.length, ...countRows(toKindsNow(change.came)) };
  if ('left' in change) return { delta: -change.left.length, ...countRows(toKindsGone(change.left)) };
  const { changed } = change;
  return { delta: 0, ...countRows(sql`${toKindsNow(changed)} union all ${toKindsGone(changed)}`) };
}

const ofForms = (forms: RawBuilder<unknown>) => sql`
    of_forms as (
      insert into feature_form_hours (project_id, hour, template_id, features_count, shared_count, static_count)
      select stats.project_id, k.* from stats cross join (${forms}) k
      on conflict (project_id, template_id, hour) do update set
        features_count = feature_form_hours.features_count + excluded.features_count,
        shared_count = feature_form_hours.shared_count + excluded.shared_count,
        static_count = feature_form_hours.static_count + excluded.static_count
    ),`;

/**
 * Updates a project’s counters and locks its row until commit. Call it after the history is written and just before the
 * event.
 */
export async function bumpProjectStats(tx: Tx, projectId: number, change: CountedChange): Promise<void> {
  const { delta, steps, hours, forms } = toCounts(change);
  // The upsert of the project’s row comes first, so that writers wait for that row and never deadlock on hours. Unknown
  // counts stay unknown, because null plus a number is null.
  await sql`
    ${plannedOnceAhead}
    with ${steps} stats as (
      insert into project_stats (project_id, features_count, features_version, kinds_version, kinds_complete)
      values (${projectId}, ${Math.max(delta, 0)}, 1, 1, true)
      on conflict (project_id) do update set
        features_count = project_stats.features_count + ${delta},
        features_version = project_stats.features_version + 1,
        kinds_version = case when project_stats.kinds_version = project_stats.features_version
          then project_stats.features_version + 1 else -1 end,
        last_activity = now()
      returning project_id
    ),
    ${forms === null ? sql`` : ofForms(forms)}
    counted as (
      insert into feature_hours (project_id, hour, features_count, shared_count, static_count)
      select stats.project_id, k.* from stats cross join (${hours}) k
      on conflict (project_id, hour) do update set
        features_count = feature_hours.features_count + excluded.features_count,
        shared_count = feature_hours.shared_count + excluded.shared_count,
        static_count = feature_hours.static_count + excluded.static_count
    )
    select`.execute(tx);
}

/**
 * Condition on `project_stats s`: the counts by kind of a project are complete, and no process that does not maintain
 * them wrote since.
 */
export const areKindsKnown = sql`(s.kinds_complete and s.kinds_version = s.features_version)`;

/** The projects of a subtree without complete counts by kind. */
export async function listUncounted(db: Reader, projectId: number): Promise<number[]> {
  const result = await sql<{ project_id: number }>`
    select s.project_id from project_stats s
    where s.project_id = any(${listedProjects(projectId)}) and not ${areKindsKnown}`.execute(db);
  return result.rows.map(({ project_id }) => project_id);
}

/** Features per chunk; writers of the project wait for a whole chunk. */
const PIECE = 20_000;
const PIECE_HOURS = 1_000;

/**
 * Counts the kinds of features in some hours of a project that lack them. Writers of the project wait meanwhile, and
 * maintain these hours from then on. @returns whether hours may be left.
 */
export async function countSomeHours(tx: Tx, projectId: number): Promise<boolean> {
  const found = await sql<{ is_known: boolean; is_kept: boolean }>`
    select ${areKindsKnown} as is_known, s.kinds_version = s.features_version as is_kept
    from project_stats s where s.project_id = ${projectId} for update`.execute(tx);
  const [stats] = found.rows;
  if (stats === undefined || stats.is_known) return false;
  if (!stats.is_kept) await forgetKinds(tx, projectId);
  const due = await sql<{ hour: string }>`
    select hour::text from (
      select hour, sum(features_count) over (order by hour) - features_count as before from feature_hours
      where project_id = ${projectId} and shared_count is null order by hour limit ${PIECE_HOURS}
    ) h where before < ${PIECE} order by h.hour`.execute(tx);
  const hours = due.rows.map(({ hour }) => hour);
  if (hours.length === 0) {
    await sql`update project_stats set kinds_complete = true where project_id = ${projectId}`.execute(tx);
    return false;
  }
  // Read in a second statement, so that commits made while waiting for the row are counted.
  await countHours(tx, projectId, hours);
  return true;
}

/** Discards earlier counts; from here on every write is counted again. */
async function forgetKinds(tx: Tx, projectId: number): Promise<void> {
  await sql`
    update project_stats set kinds_complete = false, kinds_version = features_version where project_id = ${projectId}`.execute(
    tx,
  );
  await sql`
    update feature_hours set shared_count = null, static_count = null
    where project_id = ${projectId} and shared_count is not null`.execute(tx);
}

async function countHours(tx: Tx, projectId: number, hours: readonly string[]): Promise<void> {
  const [first, last] = [hours[0], hours.at(-1)];
  await sql`delete from feature_form_hours where project_id = ${projectId} and hour = any(${hours}::timestamptz[])`.execute(
    tx,
  );
  await sql`
    with kinds as materialized (
      select date_bin('1 hour', f.created_origin, 'epoch') as hour, f.template_id, count(*) as features,
        count(*) filter (where f.shared) as shared, count(*) filter (where f.is_static) as static
      from features f
      where f.project_id = ${projectId} and ${toOwnConditions({})}
        and f.created_origin >= ${first}::timestamptz and f.created_origin < ${last}::timestamptz + interval '1 hour'
      group by 1, 2
    ),
    of_forms as (
      insert into feature_form_hours (project_id, template_id, hour, features_count, shared_count, static_count)
      select ${projectId}, template_id, hour, features, shared, static from kinds
      where template_id is not null and hour = any(${hours}::timestamptz[])
    )
    update feature_hours h
    set shared_count = coalesce(k.shared, 0), static_count = coalesce(k.static, 0)
    from unnest(${hours}::timestamptz[]) due (hour)
    left join (select hour, sum(shared) as shared, sum(static) as static from kinds group by 1) k on k.hour = due.hour
    where h.project_id = ${projectId} and h.hour = due.hour`.execute(tx);
}
