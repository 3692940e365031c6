import { API_BASE, type Template, type TemplateCreate, type TemplateUpdate } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { TemplateForm } from './form-issues.ts';

interface TemplateRow extends Omit<Template, 'created_at' | 's3_icon'> {
  created_at: Date;
  icon_code: string | null;
}

const COLUMNS = sql`t.id, t.version, t.name, t.geometry_type, t.color, t.project_id, owner.project_name, t.shared, t.is_static,
  t.geofence, t.geofence_events, t.image_required, t.icon_code, t.data_fields, t.created_at`;

/** The URL of an icon. Each new icon has a new URL, so it is cacheable forever. */
export function toIconUrl(code: string): string {
  return `${API_BASE}/template-icon/${code}`;
}

const toTemplate = ({ icon_code, ...row }: TemplateRow): Template => ({
  ...row,
  s3_icon: icon_code === null ? null : toIconUrl(icon_code),
  created_at: row.created_at.toISOString(),
});

/** The templates of a project and its ancestors, by name. */
export async function listTemplates(db: Reader, projectId: number): Promise<Template[]> {
  const result = await sql<TemplateRow>`
    select ${COLUMNS}
    from projects p
    join templates t on t.project_id = any(p.ancestor_ids) and t.deleted_at is null
    join projects owner on owner.project_id = t.project_id
    where p.project_id = ${projectId}
    order by lower(t.name), t.id`.execute(db);
  return result.rows.map(toTemplate);
}

/** The templates available in the readable projects of an organization, including those of ancestors, by name. */
export async function listOrganizationTemplates(
  db: Reader,
  memberId: number,
  organizationId: number,
): Promise<Template[]> {
  const result = await sql<TemplateRow>`
    select ${COLUMNS}
    from templates t
    join projects owner on owner.project_id = t.project_id
    where owner.organization_id = ${organizationId} and t.deleted_at is null and t.project_id in (
      select unnest(p.ancestor_ids) from access_project_roles(${memberId}) r
      join projects p on p.project_id = r.project_id)
    order by lower(t.name), t.id`.execute(db);
  return result.rows.map(toTemplate);
}

async function getTemplate(tx: Tx, id: number): Promise<Template> {
  const result = await sql<TemplateRow>`
    select ${COLUMNS} from templates t join projects owner on owner.project_id = t.project_id
    where t.id = ${id}`.execute(tx);
  const row = result.rows[0];
  if (row === undefined) throw new Error(`The template ${id} is gone.`);
  return toTemplate(row);
}

export async function insertTemplate(tx: Tx, projectId: number, input: TemplateCreate): Promise<Template> {
  const { id } = await tx
    .insertInto('templates')
    .values({ ...input, project_id: projectId, data_fields: JSON.stringify(input.data_fields) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return getTemplate(tx, id);
}

/** Locks a template of a project until commit; null when the project has no such template. */
export async function lockTemplate(tx: Tx, projectId: number, templateId: number): Promise<Template | null> {
  const row = await tx
    .selectFrom('templates')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', '=', templateId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : getTemplate(tx, row.id);
}

/** Updates a locked template to its next version. */
export async function updateTemplate(
  tx: Tx,
  templateId: number,
  { data_fields, ...change }: Omit<TemplateUpdate, 'version'>,
): Promise<Template> {
  const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await tx
    .updateTable('templates')
    .set({ ...values, ...(data_fields === undefined ? {} : { data_fields: JSON.stringify(data_fields) }) })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', templateId)
    .execute();
  return getTemplate(tx, templateId);
}

export interface StoredIcon {
  readonly code: string;
  readonly digest: string;
  readonly byteSize: number;
}

/** Sets the icon of a project’s template. @returns null when the project has no such template. */
export async function updateIcon(
  tx: Tx,
  projectId: number,
  templateId: number,
  { code, digest, byteSize }: StoredIcon,
): Promise<Template | null> {
  const values = { icon_code: code, icon_digest: digest, icon_byte_size: byteSize };
  return (await setOn(tx, projectId, templateId, values)) ? getTemplate(tx, templateId) : null;
}

/** Deletes a template; its reports keep its name and icon. @returns false when it does not exist. */
export function deleteTemplate(tx: Tx, projectId: number, templateId: number): Promise<boolean> {
  return setOn(tx, projectId, templateId, { deleted_at: new Date() });
}

async function setOn(
  tx: Tx,
  projectId: number,
  templateId: number,
  values: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const result = await tx
    .updateTable('templates')
    .set({ project_id: projectId, ...values })
    .where('project_id', '=', projectId)
    .where('id', '=', templateId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Whether a template belongs to the project itself. */
export async function hasTemplate(db: Reader, projectId: number, templateId: number): Promise<boolean> {
  const row = await db
    .selectFrom('templates')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', '=', templateId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findIcon(
  db: Reader,
  code: string,
): Promise<{ digest: string; byteSize: number } | null> {
  const row = await db
    .selectFrom('templates')
    .select(['icon_digest', 'icon_byte_size'])
    .where('icon_code', '=', code)
    .executeTakeFirst();
  if (row === undefined || row.icon_digest === null || row.icon_byte_size === null) return null;
  return { digest: row.icon_digest, byteSize: row.icon_byte_size };
}

/** The requirements of a template of a project or its ancestors; null for an unknown one. */
export async function findTemplateForm(
  db: Reader,
  projectId: number,
  templateId: number,
): Promise<TemplateForm | null> {
  const result = await sql<TemplateForm>`
    select t.name, t.geometry_type, t.image_required, t.data_fields
    from projects p join templates t on t.project_id = any(p.ancestor_ids) and t.deleted_at is null
    where p.project_id = ${projectId} and t.id = ${templateId}`.execute(db);
  return result.rows[0] ?? null;
}
