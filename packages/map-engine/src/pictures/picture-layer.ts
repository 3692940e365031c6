import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { AGE_OPACITY, toShapeFilter } from '../layers/feature-layers.ts';

/** Side of a marker with a photograph, CSS pixels. */
export const PICTURE_PX = 40;
/** The layer of markers with photographs. */
export const PICTURE_LAYER = 'tiles-picture';

const PREFIX = 'waypost-picture:';

/** The image name of a file. */
export function toPictureImageId(uuid: string): string {
  return `${PREFIX}${uuid}`;
}

/** Whether a feature is shown with its photograph. */
export function isPictured(codes: readonly string[]): ExpressionSpecification {
  return ['in', ['to-string', ['get', 'code']], ['literal', [...codes]]];
}

/** Points that are shown with their photograph, without hidden ones. */
export function toPictureFilter(
  codes: readonly string[],
  filter: FilterSpecification | null,
): FilterSpecification {
  return ['all', toShapeFilter('point', filter), isPictured(codes)] as FilterSpecification;
}

/** Photographs over their points; one that collides leaves its point visible. */
export function toPictureLayer(
  source: string,
  codes: readonly string[],
  filter: FilterSpecification | null,
): LayerSpecification {
  return {
    id: PICTURE_LAYER,
    type: 'symbol',
    source,
    'source-layer': 'features',
    filter: toPictureFilter(codes, filter),
    layout: { 'icon-image': ['concat', PREFIX, ['get', 'picture']], 'icon-padding': 1 },
    paint: { 'icon-opacity': AGE_OPACITY },
  };
}
