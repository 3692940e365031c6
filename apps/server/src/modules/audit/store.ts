import type { AuditAction, AuditEntry } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

/** An entry of the audit log. Names left out are looked up by id at the time of writing. */
export interface AuditRecord {
  readonly action: AuditAction;
  /** Null for an action without a signed-in member. */
  readonly actorId: number | null;
  /** Null for an action outside any organization. Omitted: the organization of the project. */
  readonly organizationId?: number | null;
  readonly projectId?: number | null;
  /** The member the action was applied to. */
  readonly subjectId?: number | null;
  /** The target if it is not a member: an address, the name of a key. */
  readonly subject?: string | null;
  readonly was?: string | null;
  readonly became?: string | null;
}

/** Writes an entry in the transaction of the action. */
export async function recordAudit(tx: Tx, record: AuditRecord): Promise<void> {
  const { action, actorId, was = null, became = null } = record;
  const projectId = record.projectId ?? null;
  const subjectId = record.subjectId ?? null;
  await sql`
    insert into audit_entries (action, actor_id, actor_name, organization_id, organization_name,
      project_id, project_name, subject_id, subject, was, became)
    select ${action}, ${actorId}::integer, (select display_name from members where member_id = ${actorId}::integer),
      o.organization_id, o.organization_name, p.project_id, p.project_name, ${subjectId}::integer,
      coalesce(${record.subject ?? null}::text,
        (select display_name from members where member_id = ${subjectId}::integer)),
      ${was}::text, ${became}::text
    from (select 1) one
    left join projects p on p.project_id = ${projectId}::integer
    left join organizations o
      on o.organization_id = coalesce(${record.organizationId ?? null}::integer, p.organization_id)`.execute(
    tx,
  );
}

export interface AuditSelection {
  readonly organizationId: number | null;
  /** Only of organizations that this member administers. */
  readonly administratorId: number | null;
  readonly memberId: number | null;
  /** Part of the name of who acted, or of the object of the action. */
  readonly who: string | null;
  readonly about: string | null;
  /** ISO 8601; `until` is exclusive. */
  readonly from: string | null;
  readonly until: string | null;
}

interface AuditRow {
  readonly audit_id: string | number;
  readonly created_at: Date;
  readonly action: AuditAction;
  readonly actor_id: number | null;
  readonly actor_name: string | null;
  readonly organization_id: number | null;
  readonly organization_name: string | null;
  readonly project_id: number | null;
  readonly project_name: string | null;
  readonly subject: string | null;
  readonly was: string | null;
  readonly became: string | null;
}

const toPattern = (part: string) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** A page of entries, newest first. */
export async function listAudit(
  db: Reader,
  filter: AuditSelection & { readonly before: number | null; readonly limit: number },
): Promise<AuditEntry[]> {
  const { organizationId, administratorId, memberId, who, about, from, until, before } = filter;
  let query = db.selectFrom('audit_entries').selectAll();
  if (organizationId !== null) query = query.where('organization_id', '=', organizationId);
  if (administratorId !== null) {
    query = query.where(sql<boolean>`organization_id in (
      select held.organization_id from access_organization_roles(${administratorId}) held where held.rank = 3
    )`);
  }
  if (memberId !== null) query = query.where('actor_id', '=', memberId);
  if (who !== null) {
    const pattern = toPattern(who);
    query = query.where(sql<boolean>`(actor_name ilike ${pattern} or subject ilike ${pattern})`);
  }
  if (about !== null) query = query.where(sql<boolean>`split_part(action, '.', 1) = ${about}`);
  if (from !== null) query = query.where(sql<boolean>`created_at >= ${from}::timestamptz`);
  if (until !== null) query = query.where(sql<boolean>`created_at < ${until}::timestamptz`);
  if (before !== null) query = query.where(sql<boolean>`audit_id < ${before}`);
  const rows = await query.orderBy('audit_id', 'desc').limit(filter.limit).execute();
  return (rows as unknown as AuditRow[]).map(toEntry);
}

const toNamed = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

function toEntry(row: AuditRow): AuditEntry {
  const { action, subject, was, became } = row;
  return {
    id: Number(row.audit_id),
    created_at: row.created_at.toISOString(),
    action,
    actor: toNamed(row.actor_id, row.actor_name),
    organization: toNamed(row.organization_id, row.organization_name),
    project: toNamed(row.project_id, row.project_name),
    subject,
    was,
    became,
  };
}
