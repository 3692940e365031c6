import type { FeatureTag, FeatureTagInput } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/**
 * The tags of a feature as a JSON array, by name. A tag that has become one for projects is not among them, nor is the
 * value of a measure that has become a label.
 */
export function tagsOf(code: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('tag_id', g.tag_id, 'name', g.name, 'color', g.color,
      'tag_type', g.tag_type, 'units', g.units, 'value', case when g.tag_type = 'measure' then o.value end)
      order by lower(g.name), g.tag_id), '[]')
    from feature_tags o join tags g on g.tag_id = o.tag_id
    where o.feature_code = ${code} and g.object_type = 'feature')`;
}

/** The tags of one feature. Of a feature that is being written, read them after it is locked. */
export async function listFeatureTags(db: Reader, code: string): Promise<FeatureTag[]> {
  const result = await sql<{ tags: FeatureTag[] }>`select ${tagsOf(sql`${code}::uuid`)} as tags`.execute(db);
  return result.rows[0]?.tags ?? [];
}

/** A tag that somebody wants to put on a feature of a project. */
export interface KnownTag {
  readonly tag_id: number;
  readonly name: string;
  readonly tag_type: FeatureTag['tag_type'];
  /** Whether it is for features, and of the project or one above it. */
  readonly applies: boolean;
  /** Whether the member may read its project, as for the list of tags. */
  readonly is_readable: boolean;
}

/** The tags with these ids, as seen from a project by a member. */
export async function listKnownTags(
  db: Reader,
  { projectId, memberId }: { readonly projectId: number; readonly memberId: number },
  tagIds: readonly number[],
): Promise<KnownTag[]> {
  const result = await sql<KnownTag>`
    select g.tag_id, g.name, g.tag_type,
      g.object_type = 'feature' and exists (select 1 from projects p
        where p.project_id = ${projectId} and g.project_id = any(p.ancestor_ids)) as applies,
      exists (select 1 from access_project_roles(${memberId}) r where r.project_id = g.project_id) as is_readable
    from tags g where g.tag_id = any(${[...tagIds]}::integer[])`.execute(db);
  return result.rows;
}

/** A tag of one of several features. */
export interface PlacedTag extends FeatureTagInput {
  readonly code: string;
}

/** Puts tags on features. One that is deleted meanwhile is left out, as it will have left all features. */
export async function insertFeatureTags(tx: Tx, tags: readonly PlacedTag[]): Promise<void> {
  if (tags.length === 0) return;
  await sql`
    insert into feature_tags (feature_code, tag_id, value)
    select w.code, g.tag_id, w.value
    from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as w (code uuid, tag_id integer, value double precision)
    join tags g on g.tag_id = w.tag_id
    order by g.tag_id for key share of g`.execute(tx);
}

/** Gives a locked feature these tags and no others. */
export async function replaceFeatureTags(
  tx: Tx,
  code: string,
  tags: readonly FeatureTagInput[],
): Promise<void> {
  await tx.deleteFrom('feature_tags').where('feature_code', '=', code).execute();
  await insertFeatureTags(
    tx,
    tags.map(({ tag_id, value }) => ({ code, tag_id, value })),
  );
}
