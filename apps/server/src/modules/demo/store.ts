import type { Reader } from '../../platform/db/database.ts';
import type { DemoPerson } from './service.ts';

/** Demo people have an identity of no provider, so nobody can sign in as them by other ways. */
export function toDemoSubject(person: DemoPerson): string {
  return `demo ${person}`;
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
