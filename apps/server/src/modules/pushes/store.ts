import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

/** Browsers of one member; beyond it, the one that asked first is told no more. */
const MAX_BROWSERS = 20;
/** Pushes to all browsers of one member: whoever crosses more often is not helped by each. */
const MAX_PUSHES_AN_HOUR = 60;

export interface NewPushSubscription {
  readonly memberId: number;
  readonly sessionId: string;
  readonly endpointHash: string;
  readonly sealed: string;
}

/** Whether a session `r` still may be told something: it was not ended, and did not expire. */
const isOpen = sql`r.revoked_at is null
  and exists (select from refresh_tokens t where t.family_id = r.family_id and t.expires_at > now())`;

/** The browsers of a member that are told something. */
export async function listHashes(db: Reader, memberId: number): Promise<string[]> {
  const { rows } = await sql<{ endpoint_hash: string }>`
    select s.endpoint_hash from push_subscriptions s join refresh_families r on r.family_id = s.family_id
    where s.member_id = ${memberId} and ${isOpen} order by s.id desc`.execute(db);
  return rows.map((row) => row.endpoint_hash);
}

/** Adds a browser, or takes it over from whoever used it before. @returns false if the session has ended. */
export async function putSubscription(tx: Tx, added: NewPushSubscription): Promise<boolean> {
  // The session cannot end meanwhile, which would leave the row behind: the update that ends it waits for this lock, as
  // it would not for `key share`, since it changes no key.
  const { rows } = await sql`
    select from refresh_families r where r.family_id = ${added.sessionId} and r.member_id = ${added.memberId}
      and ${isOpen} for share of r`.execute(tx);
  if (rows.length === 0) return false;
  const values = { family_id: added.sessionId, member_id: added.memberId, sealed: added.sealed };
  await tx
    .insertInto('push_subscriptions')
    .values({ ...values, endpoint_hash: added.endpointHash })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(values))
    .execute();
  await sql`
    delete from push_subscriptions where member_id = ${added.memberId} and id not in (
      select id from push_subscriptions where member_id = ${added.memberId} order by id desc limit ${MAX_BROWSERS})`.execute(
    tx,
  );
  return true;
}

export async function deleteByHash(tx: Tx, memberId: number, endpointHash: string): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('member_id', '=', memberId)
    .where('endpoint_hash', '=', endpointHash)
    .execute();
}

/** Deletes a browser that its push service does not know any more, unless it has subscribed again. */
export async function deleteGone(tx: Tx, id: number, sealed: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('id', '=', id).where('sealed', '=', sealed).execute();
}

export interface AskedBrowser {
  readonly id: number;
  readonly organizationId: number;
}

/** Deletes the browsers of sessions that have expired, of which no update tells. @returns how many. */
export async function deleteEnded(tx: Tx): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from push_subscriptions s using refresh_families r
    where r.family_id = s.family_id and not (${isOpen})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/**
 * Takes so many pushes of those that a member may be sent in an hour, which begins with the first.
 * @returns how many they may be sent.
 */
export async function takePushes(tx: Tx, memberId: number, wanted: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into push_hours as h (member_id, count) values (${memberId}, ${wanted})
    on conflict (member_id) do update set
      began_at = case when h.began_at < now() - interval '1 hour' then now() else h.began_at end,
      count = excluded.count + case when h.began_at < now() - interval '1 hour' then 0
        else least(h.count, ${MAX_PUSHES_AN_HOUR}) end
    returning count`.execute(tx);
  const [row] = rows;
  return Math.max(0, Math.min(wanted, MAX_PUSHES_AN_HOUR + wanted - (row?.count ?? 0)));
}

/** The browsers in which a member may be asked about a project now. */
export async function listBrowsers(db: Reader, memberId: number, projectId: number): Promise<AskedBrowser[]> {
  const { rows } = await sql<AskedBrowser>`
    select s.id, p.organization_id as "organizationId" from push_subscriptions s
    join refresh_families r on r.family_id = s.family_id and ${isOpen}
    join projects p on p.project_id = ${projectId}
    where s.member_id = ${memberId} order by s.id`.execute(db);
  return rows;
}

/** What a browser is sent. */
export interface PushContent {
  readonly sealed: string;
  readonly member_id: number;
  readonly organization_id: number;
  readonly project_id: number;
  readonly code: string;
  readonly name: string;
  readonly kind: 'enter' | 'leave';
  readonly at: Date;
  readonly language: string | null;
}

/** Whoever crossed longer ago is not asked any more. */
const ASKED = "interval '10 minutes'";

/**
 * What a member is asked about a crossing of theirs.
 * @returns null if it was withdrawn or is old, the geofence is gone or asks no more, they may not read the project any
 * more, or the session that asked for it has ended.
 */
export async function findPush(
  db: Reader,
  subscriptionId: number,
  crossingId: string,
): Promise<PushContent | null> {
  const { rows } = await sql<PushContent>`
    select s.sealed, s.member_id, p.organization_id, p.project_id, f.code, f.name, c.kind, c.at,
      m.settings->>'language' as language
    from push_subscriptions s
    join members m on m.member_id = s.member_id
    join refresh_families r on r.family_id = s.family_id and ${isOpen}
    join fence_crossings c on c.id = ${crossingId}::bigint and c.withdrawn_at is null
    join fence_subjects k on k.subject_id = c.subject_id and k.member_id = s.member_id
    join features f on f.code = c.feature_code and f.deleted_at is null and f.geofence_prompt
    join projects p on p.project_id = k.project_id and p.deleted_at is null
    where s.id = ${subscriptionId} and c.at > now() - ${sql.raw(ASKED)}
      and exists (select from access_project_roles(s.member_id) a where a.project_id = p.project_id)`.execute(
    db,
  );
  return rows[0] ?? null;
}
