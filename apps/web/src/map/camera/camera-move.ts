import type { Bbox, LngLat } from '@waypost/map-engine';
import { toBoxCentre } from './boxes.ts';

/** A flight to one place, in milliseconds. */
export const FLY = { zoom: 15, duration: 800 } as const;
/** Showing something whole: milliseconds, and CSS pixels around what is drawn or found. */
export const FIT = { duration: 600, padding: 50 } as const;
/** A project of one place is shown no closer than this. */
export const PROJECT_FIT_ZOOM = 14;
/** Around features, CSS pixels. */
const FEATURE_PADDING_PX = 20;

/** How features are shown: a point is flown to, what has a size is fitted. */
export type CameraMove =
  | { readonly kind: 'fly'; readonly center: LngLat }
  | { readonly kind: 'fit'; readonly padding: number };

export function toCameraMove(bbox: Bbox): CameraMove {
  const isPoint = bbox[0] === bbox[2] && bbox[1] === bbox[3];
  return isPoint ? { kind: 'fly', center: toBoxCentre(bbox) } : { kind: 'fit', padding: FEATURE_PADDING_PX };
}
