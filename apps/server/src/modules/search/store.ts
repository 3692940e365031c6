import type { Geometry, Suggestion, SuggestionType } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

/** The maximum number of vertices of a feature with its geometry in the result; above it, the bbox is returned. */
const MAX_SHOWN_VERTICES = 500;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly geometry?: Geometry | null;
  readonly avatar_url?: string | null;
  readonly color?: string | null;
  readonly organization_id: number | null;
  readonly organization_name: string | null;
  readonly project_id?: number | null;
  readonly project_name?: string | null;
  readonly member_display_name?: string | null;
  readonly created_origin?: number;
}

interface FeatureRow extends Omit<Row, 'created_origin'> {
  readonly created_origin: Date;
}

/**
 * Finds the best matches of one type. Access is checked in the WHERE clause, so that the limit counts readable results
 * only.
 */
type Find = (db: Reader, memberId: number, text: string, limit: number) => Promise<Suggestion[]>;

function toSuggestions(type: SuggestionType, rows: readonly Row[]): Suggestion[] {
  return rows.map((row) => ({
    type,
    geometry: null,
    avatar_url: null,
    color: null,
    project_id: null,
    project_name: null,
    ...row,
  }));
}

/** Exact names first, then names by prefix, then by word; shorter names first. */
function byCloseness(name: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const plain = sql`btrim(search_text(${text}))`;
  return sql`case when search_text(${name}) = ${plain} then 0
    when starts_with(search_text(${name}), ${plain}) then 1 else 2 end, length(${name}), lower(${name})`;
}

export const findProjects: Find = async (db, memberId, text, limit) => {
  const result = await sql<Row>`
    select p.project_id::text as id, p.project_name as name, p.organization_id, o.organization_name,
      parent.project_id, parent.project_name
    from projects p
    join access_project_roles(${memberId}) r on r.project_id = p.project_id
    join organizations o on o.organization_id = p.organization_id
    left join projects parent on parent.project_id = p.parent_id
      and parent.project_id in (select project_id from access_project_roles(${memberId}))
    where search_words(p.project_name) @@ search_query(${text}) and p.deleted_at is null
    order by ${byCloseness(sql`p.project_name`, text)}, p.project_id
    limit ${limit}`.execute(db);
  return toSuggestions('project', result.rows);
};

export const findFeatures: Find = async (db, memberId, text, limit) => {
  // As in `findReachableFeature`: by a role in the project, or Public in an organization of the member.
  const result = await sql<FeatureRow>`
    with readable as materialized (select project_id from access_project_roles(${memberId})),
    found as (
      select f.code, f.name, f.color, f.geometry, f.project_id, f.member_id, f.created_origin, p.organization_id,
        p.project_name,
        exists (select 1 from readable r where r.project_id = f.project_id) as is_project_readable
      from features f
      join projects p on p.project_id = f.project_id and p.deleted_at is null
      where search_words(f.name) @@ search_query(${text}) and f.deleted_at is null
        and f.subtype = 'report'
        and (
          f.project_id in (select project_id from readable)
          or (f.shared and p.organization_id in (
            select om.organization_id from organization_members om where om.member_id = ${memberId}))
        )
      order by ${byCloseness(sql`f.name`, text)}, f.code
      limit ${limit}
    )
    select found.code::text as id, found.name, found.color, found.organization_id, o.organization_name,
      found.project_id, case when found.is_project_readable then found.project_name end as project_name,
      m.display_name as member_display_name, found.created_origin,
      st_asgeojson(
        case when st_npoints(found.geometry) <= ${MAX_SHOWN_VERTICES} then found.geometry
          else st_envelope(found.geometry) end, 7)::jsonb as geometry
    from found
    join organizations o on o.organization_id = found.organization_id
    left join members m on m.member_id = found.member_id
    order by ${byCloseness(sql`found.name`, text)}, found.code`.execute(db);
  const rows = result.rows.map((row) => ({ ...row, created_origin: row.created_origin.getTime() }));
  return toSuggestions('feature', rows);
};

export const findOrganizations: Find = async (db, memberId, text, limit) => {
  const result = await sql<Row>`
    select o.organization_id::text as id, o.organization_name as name, o.avatar_url, o.organization_id,
      o.organization_name
    from organizations o
    join access_organization_roles(${memberId}) r on r.organization_id = o.organization_id
    where search_words(o.organization_name) @@ search_query(${text})
    order by ${byCloseness(sql`o.organization_name`, text)}, o.organization_id
    limit ${limit}`.execute(db);
  return toSuggestions('organization', result.rows);
};

export const findTags: Find = async (db, memberId, text, limit) => {
  const result = await sql<Row>`
    select t.tag_id::text as id, t.name, t.color, p.organization_id, o.organization_name, p.project_id,
      p.project_name
    from tags t
    join projects p on p.project_id = t.project_id
    join access_project_roles(${memberId}) r on r.project_id = t.project_id
    join organizations o on o.organization_id = p.organization_id
    where search_words(t.name) @@ search_query(${text})
    order by ${byCloseness(sql`t.name`, text)}, t.tag_id
    limit ${limit}`.execute(db);
  return toSuggestions('tag', result.rows);
};

/**
 * People whom the member can see: in an organization whose members they may read, or in a readable project, including
 * inherited roles.
 */
export const findMembers: Find = async (db, memberId, text, limit) => {
  const result = await sql<Row>`
    with found as (
      select m.member_id, m.display_name, m.avatar_url from members m
      where search_words(m.display_name || ' ' || coalesce(m.email, '')) @@ search_query(${text})
    ),
    shared_organizations as (
      select distinct on (om.member_id) om.member_id, om.organization_id
      from access_organization_roles(${memberId}) r
      join organization_members om on om.organization_id = r.organization_id
      where r.rank >= 1 and om.member_id in (select member_id from found)
      order by om.member_id, om.organization_id
    ),
    shared_projects as (
      select distinct on (pm.member_id) pm.member_id, p.project_id, p.project_name, p.organization_id
      from access_project_roles(${memberId}) r
      join projects p on p.project_id = r.project_id
      join project_members pm on pm.project_id = any(p.ancestor_ids)
      where pm.member_id in (select member_id from found)
      order by pm.member_id, cardinality(p.ancestor_ids), p.project_id
    )
    select found.member_id::text as id, found.display_name as name, found.avatar_url, o.organization_id,
      o.organization_name, case when so.member_id is null then sp.project_id end as project_id,
      case when so.member_id is null then sp.project_name end as project_name
    from found
    left join shared_organizations so on so.member_id = found.member_id
    left join shared_projects sp on sp.member_id = found.member_id
    join organizations o on o.organization_id = coalesce(so.organization_id, sp.organization_id)
    where so.member_id is not null or sp.member_id is not null
    order by ${byCloseness(sql`found.display_name`, text)}, found.member_id
    limit ${limit}`.execute(db);
  return toSuggestions('member', result.rows);
};
