import type { AuditAction, AuditEntry } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

/** One thing somebody did. Names that are not given are those of the ids at this moment. */
export interface AuditRecord {
  readonly action: AuditAction;
  /** Null: nobody who is signed in. */
  readonly actorId: number | null;
  /** Null: nothing of one organization. Left out: the project's. */
  readonly organizationId?: number | null;
  readonly projectId?: number | null;
  /** The member it was done to. */
  readonly subjectId?: number | null;
  /** What it was done to, where that is no member: an address, a key's name. */
  readonly subject?: string | null;
  readonly was?: string | null;
  readonly became?: string | null;
}

/** Writes down what somebody did, in the transaction that does it. */
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

export interface AuditFilter {
  readonly organizationId: number | null;
  readonly memberId: number | null;
  readonly about: string | null;
  readonly before: number | null;
  readonly limit: number;
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

/** Records newest first, one more than the limit where there are more. */
export async function listAudit(db: Reader, filter: AuditFilter): Promise<AuditEntry[]> {
  let query = db.selectFrom('audit_entries').selectAll();
  if (filter.organizationId !== null) query = query.where('organization_id', '=', filter.organizationId);
  if (filter.memberId !== null) query = query.where('actor_id', '=', filter.memberId);
  if (filter.about !== null) query = query.where(sql<boolean>`split_part(action, '.', 1) = ${filter.about}`);
  if (filter.before !== null) query = query.where(sql<boolean>`audit_id < ${filter.before}`);
  const rows = await query
    .orderBy('audit_id', 'desc')
    .limit(filter.limit + 1)
    .execute();
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
