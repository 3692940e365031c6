import { ENDPOINTS } from '@waypost/contract';
import pg from 'pg';
import type { Bed } from '../run/bed.ts';
import type { Row } from '../run/row.ts';
import { captureStatements, type Statement } from './statements.ts';

/** A project of a given size, and a word that occurs in one feature only. */
export interface Place {
  readonly projectId: number;
  readonly count: number;
  readonly word: string;
}

/** A node of the result of `explain (analyze, buffers, format json)`. */
interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

interface Found {
  /** Of 8 kB, touched by all statements of a request. */
  readonly pages: number;
  /** Tables that were scanned sequentially. */
  readonly readWhole: ReadonlySet<string>;
}

type Ask = (place: Place) => Promise<unknown>;

function listQuestions({ client }: Bed): Readonly<Record<string, Ask>> {
  const { listFeaturesWithTotal, getFeaturesTotal, getTimeline, listFeatures } = ENDPOINTS.features;
  const pathOf = ({ projectId }: Place) => ({ params: { project_id: projectId } });
  return {
    'list of 15 with the total': (place) => client.call(listFeaturesWithTotal, pathOf(place)),
    'the list after 150 features': (place) =>
      client.call(listFeatures, { ...pathOf(place), query: { offset: 150 } }),
    'list and total of one word': (place) =>
      client.call(listFeaturesWithTotal, { ...pathOf(place), query: { text: place.word } }),
    'the total only': (place) => client.call(getFeaturesTotal, pathOf(place)),
    'timeline of a month': (place) =>
      client.call(getTimeline, { ...pathOf(place), query: { range: 'month' } }),
    'timeline of all features': (place) =>
      client.call(getTimeline, { ...pathOf(place), query: { range: 'all' } }),
    'timeline of all features, Public features only': (place) =>
      client.call(getTimeline, { ...pathOf(place), query: { range: 'all', shared: 'true' } }),
    'the global search': ({ word }) => client.call(ENDPOINTS.search.search, { query: { q: word } }),
  };
}

const isRead = ({ text }: Statement) => /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with)\b/i.test(text);

function listTablesRead(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(listTablesRead)];
}

async function explain(db: pg.Client, statements: readonly Statement[]): Promise<Found> {
  let pages = 0;
  const readWhole = new Set<string>();
  for (const { text, values } of statements.filter(isRead)) {
    const { rows } = await db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan === undefined) throw new Error(`PostgreSQL explains nothing of ${text}.`);
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    for (const table of listTablesRead(plan)) readWhole.add(table);
  }
  return { pages, readWhole };
}

/**
 * PostgreSQL's account of the statements that the product sends for a request: how many pages each touches in a large
 * project and in a small one. Unlike time, it is the same on every machine.
 */
export async function explainQuestions(
  bed: Bed,
  databaseUrl: string,
  many: Place,
  few: Place,
): Promise<Row[]> {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  try {
    const rows: Row[] = [];
    for (const [what, ask] of Object.entries(listQuestions(bed))) {
      const find = async (place: Place) => explain(db, await captureStatements(() => ask(place)));
      const [large, small] = [await find(many), await find(few)];
      const whole = [...large.readWhole].join(', ');
      rows.push({
        what: `${what} by EXPLAIN, ${many.count.toLocaleString('en')} features`,
        against: `the same with ${few.count.toLocaleString('en')}`,
        ratio: large.pages / small.pages,
        figures: `${large.pages} pages of 8 kB against ${small.pages}; sequential scans: ${whole || 'none'}`,
      });
    }
    return rows;
  } finally {
    await db.end();
  }
}
