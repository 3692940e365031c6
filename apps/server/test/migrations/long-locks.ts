import type { Migration, MigrationStep } from '../../src/platform/db/migrations/migration-files.ts';

/** Tables that grow with users' data. */
const LARGE =
  '(?:features|feature_history|feature_hours|feature_form_hours|events|notes|resources|detached_resources|picture_variants|radar_detections|geofence_events|audit_entries|import_features|import_batches|positions|fence_crossings|fence_checkpoints)';

interface Rule {
  readonly says: string;
  breaks(sql: string, step: MigrationStep, migration: Migration): boolean;
}

const matches = (pattern: string) => {
  const expression = new RegExp(pattern);
  return (sql: string) => expression.test(sql);
};

const isIndex = matches(`^create (unique )?index (?!concurrently).* on ${LARGE}\\b`);
const isConcurrent = matches('^(create (unique )?|drop )index concurrently\\b');
const isAlteration = matches(`^alter table (if exists )?${LARGE}\\b`);
const readsAll = matches(
  '\\b(alter column \\w+ ((set data )?type|set not null)|set (logged|unlogged|tablespace))\\b',
);
const addsConstraint = matches('\\badd (constraint \\w+ )?(check|foreign key|unique|primary key|exclude)\\b');
const isNotRead = matches('\\bnot valid\\b');
/** A column with a constant default only changes the catalogue; each of these scans or rewrites all rows. */
const addsDearColumn = matches(
  '\\badd (column )?(?!constraint\\b)[^,]*\\b(check|unique|primary key|generated|serial|bigserial|gen_random_uuid|random|clock_timestamp|nextval)\\b',
);
const changesRows = matches(
  `^(update|delete from) ${LARGE}\\b|^(with|insert)\\b.*\\b(from|join|update|into) ${LARGE}\\b`,
);
const isQuestion = matches('^(select|do)\\b');

/** Statements that have no effect where they already ran. */
const BEARS_REPEATING = [
  /^create (table|sequence|(unique )?index( concurrently)?) if not exists\b/,
  /^create or replace (function|trigger|view)\b/,
  /^(drop (table|function|view|sequence|index concurrently)|drop index) if exists\b/,
  /^comment on\b/,
  /^alter function \w+ ?\([^)]*\) (cost|rows) \d+$/,
  /^alter table (if exists )?\w+ (add column if not exists|drop column if exists|drop constraint if exists|validate constraint|alter column \w+ (set|drop) (default|not null|storage))\b/,
];

const RULES: readonly Rule[] = [
  {
    says: 'an index of a table that may be large is made concurrently, or nobody writes meanwhile',
    breaks: isIndex,
  },
  {
    says: 'what is done concurrently stands in a stepwise file',
    breaks: (sql, _step, { isStepwise }) => isConcurrent(sql) && !isStepwise,
  },
  {
    says: 'what looks at every row while nobody may read is left out',
    breaks: (sql) => isAlteration(sql) && (readsAll(sql) || addsDearColumn(sql)),
  },
  {
    says: 'a constraint is added as not valid, and validated by a statement of its own',
    breaks: (sql) => isAlteration(sql) && addsConstraint(sql) && !isNotRead(sql),
  },
  {
    says: 'the rows of a table that may be large are changed in pieces: stepwise and repeated',
    breaks: (sql, { isRepeated }, { isStepwise }) =>
      (changesRows(sql) || isQuestion(sql)) && !(isRepeated && isStepwise),
  },
  {
    says: 'what needs an extension stands in a stepwise file, since its refusal ends a transaction',
    breaks: (_sql, { extension }, { isStepwise }) => extension !== null && !isStepwise,
  },
  {
    says: 'a statement of a stepwise file bears being done again',
    breaks: (sql, { isRepeated }, { isStepwise }) =>
      isStepwise && !isRepeated && !BEARS_REPEATING.some((expression) => expression.test(sql)),
  },
];

const toWords = (sql: string) =>
  sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The table that a statement creates, which is not in use yet. */
const toNewTable = (sql: string) => /^create table (?:if not exists )?(\w+)/.exec(sql)?.[1];

/**
 * The statements of a migration that would block users for a time proportional to a table's size, in words; empty for
 * most.
 */
export function findLongLocks(migration: Migration): string[] {
  const own = new Set(migration.steps.map(({ sql }) => toNewTable(toWords(sql))));
  const isOwn = (sql: string) => {
    const table = /(?:\bon|^alter table(?: if exists)?|^insert into) (\w+)/.exec(sql)?.[1];
    return table !== undefined && own.has(table) && !matches(`\\bfrom ${LARGE}\\b`)(sql);
  };
  return migration.steps.flatMap((step) => {
    const sql = toWords(step.sql);
    const broken = RULES.filter((rule) => rule.breaks(sql, step, migration));
    // Tables not in use yet block nobody, but the migration still has to be repeatable.
    const left = isOwn(sql) ? broken.slice(-1).filter((rule) => rule === RULES.at(-1)) : broken;
    return left.map(({ says }) => `${migration.name}: ${says}: ${sql}`);
  });
}
