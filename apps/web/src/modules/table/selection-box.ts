import type { FeatureTableRow } from '@waypost/contract';
import type { Bbox } from '@waypost/map-engine';

/** The box around rows; null for none. */
export function toSelectionBox(rows: readonly Pick<FeatureTableRow, 'bbox'>[]): Bbox | null {
  const [first, ...others] = rows;
  if (first === undefined) return null;
  return others.reduce<Bbox>(
    ([west, south, east, north], { bbox }) => [
      Math.min(west, bbox[0]),
      Math.min(south, bbox[1]),
      Math.max(east, bbox[2]),
      Math.max(north, bbox[3]),
    ],
    first.bbox,
  );
}
