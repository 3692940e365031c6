import type { Template, TemplateCreate, TemplateField } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

interface TemplateRow extends Omit<Template, 'created_at' | 'data_fields'> {
  created_at: Date;
  data_fields: TemplateField[];
}

const toTemplate = (row: TemplateRow): Template => ({ ...row, created_at: row.created_at.toISOString() });

/** The templates of a project and of those above it, by name. */
export async function listTemplates(db: Reader, projectId: number): Promise<Template[]> {
  const result = await sql<TemplateRow>`
    select t.*, owner.project_name
    from projects p
    join templates t on t.project_id = any(p.ancestor_ids)
    join projects owner on owner.project_id = t.project_id
    where p.project_id = ${projectId}
    order by lower(t.name), t.id`.execute(db);
  return result.rows.map(toTemplate);
}

export async function insertTemplate(tx: Tx, projectId: number, input: TemplateCreate): Promise<Template> {
  const result = await sql<TemplateRow>`
    with made as (
      insert into templates (project_id, name, geometry_type, color, shared, is_static, image_required, data_fields)
      values (${projectId}, ${input.name}, ${input.geometry_type}, ${input.color}, ${input.shared},
        ${input.is_static}, ${input.image_required}, ${JSON.stringify(input.data_fields)}::jsonb)
      returning *
    )
    select made.*, p.project_name from made join projects p on p.project_id = made.project_id`.execute(tx);
  const row = result.rows[0];
  if (row === undefined) throw new Error('The template was not inserted.');
  return toTemplate(row);
}

/** Whether a template is one of a project’s: its own, or of a project above it. */
export async function isTemplateOf(db: Reader, projectId: number, templateId: number): Promise<boolean> {
  const result = await sql`
    select 1 from projects p join templates t on t.project_id = any(p.ancestor_ids)
    where p.project_id = ${projectId} and t.id = ${templateId}`.execute(db);
  return result.rows.length > 0;
}
