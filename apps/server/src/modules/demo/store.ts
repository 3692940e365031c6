import { DEMO_PEOPLE } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { DemoPerson } from './demo-dependencies.ts';

/** Held during each step, so that two processes never run the same one. */
const DEMO_LOCK = 7_294_114;

/** Members of the demo have an identity of no provider, so there is no other way to sign in as them. */
export function toDemoSubject(person: DemoPerson): string {
  return `demo ${person}`;
}

/** Their identity until the demo is complete, so that a partial demo cannot be entered. */
export function toLoadingSubject(person: DemoPerson): string {
  return `demo-loading ${person}`;
}

/** The identity of the demo's super user. */
export const SUPER_USER_SUBJECT = 'demo super_user';

/** Makes the demo's super user one again. @returns their id; null if there is none yet. */
export async function grantSuperUser(tx: Tx): Promise<number | null> {
  const row = await tx
    .updateTable('members')
    .set({ is_super_user: true, is_confined: true })
    .where('identity_subject', '=', SUPER_USER_SUBJECT)
    .returning('member_id')
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** @returns whether there was one. */
export async function withdrawSuperUser(tx: Tx): Promise<boolean> {
  const result = await tx
    .updateTable('members')
    .set({ is_super_user: false })
    .where('identity_subject', '=', SUPER_USER_SUBJECT)
    .where('is_super_user', '=', true)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The organization that the demo's administrator administers; null if people deleted it. */
export async function findDemoOrganization(db: Reader): Promise<number | null> {
  const row = await db
    .selectFrom('organization_members')
    .select('organization_id')
    .where('member_id', '=', await findDemoMember(db, 'admin'))
    .where('role', '=', 'org_admin')
    .orderBy('organization_id')
    .limit(1)
    .executeTakeFirst();
  return row?.organization_id ?? null;
}

/** A person of the demo, unless somebody deleted them. */
export async function findDemoPerson(db: Reader, person: DemoPerson): Promise<number | null> {
  const row = await db
    .selectFrom('members')
    .select('member_id')
    .where('identity_subject', '=', toDemoSubject(person))
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** @throws if somebody deleted them. */
export async function findDemoMember(db: Reader, person: DemoPerson): Promise<number> {
  const memberId = await findDemoPerson(db, person);
  if (memberId === null) throw new Error(`The demo has no ${person} any more.`);
  return memberId;
}

export const hasDemo = async (db: Reader): Promise<boolean> => (await findDemoPerson(db, 'admin')) !== null;

/** Waits for steps of other processes; held until the transaction ends. */
export async function lockDemo(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(tx);
}

/** A completed step with its result. */
interface DoneStep {
  readonly made: unknown;
}

/** Every completed step, by name. */
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
 * Renames the members of an unfinished demo without steps, as earlier versions left it. Its progress is unknown and
 * members may have written into it, so it is kept, and the demo is created beside it.
 */
export async function setAsideLoading(tx: Tx): Promise<void> {
  await sql`
    update members set identity_subject = 'demo-loading left ' || member_id
    where identity_subject = any(${DEMO_PEOPLE.map(toLoadingSubject)}::text[])`.execute(tx);
}

/** The first of these names that no organization has in any case, or null. */
export async function findFreeOrganizationName(db: Reader, names: readonly string[]): Promise<string | null> {
  const result = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) with ordinality as wanted (name, place)
    where not exists (select 1 from organizations where lower(organization_name) = lower(name))
    order by place limit 1`.execute(db);
  return result.rows[0]?.name ?? null;
}

/** Gives the loaded members their final identities. @returns their number. */
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
