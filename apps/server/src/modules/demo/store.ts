import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { DemoPerson } from './demo-dependencies.ts';

/** Taken while the demo is begun, so that two processes that start at once do not both do it. */
const DEMO_LOCK = 7_294_114;

/** Demo people have an identity of no provider, so nobody can sign in as them by other ways. */
export function toDemoSubject(person: DemoPerson): string {
  return `demo ${person}`;
}

/** What they are called until everything is there, so that nobody enters a demo that is half loaded. */
export function toLoadingSubject(person: DemoPerson): string {
  return `demo-loading ${person}`;
}

export async function findDemoMember(db: Reader, person: DemoPerson): Promise<number> {
  const row = await db
    .selectFrom('members')
    .select('member_id')
    .where('identity_subject', '=', toDemoSubject(person))
    .executeTakeFirstOrThrow();
  return row.member_id;
}

export async function hasDemo(db: Reader): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('member_id')
    .where('identity_subject', '=', toDemoSubject('admin'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Waits until no other process is beginning a demo; held until the transaction ends. */
export async function lockDemo(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(tx);
}

/** The people of a loading that was begun and not finished, with the seconds since it last wrote. */
export async function findLoading(
  db: Reader,
  people: readonly DemoPerson[],
): Promise<{ memberIds: number[]; organizationIds: number[]; idleSeconds: number } | null> {
  const result = await sql<{ member_ids: number[]; organization_ids: number[]; idle_s: number }>`
    with loading as (
      select member_id, created_at from members where identity_subject = any(${people.map(toLoadingSubject)}::text[])
    ), held as (
      select distinct organization_id from organization_members where member_id in (select member_id from loading)
    )
    select
      (select array_agg(member_id) from loading) as member_ids,
      (select coalesce(array_agg(organization_id), '{}') from held) as organization_ids,
      extract(epoch from clock_timestamp() - greatest(
        (select max(created_at) from loading),
        (select max(s.last_activity) from project_stats s
          join projects p on p.project_id = s.project_id
          where p.organization_id in (select organization_id from held))
      ))::double precision as idle_s
    where exists (select 1 from loading)`.execute(db);
  const row = result.rows[0];
  if (row === undefined) return null;
  return { memberIds: row.member_ids, organizationIds: row.organization_ids, idleSeconds: row.idle_s };
}

/** Removes organizations with all they hold, these members, and what the log has of either. */
export async function purgeLoading(
  tx: Tx,
  organizationIds: readonly number[],
  memberIds: readonly number[],
): Promise<void> {
  for (const table of ['events', 'event_counters']) {
    await sql`
      delete from ${sql.table(table)} where topic in (
        select 'project:' || project_id from projects where organization_id = any(${organizationIds}::integer[])
        union all select 'organization:' || id from unnest(${organizationIds}::integer[]) id
        union all select 'member:' || id from unnest(${memberIds}::integer[]) id
      )`.execute(tx);
  }
  await sql`delete from organizations where organization_id = any(${organizationIds}::integer[])`.execute(tx);
  await sql`delete from members where member_id = any(${memberIds}::integer[])`.execute(tx);
}

/** Which of these names no organization has, in whatever case; the first that is free, or null. */
export async function findFreeOrganizationName(db: Reader, names: readonly string[]): Promise<string | null> {
  const result = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) with ordinality as wanted (name, place)
    where not exists (select 1 from organizations where lower(organization_name) = lower(name))
    order by place limit 1`.execute(db);
  return result.rows[0]?.name ?? null;
}

/** Gives the loaded people their names for good. @returns how many there were. */
export async function finishLoading(
  tx: Tx,
  memberIds: Readonly<Record<DemoPerson, number>>,
): Promise<number> {
  let finished = 0;
  for (const [person, memberId] of Object.entries(memberIds) as [DemoPerson, number][]) {
    const result = await tx
      .updateTable('members')
      .set({ identity_subject: toDemoSubject(person) })
      .where('member_id', '=', memberId)
      .where('identity_subject', '=', toLoadingSubject(person))
      .executeTakeFirst();
    finished += Number(result.numUpdatedRows);
  }
  return finished;
}
