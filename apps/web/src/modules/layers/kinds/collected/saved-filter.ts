import type { Layer, LayerFilter, LayerFilterEntry } from '@waypost/contract';

/** The saved filter of a collected-data layer. */
export function readFilter({ properties }: Layer): LayerFilter {
  // As the server stores the payload of this kind.
  const { data } = properties.layer as { readonly data?: { readonly filter?: LayerFilter } };
  return data?.filter ?? { type: 'AndFilter', config: [] };
}

/** The entry of a filter for a field. */
export const findEntry = (
  { config }: LayerFilter,
  type: string,
  field: string,
): LayerFilterEntry | undefined => config.find((entry) => entry.type === type && entry.field_name === field);

/** The values of a list in a filter; none if it is absent. */
export function readList(filter: LayerFilter, field: string): readonly unknown[] {
  const config = findEntry(filter, 'ArrayFilter', field)?.config;
  return Array.isArray(config) ? config : [];
}

/** The projects of a layer's filter. */
export const listFilterProjects = (layer: Layer): number[] =>
  readList(readFilter(layer), 'project_id').filter((id) => typeof id === 'number');

/** A filter of everything in these projects; without any, one that is not chosen yet. */
export const toProjectFilter = (projectIds: readonly number[]): LayerFilter => ({
  type: 'AndFilter',
  config:
    projectIds.length === 0
      ? []
      : [{ type: 'ArrayFilter', field_name: 'project_id', config: [...projectIds] }],
});
