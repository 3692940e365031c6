import pg from 'pg';

/** A statement as it was sent to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Statements of one request, with placeholders for what each creates or refers to. */
export interface Script {
  readonly statements: readonly Statement[];
  /** Whose turn it is, one request after the other. */
  readonly projects: readonly number[];
}

const CODE_HERE = '$CODE$';
const PROJECT_HERE = '$PROJECT$';

/** Values as they are sent to another process: text, as the driver would send them, or null. */
function toText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return value;
}

/** Records everything sent to PostgreSQL from this process during an action. */
export async function captureStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const { query } = pg.Client.prototype;
  const seen: Statement[] = [];
  pg.Client.prototype.query = function listened(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const config =
      typeof first === 'string' ? { text: first, values: second } : (first as Partial<Statement>);
    if (typeof config.text === 'string') {
      const values = Array.isArray(config.values) ? config.values : [];
      seen.push({ text: config.text, values: values.map(toText) });
    }
    return query.apply(this, args as never);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return seen;
}

/** A value with parts replaced, however deep in lists. */
function replaceIn(value: unknown, replace: (inner: string | number) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => replaceIn(inner, replace));
  return typeof value === 'string' || typeof value === 'number' ? replace(value) : value;
}

/** The statements without the feature they created and its project, so that others can take their place. */
export function holdPlaces(statements: readonly Statement[], code: string, projectId: number): Statement[] {
  const replace = (value: string | number) => {
    if (value === projectId) return PROJECT_HERE;
    if (value === `project:${projectId}`) return `project:${PROJECT_HERE}`;
    return String(value).includes(code) ? String(value).replaceAll(code, CODE_HERE) : value;
  };
  return statements.map(({ text, values }) => ({
    text,
    values: values.map((value) => replaceIn(value, replace)),
  }));
}

/** The values of a statement for another feature and project. */
export function fillPlaces(values: readonly unknown[], code: string, projectId: number): unknown[] {
  const replace = (value: string | number) =>
    typeof value === 'string'
      ? value.replaceAll(CODE_HERE, code).replaceAll(PROJECT_HERE, String(projectId))
      : value;
  return values.map((value) => replaceIn(value, replace));
}
