import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

const MIGRATIONS_DIR = new URL('../../../../migrations/', import.meta.url);

/** A file of `apps/server/migrations`; the README there describes the format. */
export interface Migration {
  readonly name: string;
  /** SHA-256 of the file, in hex. */
  readonly digest: string;
  /** Digests of earlier texts of the file that led to the same schema: where one was applied, so was this. */
  readonly standsFor: readonly string[];
  /** Its statements are committed one by one, so that none holds its locks during the others. */
  readonly isStepwise: boolean;
  readonly steps: readonly MigrationStep[];
}

export interface MigrationStep {
  readonly sql: string;
  /** Repeated until it affects no rows: for changes to a large table in batches. */
  readonly isRepeated: boolean;
  /** Left out where the database does not have this extension and does not let us install it. */
  readonly extension: string | null;
}

/** The first line of a file whose statements are committed one by one. */
const STEPWISE = '-- stepwise';
/** The comments at the start of a file. */
const HEAD = /^(?:--[^\n]*\n)*/;
/** A line of the head that names an earlier text of the file. */
const STANDS_FOR = /^-- stands for ([0-9a-f]{64})$/gm;
/** Precedes a statement that is repeated until it affects no rows. */
const REPEATED = /^-- repeated$/m;
/** Precedes a statement that only makes something faster, and needs an extension for it. */
const WITH_EXTENSION = /^-- with extension (\w+)$/m;

export function toMigration(name: string, text: string): Migration {
  const [head = ''] = HEAD.exec(text) ?? [];
  return {
    name,
    digest: createHash('sha256').update(text).digest('hex'),
    standsFor: [...head.matchAll(STANDS_FOR)].flatMap(([, digest]) => digest ?? []),
    isStepwise: text.startsWith(`${STEPWISE}\n`),
    steps: splitStatements(text).map((sql) => ({
      sql,
      isRepeated: REPEATED.test(sql),
      extension: WITH_EXTENSION.exec(sql)?.[1] ?? null,
    })),
  };
}

/** All migrations, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS_DIR)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => toMigration(name, await readFile(new URL(name, MIGRATIONS_DIR), 'utf8'))),
  );
}

/** Splits SQL at the semicolons that end statements, but not within `$$` bodies, quotes or comments. */
export function splitStatements(text: string): string[] {
  const token = /\$\$[\s\S]*?\$\$|'(?:[^']|'')*'|--[^\n]*|;/g;
  const statements: string[] = [];
  let start = 0;
  for (const match of text.matchAll(token)) {
    if (match[0] !== ';') continue;
    statements.push(text.slice(start, match.index));
    start = match.index + 1;
  }
  statements.push(text.slice(start));
  return statements.map((s) => s.trim()).filter((s) => s.replace(/--[^\n]*/g, '').trim() !== '');
}
