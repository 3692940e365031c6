import { MAX_ID, toMilliseconds } from '@waypost/contract';
import type { SearchParams } from './search-params.ts';

/** Which features lists, totals, timelines and tiles contain. A plain object, as it is part of query keys. */
export interface FeatureSelection {
  readonly shared?: 'true' | 'false';
  readonly is_static?: 'true' | 'false';
  readonly has_resources?: 'true' | 'false';
  readonly text?: string;
  readonly member_ids?: number[];
  readonly template_ids?: number[];
  readonly feature_tags?: number[];
  readonly tags?: string[];
  readonly start_date?: number;
  readonly end_date?: number;
}

const ID_LISTS = ['member_ids', 'template_ids', 'feature_tags'] as const;

const FLAGS = ['shared', 'is_static', 'has_resources'] as const;

/** The query parameters that select features. */
export const SELECTION_PARAMS = [
  ...ID_LISTS,
  'tags',
  ...FLAGS,
  'text',
  'start_date',
  'end_date',
] as const satisfies readonly (keyof SearchParams)[];

/** The selection of an address, without values that have no effect. */
export function toFeatureSelection(search: SearchParams): FeatureSelection {
  const start = toMoment(search.start_date);
  const end = toMoment(search.end_date);
  const text = search.text?.trim() ?? '';
  return {
    ...toFlags(search),
    ...(text === '' ? {} : { text }),
    ...toIdLists(search),
    ...(search.tags?.length ? { tags: [...search.tags] } : {}),
    ...(start === null ? {} : { start_date: start }),
    ...(end === null ? {} : { end_date: end }),
  };
}

function toFlags(search: SearchParams): Pick<FeatureSelection, (typeof FLAGS)[number]> {
  const given = FLAGS.filter((name) => search[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, String(search[name])]));
}

function toIdLists(search: SearchParams): Pick<FeatureSelection, (typeof ID_LISTS)[number]> {
  const lists = ID_LISTS.map((name) => [name, toIds(search[name])] as const);
  return Object.fromEntries(lists.filter(([, ids]) => ids.length > 0));
}

function toIds(values: readonly string[] | undefined): number[] {
  const ids = (values ?? []).map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID);
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** A time of the address in milliseconds since 1970, or null. */
export function toMoment(value: string | undefined): number | null {
  return value === undefined ? null : toMilliseconds(value);
}
