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
  readonly tags?: string[];
  readonly start_date?: number;
  readonly end_date?: number;
}

/** The query parameters that select features. */
export const SELECTION_PARAMS = [
  'member_ids',
  'template_ids',
  'tags',
  'shared',
  'is_static',
  'has_resources',
  'text',
  'start_date',
  'end_date',
] as const satisfies readonly (keyof SearchParams)[];

/** The selection of an address, without values that have no effect. */
export function toFeatureSelection(search: SearchParams): FeatureSelection {
  const members = toIds(search.member_ids);
  const templates = toIds(search.template_ids);
  const start = toMoment(search.start_date);
  const end = toMoment(search.end_date);
  const text = search.text?.trim() ?? '';
  const flagOf = (value: boolean) => (value ? 'true' : 'false');
  return {
    ...(search.shared === undefined ? {} : { shared: flagOf(search.shared) }),
    ...(search.is_static === undefined ? {} : { is_static: flagOf(search.is_static) }),
    ...(search.has_resources === undefined ? {} : { has_resources: flagOf(search.has_resources) }),
    ...(text === '' ? {} : { text }),
    ...(members.length === 0 ? {} : { member_ids: members }),
    ...(templates.length === 0 ? {} : { template_ids: templates }),
    ...(search.tags === undefined || search.tags.length === 0 ? {} : { tags: [...search.tags] }),
    ...(start === null ? {} : { start_date: start }),
    ...(end === null ? {} : { end_date: end }),
  };
}

function toIds(values: readonly string[] | undefined): number[] {
  const ids = (values ?? []).map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID);
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** A time of the address in milliseconds since 1970, or null. */
export function toMoment(value: string | undefined): number | null {
  return value === undefined ? null : toMilliseconds(value);
}
