import {
  type LayerFilter,
  MAX_TOLD_NAMES,
  type NamedCondition,
  type ReportFilter,
  toLayerConditions,
} from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import { reachableProjects } from '../../../access/reachable-projects.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { ReportReader } from '../store.ts';

/** Projects that a reader may read as a whole: of others, they know Public features and no names. */
const projectsFor = ({ memberId, organizationId }: ReportReader, ids: RawBuilder<unknown>) => sql`
  select p.project_name as name from projects p
  join ${reachableProjects(memberId, organizationId)} r on r.project_id = p.project_id and not r.only_shared
  where p.project_id = any(${ids})`;

/** Templates of the projects that a reader may read and of those above them, as the form of a filter offers them. */
const templatesFor = ({ memberId, organizationId }: ReportReader, ids: RawBuilder<unknown>) => sql`
  select t.name from templates t
  where t.id = any(${ids}) and t.project_id in (
    select unnest(p.ancestor_ids) from access_project_roles(${memberId}) r
    join projects p on p.project_id = r.project_id and p.organization_id = ${organizationId})`;

/** Members of the organization, and guests in projects that a reader may read. */
const membersFor = ({ memberId, organizationId }: ReportReader, ids: RawBuilder<unknown>) => sql`
  select m.display_name as name from members m
  where m.member_id = any(${ids}) and (
    exists (
      select from organization_members o where o.organization_id = ${organizationId} and o.member_id = m.member_id
    ) or exists (
      select from project_members held
      join projects p on p.ancestor_ids @> array[held.project_id]
      join ${reachableProjects(memberId, organizationId)} r on r.project_id = p.project_id and not r.only_shared
      where held.member_id = m.member_id
    ))`;

type NamesFor = (reader: ReportReader, ids: RawBuilder<unknown>) => RawBuilder<unknown>;

async function tellNames(
  db: Reader,
  reader: ReportReader,
  asked: readonly number[] | undefined,
  namesFor: NamesFor,
): Promise<NamedCondition> {
  const ids = [...new Set(asked)];
  if (ids.length === 0) return { names: [], others: 0 };
  const { rows } = await sql<{ name: string }>`
    select n.name from (${namesFor(reader, sql`${ids}::integer[]`)}) n
    order by lower(n.name), n.name limit ${MAX_TOLD_NAMES}`.execute(db);
  return { names: rows.map(({ name }) => name), others: ids.length - rows.length };
}

/** A filter as one reader is told it: what they may not know by name is counted. */
export async function tellFilter(
  db: Reader,
  reader: ReportReader,
  filter: LayerFilter,
): Promise<ReportFilter> {
  const { projectIds, templateIds, memberIds, geometryTypes, search, isPublic, aoi } =
    toLayerConditions(filter);
  return {
    projects: await tellNames(db, reader, projectIds, projectsFor),
    templates: await tellNames(db, reader, templateIds, templatesFor),
    members: await tellNames(db, reader, memberIds, membersFor),
    geometry_types: [...(geometryTypes ?? [])],
    search: search ?? null,
    is_public: isPublic === true,
    has_area: aoi !== undefined,
  };
}
