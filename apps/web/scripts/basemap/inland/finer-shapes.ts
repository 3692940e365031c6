import type { Position } from 'geojson';

/** In degrees: the sides of a shape differ by less between two grids, those of two shapes by more. */
const TOLERANCE = 0.04;

type Box = readonly [west: number, south: number, east: number, north: number];

/**
 * The shapes of `coarse`, each replaced by the one of `fine` that has the same box. Those of `fine` alone are left out:
 * they are pieces, cut off at the border of a part of the world. `toLine` gives the points around a shape.
 */
export function toFinerShapes<Shape>(
  coarse: readonly Shape[],
  fine: readonly Shape[],
  toLine: (shape: Shape) => readonly Position[],
): Shape[] {
  const candidates = fine.map((shape) => ({ shape, box: toBox(toLine(shape)) }));
  return coarse.map((shape) => {
    const box = toBox(toLine(shape));
    let nearest = { shape, difference: TOLERANCE };
    for (const candidate of candidates) {
      const difference = toDifference(box, candidate.box);
      if (difference < nearest.difference) nearest = { shape: candidate.shape, difference };
    }
    return nearest.shape;
  });
}

function toBox(line: readonly Position[]): Box {
  const lngs = line.map(([lng = 0]) => lng);
  const lats = line.map(([, lat = 0]) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** The largest difference of a side. */
function toDifference(a: Box, b: Box): number {
  return Math.max(...a.map((side, index) => Math.abs(side - (b[index] ?? 0))));
}
