import type { FeatureTableRow } from '@waypost/contract';
import type { Bbox } from '@waypost/map-engine';
import { joinBoxes } from '../../map/camera/join-boxes.ts';

/** The box around rows; null for none. */
export function toSelectionBox(rows: readonly Pick<FeatureTableRow, 'bbox'>[]): Bbox | null {
  return joinBoxes(rows.map(({ bbox }) => bbox));
}
