import {
  areaOf,
  type DrawnGeometry,
  formatArea,
  formatLength,
  lengthOf,
  toDrawnGeometry,
} from '@waypost/geo';
import type { LngLat } from '@waypost/map-engine';
import type { BoardState } from './board-state.ts';

/** The size of a geometry in words: length of lines, area of polygons, nothing of points. */
export function toMeasureText(geometry: DrawnGeometry, locale: string): string | null {
  switch (geometry.type) {
    case 'Point':
      return null;
    case 'LineString':
      return formatLength(lengthOf(geometry), locale);
    default:
      return formatArea(areaOf(geometry), locale);
  }
}

/** The size of what is being drawn, as it would be with a vertex at the pointer; an area of two vertices is a length. */
export function toRunningMeasure(
  { tool, path }: BoardState,
  pointer: LngLat | null,
  locale: string,
): string | null {
  if (tool.kind === 'select') return null;
  const all = pointer === null ? path : [...path, pointer];
  if (path.length === 0 || all.length < 2) return null;
  const isArea = (tool.kind === 'hole' || tool.shape === 'Polygon') && all.length > 2;
  return toMeasureText(toDrawnGeometry(isArea ? 'Polygon' : 'LineString', all), locale);
}
