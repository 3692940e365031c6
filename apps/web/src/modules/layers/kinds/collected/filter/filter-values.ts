import type { AreaGeometry, GeometryType, LayerFilter, LayerFilterEntry } from '@waypost/contract';
import { findEntry, readList } from '../saved-filter.ts';

/** The fields of the filter form. */
export interface FilterValues {
  readonly projectIds: readonly number[];
  readonly templateIds: readonly number[];
  readonly memberIds: readonly number[];
  readonly geometryTypes: readonly GeometryType[];
  readonly search: string;
  readonly isPublic: boolean;
  readonly area: AreaGeometry | null;
}

const toNumbers = (values: readonly unknown[]) => values.filter((value) => typeof value === 'number');

/** The fields of a saved filter. */
export function toFilterValues(filter: LayerFilter): FilterValues {
  const search = findEntry(filter, 'TextFilter', 'search')?.config;
  return {
    projectIds: toNumbers(readList(filter, 'project_id')),
    templateIds: toNumbers(readList(filter, 'template_id')),
    memberIds: toNumbers(readList(filter, 'member_id')),
    // The server has checked them.
    geometryTypes: readList(filter, 'geometry_type') as GeometryType[],
    search: typeof search === 'string' ? search : '',
    isPublic: findEntry(filter, 'BoolFilter', 'is_public')?.config === true,
    area: (findEntry(filter, 'GeometryFilter', 'geometry')?.config ?? null) as AreaGeometry | null,
  };
}

const toEntry = (type: string, field_name: string, config: unknown): LayerFilterEntry => ({
  type,
  field_name,
  config,
});

/** The entries of a form; a field without effect has none, but for the projects. */
function toEntries(values: FilterValues): LayerFilterEntry[] {
  const lists = [
    ['template_id', values.templateIds],
    ['member_id', values.memberIds],
    ['geometry_type', values.geometryTypes],
  ] as const;
  const search = values.search.trim();
  return [
    toEntry('ArrayFilter', 'project_id', [...values.projectIds]),
    ...lists.flatMap(([field, list]) =>
      list.length === 0 ? [] : [toEntry('ArrayFilter', field, [...list])],
    ),
    ...(search === '' ? [] : [toEntry('TextFilter', 'search', search)]),
    ...(values.isPublic ? [toEntry('BoolFilter', 'is_public', true)] : []),
    ...(values.area === null ? [] : [toEntry('GeometryFilter', 'geometry', values.area)]),
  ];
}

/** What the form sets, by type and field. */
const SET_BY_FORM = new Set([
  'ArrayFilter project_id',
  'ArrayFilter template_id',
  'ArrayFilter member_id',
  'ArrayFilter geometry_type',
  'TextFilter search',
  'BoolFilter is_public',
  'GeometryFilter geometry',
]);

const nameOf = ({ type, field_name }: LayerFilterEntry) => `${type} ${field_name ?? ''}`.trim();

/** The filter of a form. What the form does not set stays as it was. */
export function toFilter(values: FilterValues, before: LayerFilter): LayerFilter {
  const kept = before.config.filter((entry) => !SET_BY_FORM.has(nameOf(entry)));
  return { type: 'AndFilter', config: [...toEntries(values), ...kept] };
}

/** A filter without the entries of these names. */
export function withoutEntries(filter: LayerFilter, names: readonly string[]): LayerFilter {
  return { ...filter, config: filter.config.filter((entry) => !names.includes(nameOf(entry))) };
}
