/** The tables whose ids stand in documents. */
export type NumberedTable = 'projects' | 'templates' | 'members' | 'tags';

/** Gives the new id of a row; the same for the same one. Null for a row that did not come along. */
export type ToNewId = (table: NumberedTable, id: number) => Promise<number | null>;

const NAMES: Readonly<Record<string, NumberedTable>> = {
  project_id: 'projects',
  template_id: 'templates',
  member_id: 'members',
  tag_id: 'tags',
};

const QUERY_NAMES: Readonly<Record<string, NumberedTable>> = {
  template_ids: 'templates',
  member_ids: 'members',
  member_id: 'members',
  feature_tags: 'tags',
};

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function toNewIds(table: NumberedTable, ids: readonly unknown[], toNew: ToNewId): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const id of ids) {
    const now = isNumber(id) ? await toNew(table, id) : id;
    if (now !== null) found.push(now);
  }
  return found;
}

/**
 * Puts new ids into a document: those of its keys, and those of filters, which name their field.
 * @param kept a key under which is what people wrote: it stays as it is, whatever its own keys are called.
 */
async function rewriteDocument(value: unknown, toNew: ToNewId, kept?: string): Promise<unknown> {
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) items.push(await rewriteDocument(item, toNew, kept));
    return items;
  }
  if (!isObject(value)) return value;
  const filtered = typeof value.field_name === 'string' ? NAMES[value.field_name] : undefined;
  const written: Record<string, unknown> = {};
  for (const [key, held] of Object.entries(value)) {
    const table = NAMES[key];
    if (key === kept) written[key] = held;
    else if (table !== undefined && isNumber(held)) written[key] = await toNew(table, held);
    else if (filtered !== undefined && key === 'config' && Array.isArray(held)) {
      written[key] = await toNewIds(filtered, held, toNew);
    } else written[key] = await rewriteDocument(held, toNew, kept);
  }
  return written;
}

/** Puts new ids into the query of an address that filters features: lists of numbers, in whatever way they are written. */
async function rewriteQuery(query: string, toNew: ToNewId): Promise<string> {
  const params = new URLSearchParams(query);
  for (const [name, table] of Object.entries(QUERY_NAMES)) {
    const text = params.get(name);
    if (text === null) continue;
    const parts: string[] = [];
    for (const part of text.split(/(\d+)/)) {
      parts.push(/^\d+$/.test(part) ? String((await toNew(table, Number(part))) ?? part) : part);
    }
    params.set(name, parts.join(''));
  }
  return String(params);
}

/** An array of ids in PostgreSQL’s text form. */
async function rewriteArray(text: string, table: NumberedTable, toNew: ToNewId): Promise<string> {
  const ids = text.slice(1, -1).split(',').filter(Boolean).map(Number);
  return `{${(await toNewIds(table, ids, toNew)).join(',')}}`;
}

/** How ids stand in a column. */
export type IdForm = 'projects' | 'document' | 'history' | 'query';

/** Puts new ids into a value of a column, as text. */
export async function rewriteIds(form: IdForm, text: string, toNew: ToNewId): Promise<string> {
  if (form === 'projects') return rewriteArray(text, 'projects', toNew);
  if (form === 'query') return rewriteQuery(text, toNew);
  const kept = form === 'history' ? 'data' : undefined;
  return JSON.stringify(await rewriteDocument(JSON.parse(text), toNew, kept));
}
