import {
  areaOf,
  type DrawnGeometry,
  formatArea,
  formatLength,
  lengthOf,
  toDrawnGeometry,
} from '@waypost/geo';
import type { LngLat } from '@waypost/map-engine';
import type { Units } from '../../../ui/theme/preferences.ts';
import type { BoardState } from './board-state.ts';

/** The size of a geometry as text: length of lines, area of polygons, empty for points. */
export function toMeasureText(geometry: DrawnGeometry, locale: string, units: Units): string | null {
  switch (geometry.type) {
    case 'Point':
      return null;
    case 'LineString':
      return formatLength(lengthOf(geometry), locale, units);
    default:
      return formatArea(areaOf(geometry), locale, units);
  }
}

/** The size of the current path including the pointer position; for an area of two vertices its length. */
export function toRunningMeasure(
  { tool, path }: BoardState,
  pointer: LngLat | null,
  locale: string,
  units: Units,
): string | null {
  if (tool.kind === 'select') return null;
  const all = pointer === null ? path : [...path, pointer];
  if (path.length === 0 || all.length < 2) return null;
  const isArea = (tool.kind === 'hole' || tool.shape === 'Polygon') && all.length > 2;
  return toMeasureText(toDrawnGeometry(isArea ? 'Polygon' : 'LineString', all), locale, units);
}
