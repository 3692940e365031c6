import type { PixelImage } from './layer-code.ts';

/** The image of a target: a full arrowhead for one with AIS, a hollow diamond with a bow for one of the radar alone. */
export const toTargetImageId = (source: 'ais' | 'radar'): string => `waypost-target-${source}`;

type Point = readonly [x: number, y: number];

const SIDE = 44;
/** Samples of a pixel along each side. */
const SAMPLES = 4;
const INK = [11, 107, 122] as const;
const EDGE = [255, 255, 255] as const;

/** Corners on a square of side 1, with the bow up. */
const ARROW: readonly Point[] = [
  [0.5, 0.1],
  [0.8, 0.86],
  [0.5, 0.7],
  [0.2, 0.86],
];
const DIAMOND: readonly Point[] = [
  [0.5, 0.06],
  [0.56, 0.28],
  [0.78, 0.56],
  [0.5, 0.84],
  [0.22, 0.56],
  [0.44, 0.28],
];

function isInside(corners: readonly Point[], x: number, y: number): boolean {
  let isIn = false;
  for (const [index, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners.at(index - 1) ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
  }
  return isIn;
}

/** How far a point is from the nearest edge. */
function toEdgeDistance(corners: readonly Point[], x: number, y: number): number {
  const distances = corners.map(([x1, y1], index) => {
    const [x2, y2] = corners.at(index - 1) ?? [0, 0];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
  });
  return Math.min(...distances);
}

/** Draws a shape with a white edge; `isHollow` leaves its inside white. */
function draw(corners: readonly Point[], isHollow: boolean): PixelImage {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const sum = [0, 0, 0, 0];
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const x = ((pixel % SIDE) + ((sample % SAMPLES) + 0.5) / SAMPLES) / SIDE;
      const y = (Math.floor(pixel / SIDE) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / SIDE;
      const isIn = isInside(corners, x, y);
      const distance = toEdgeDistance(corners, x, y);
      if (!isIn && distance > 0.055) continue;
      const isInk = isIn && (!isHollow || distance < 0.09);
      for (const [index, part] of (isInk ? INK : EDGE).entries()) sum[index] = (sum[index] ?? 0) + part;
      sum[3] = (sum[3] ?? 0) + 1;
    }
    const [red = 0, green = 0, blue = 0, count = 0] = sum;
    if (count === 0) continue;
    data.set([red / count, green / count, blue / count, (count * 255) / SAMPLES ** 2], pixel * 4);
  }
  return { width: SIDE, height: SIDE, data };
}

/** The image of a name that `toTargetImageId` gave; null for any other. */
export function toTargetImage(id: string): PixelImage | null {
  if (id === toTargetImageId('ais')) return draw(ARROW, false);
  return id === toTargetImageId('radar') ? draw(DIAMOND, true) : null;
}
