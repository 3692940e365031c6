import { DEMO_PEOPLE } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { DemoPerson } from './demo-dependencies.ts';

/** Taken with each step of the loading, so that two processes do none of them twice. */
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

/** Waits until no other process is loading a step; held until the transaction ends. */
export async function lockDemo(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(tx);
}

/** A step that was done, with what it made. */
interface DoneStep {
  readonly made: unknown;
}

/** Every step that was done, by name. */
export async function listSteps(db: Reader): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('demo_steps').select(['step', 'made']).execute();
  return new Map(rows.map(({ step, made }) => [step, made]));
}

export async function findStep(db: Reader, step: string): Promise<DoneStep | undefined> {
  return db.selectFrom('demo_steps').select('made').where('step', '=', step).executeTakeFirst();
}

/** Marks a step as done. */
export async function insertStep(tx: Tx, step: string, made: unknown): Promise<void> {
  const text = made === null ? null : JSON.stringify(made);
  await sql`insert into demo_steps (step, made) values (${step}, ${text}::jsonb)`.execute(tx);
}

export async function clearSteps(tx: Tx): Promise<void> {
  await tx.deleteFrom('demo_steps').execute();
}

/**
 * Takes the names of demo people from those of a loading that has no steps, as versions before the steps left it: nobody
 * knows how far it came, and people may have written into it, so it stays as it is and the demo is made beside it.
 */
export async function setAsideLoading(tx: Tx): Promise<void> {
  await sql`
    update members set identity_subject = 'demo-loading left ' || member_id
    where identity_subject = any(${DEMO_PEOPLE.map(toLoadingSubject)}::text[])`.execute(tx);
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
