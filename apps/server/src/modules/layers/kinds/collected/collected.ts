import {
  type Aoi,
  collectedKind,
  type LayerFilter,
  listUnknownEntries,
  toLayerConditions,
} from '@waypost/contract';
import { AppError, invalid } from '../../../../platform/app-error.ts';
import type { Reader } from '../../../../platform/db/database.ts';
import { listInvalidities } from '../../../features/index.ts';
import type { LayerContent, LayerMaker, LayerScope, PayloadOf, ServerKind } from '../layer-kind.ts';
import { listForeignProjects } from './store.ts';

type Payload = PayloadOf<typeof collectedKind>;

/** Collected data: the features that pass a saved filter. */
export const collected: ServerKind = {
  contract: collectedKind,
  isGroup: false,
  prepare(db, maker, payload) {
    const { data, aoi } = payload as Payload; // as parsed by the schema of this kind
    const filter = aoi == null ? data.filter : withArea(data.filter, aoi);
    return prepareFilter(db, maker, filter, []);
  },
  toFilter: ({ layer }) => readFilter(layer),
  toScope: ({ layer }, filter = readFilter(layer)) => toScope(filter),
  listUnknown: ({ layer }) => listUnknownEntries(readFilter(layer)),
};

/** The filter of a stored layer. */
export function readFilter(layer: unknown): LayerFilter {
  return (layer as Payload).data.filter; // stored by `prepareFilter`
}

/** The area of a new layer is a condition of its filter, so that the form shows it. A filter with one keeps its own. */
function withArea(filter: LayerFilter, area: Aoi): LayerFilter {
  if (toLayerConditions(filter).aoi !== undefined) return filter;
  const others = filter.config.filter(
    ({ type, field_name }) => !(type === 'GeometryFilter' && field_name === 'geometry'),
  );
  const entry = { type: 'GeometryFilter', field_name: 'geometry', config: area };
  return { ...filter, config: [...others, entry] };
}

/**
 * Checks a filter as far as the contract cannot.
 * @param known projects of the filter that it replaces, which may not exist any more.
 * @throws AppError `validation_failed` for projects of other organizations, `geometry_invalid` for an area that crosses
 * itself.
 */
export async function prepareFilter(
  db: Reader,
  { organizationId }: LayerMaker,
  filter: LayerFilter,
  known: readonly number[],
): Promise<LayerContent> {
  const { projectIds, aoi = null } = toLayerConditions(filter);
  const asked = projectIds.filter((id) => !known.includes(id));
  const foreign = await listForeignProjects(db, organizationId, asked);
  if (foreign.length > 0) {
    const message = `The organization does not have these projects: ${foreign.join(', ')}.`;
    throw invalid([{ path: 'body.filter.project_id', message }]);
  }
  const [reason = null] = aoi === null ? [] : await listInvalidities(db, [aoi]);
  if (reason !== null) throw new AppError('geometry_invalid', { detail: reason });
  return { layer: { data: { filter } }, aoi };
}

/** A filter that is not understood as a whole shows nothing: without the unknown entry it would show too much. */
function toScope(filter: LayerFilter): LayerScope {
  if (listUnknownEntries(filter).length > 0) return { projectIds: [], filter: {} };
  const { projectIds, templateIds, memberIds, geometryTypes, search, isPublic, aoi } =
    toLayerConditions(filter);
  return {
    projectIds,
    filter: {
      ...(isPublic && { shared: true }),
      ...(memberIds && { member_ids: [...memberIds] }),
      ...(templateIds && { template_ids: [...templateIds] }),
      ...(search && { text: search }),
    },
    ...(geometryTypes && { geometryTypes }),
    ...(aoi && { area: aoi }),
  };
}
