import type { FactKind } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Selected } from '../../features/index.ts';
import { groupsBeforeFacts } from './before-facts.ts';
import { bounds, countFact } from './count-fact.ts';

/** Values of a kind that are told: of templates, authors and the like. */
const MAX_GROUPS = 8;

type Sql = RawBuilder<unknown>;

/** Features by a name, most first. @param source of hours `h`. */
const groupsOf = (source: Sql, key: Sql, label: Sql): Sql => sql`
  select sum(h.count) as count, ${label} as label, null as detail, null::timestamptz as at, ${key} as key, ${bounds}
  from ${source} group by ${key}, ${label} order by 1 desc, ${label}, ${key} limit ${sql.lit(MAX_GROUPS)}`;

const TEMPLATES = groupsOf(sql`hours h join templates t on t.id = h.template_id`, sql`t.id`, sql`t.name`);
const MEMBERS = groupsOf(
  sql`hours h join members m on m.member_id = h.member_id`,
  sql`m.member_id`,
  sql`m.display_name`,
);
const TYPES = groupsOf(sql`hours h`, sql`h.geometry_type`, sql`h.geometry_type`);
/** The name of a project that is known by its Public features only is not the reader's to know. */
const projectsOf = (whole: readonly number[]) =>
  groupsOf(
    sql`hours h join projects p on p.project_id = h.project_id and p.project_id = any(${[...whole]}::integer[])`,
    sql`p.project_id`,
    sql`p.project_name`,
  );

/** Templates, authors, projects and types, and what templates and authors had before. @param previous null: nothing is known. */
export function listGroupFacts(
  selected: Selected,
  previous: Selected | null,
  whole: readonly number[],
): Sql[] {
  const tell = (kind: FactKind, groups: Sql, isOfGroup: Sql) => countFact(selected, kind, groups, isOfGroup);
  const tellBefore = (kind: FactKind, groups: Sql, column: Sql) =>
    previous === null ? [] : [groupsBeforeFacts(kind, groups, column)];
  return [
    tell('template', TEMPLATES, sql`f.template_id = g.key`),
    ...tellBefore('template_before', TEMPLATES, sql`b.template_id`),
    tell('member', MEMBERS, sql`f.member_id = g.key`),
    ...tellBefore('member_before', MEMBERS, sql`b.member_id`),
    tell('project', projectsOf(whole), sql`f.project_id = g.key`),
    tell('geometry_type', TYPES, sql`f.geometry_type = g.key`),
  ];
}
