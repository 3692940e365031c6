import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { AGE_OPACITY, toShapeFilter } from '../layers/feature-layers.ts';

/** Side of a marker with a photograph, CSS pixels. */
export const PICTURE_PX = 40;
/** The layer of markers with photographs. */
export const PICTURE_LAYER = 'tiles-picture';

const PREFIX = 'waypost-picture:';

/** Name of a file's image in the style. */
export function toPictureImageId(uuid: string): string {
  return `${PREFIX}${uuid}`;
}

/** Whether a feature is shown with its photograph. */
export function isPictured(codes: readonly string[]): ExpressionSpecification {
  return ['in', ['to-string', ['get', 'code']], ['literal', [...codes]]];
}

/** A filter for the points shown with their photograph, without the hidden ones. */
export function toPictureFilter(
  codes: readonly string[],
  filter: FilterSpecification | null,
): FilterSpecification {
  return ['all', toShapeFilter('point', filter), isPictured(codes)] as FilterSpecification;
}

/** Photographs above their points; where two collide, one gives way and its point stays visible. */
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
