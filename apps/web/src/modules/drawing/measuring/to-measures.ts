import {
  areaOf,
  type DrawnGeometry,
  formatArea,
  formatLength,
  lengthOf,
  toDrawnGeometry,
} from '@waypost/geo';
import type { LngLat } from '@waypost/map-engine';
import type { MessageKey } from '../../../i18n/i18n.ts';
import type { Units } from '../../../ui/theme/preferences.ts';
import type { BoardState } from '../board/board-state.ts';

/** One size of what is measured, as text. */
export interface Measure {
  readonly label: MessageKey;
  readonly text: string;
}

/** What is measured: the drawn line or area, else the placed vertices with the pointer's position as the next one. */
function toMeasured({ drawings, tool, path }: BoardState, pointer: LngLat | null): DrawnGeometry | null {
  const [drawing] = drawings;
  if (drawing !== undefined) return drawing.geometry;
  const all = pointer === null || path.length === 0 ? path : [...path, pointer];
  if (all.length < 2) return null;
  const isArea = tool.kind === 'draw' && tool.shape === 'Polygon' && all.length > 2;
  return toDrawnGeometry(isArea ? 'Polygon' : 'LineString', all);
}

/** The length of a line; the area and the perimeter of an area. Empty before there is anything to measure. */
export function toMeasures(
  state: BoardState,
  pointer: LngLat | null,
  locale: string,
  units: Units,
): Measure[] {
  const geometry = toMeasured(state, pointer);
  if (geometry === null) return [];
  if (geometry.type !== 'Polygon')
    return [{ label: 'measuring.length', text: formatLength(lengthOf(geometry), locale, units) }];
  const [coordinates = []] = geometry.coordinates;
  const perimeter = lengthOf({ type: 'LineString', coordinates });
  return [
    { label: 'measuring.area', text: formatArea(areaOf(geometry), locale, units) },
    { label: 'measuring.perimeter', text: formatLength(perimeter, locale, units) },
  ];
}
