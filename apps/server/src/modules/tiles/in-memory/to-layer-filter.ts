import type { GeometryType } from '@waypost/contract';
import type { TileFilter, TileKind } from '@waypost/tile-engine';
import type { Reader } from '../../../platform/db/database.ts';
import type { Selected } from '../../features/index.ts';
import { listFewCodes } from '../store.ts';

/** The most features found by words or an area that are passed to the engine by code. */
const MOST_CODES = 10_000;

/** Null where the engine cannot tell: it draws both types of polygons as areas. */
function toKinds(types: readonly GeometryType[] | undefined): readonly TileKind[] | undefined | null {
  if (types === undefined) return undefined;
  const [one, many] = [types.includes('Polygon'), types.includes('MultiPolygon')];
  if (one !== many) return null;
  return [
    ...(types.includes('Point') ? (['point'] as const) : []),
    ...(types.includes('LineString') ? (['line'] as const) : []),
    ...(one ? (['area'] as const) : []),
  ];
}

const listIds = ({ projects }: Selected, onlyShared: boolean) =>
  projects.filter((project) => project.only_shared === onlyShared).map(({ project_id }) => project_id);

/**
 * A selection in the form of the engine. Words and areas are resolved by the database to codes. Null for what only the
 * database can select, or for too many codes.
 */
export async function toLayerFilter(db: Reader, selected: Selected): Promise<TileFilter | null> {
  const { filter, geometryTypes, area, codes } = selected;
  const kinds = toKinds(geometryTypes);
  if (codes !== undefined || kinds === null) return null;
  const isSearch = filter.text !== undefined || area !== undefined;
  const found = isSearch ? await listFewCodes(db, selected, MOST_CODES) : undefined;
  if (found === null) return null;
  return {
    shared: filter.shared,
    template_ids: filter.template_ids,
    member_ids: filter.member_ids,
    project_ids: listIds(selected, false),
    public_project_ids: listIds(selected, true),
    kinds,
    codes: found,
  };
}
