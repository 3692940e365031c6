import type { Bbox, LngLat } from '@waypost/map-engine';
import { toBoxCentre } from './boxes.ts';

/** A flight to a point; duration in milliseconds. */
export const FLY = { duration: 800 } as const;
/** A fit; duration in milliseconds, padding in CSS pixels for drawings and search results. */
export const FIT = { duration: 600, padding: 50 } as const;
/** The maximum zoom when fitting a project. */
export const PROJECT_FIT_ZOOM = 14;
/** The maximum zoom when fitting an organization, whose pages show no features: its region, with coasts and towns. */
export const ORGANIZATION_FIT_ZOOM = 8;
/** Padding around features, CSS pixels. */
const FEATURE_PADDING_PX = 20;

/** How the camera shows a box: flies to a point, fits anything with an extent. */
export type CameraMove =
  | { readonly kind: 'fly'; readonly center: LngLat }
  | { readonly kind: 'fit'; readonly padding: number };

export function toCameraMove(bbox: Bbox): CameraMove {
  const isPoint = bbox[0] === bbox[2] && bbox[1] === bbox[3];
  return isPoint ? { kind: 'fly', center: toBoxCentre(bbox) } : { kind: 'fit', padding: FEATURE_PADDING_PX };
}
