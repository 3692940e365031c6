import type { HeightUnit } from '../scene/scene.ts';

export const FEET_PER_METRE = 1 / 0.3048;

/** From this zoom on lines are drawn. */
export const CONTOURS_MIN_ZOOM = 9;
/** Tiles of this zoom have the closest lines; deeper views enlarge them. */
export const CONTOURS_MAX_ZOOM = 14;

/** Every so many lines one is stronger and says its elevation. */
const INDEX_EVERY = 5;

/** The difference of neighbouring lines by the zoom from which it applies: on a slope of 30° they are six pixels apart. */
const STEPS: Readonly<Record<HeightUnit, readonly (readonly [zoom: number, step: number])[]>> = {
  m: [
    [14, 20],
    [12, 50],
    [11, 100],
    [10, 200],
    [CONTOURS_MIN_ZOOM, 500],
  ],
  ft: [
    [14, 100],
    [12, 200],
    [11, 500],
    [10, 1000],
    [CONTOURS_MIN_ZOOM, 2000],
  ],
};

/** The differences between lines, and between stronger lines, in tiles of a zoom; null where none are drawn. */
export function findSteps(unit: HeightUnit, zoom: number): readonly [line: number, index: number] | null {
  const [, step] = STEPS[unit].find(([from]) => zoom >= from) ?? [];
  return step === undefined ? null : [step, step * INDEX_EVERY];
}
