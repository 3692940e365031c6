import type { FeatureGeometry } from '@waypost/geo';
import { findPacked } from './packed-geometry.ts';

/** The size of a feature. */
interface Placed {
  readonly geometry: FeatureGeometry;
}

function countPositions({ geometry }: Placed): number {
  if (geometry.type === 'Point') return 1;
  const packed = findPacked(geometry);
  if (packed !== undefined) return packed.numbers.length / packed.dimensions;
  switch (geometry.type) {
    case 'LineString':
      return geometry.coordinates.length;
    case 'Polygon':
      return geometry.coordinates.reduce((sum, ring) => sum + ring.length, 0);
    case 'MultiPolygon':
      return geometry.coordinates.flat().reduce((sum, ring) => sum + ring.length, 0);
  }
}

/** The limits of a slice; a single feature may exceed the positions. */
export interface SliceLimits {
  readonly items: number;
  readonly positions: number;
}

/** Splits features into slices small enough for one task, in order. */
export function* toSlices<T extends Placed>(items: Iterable<T>, limits: SliceLimits): Generator<T[]> {
  let slice: T[] = [];
  let positions = 0;
  for (const item of items) {
    const count = countPositions(item);
    if (slice.length > 0 && (slice.length === limits.items || positions + count > limits.positions)) {
      yield slice;
      slice = [];
      positions = 0;
    }
    slice.push(item);
    positions += count;
  }
  if (slice.length > 0) yield slice;
}

/** Whether features exceed one such slice; stops counting early. */
export function isMoreThan(items: readonly Placed[], limits: SliceLimits): boolean {
  if (items.length > limits.items) return true;
  return items.reduce((sum, item) => sum + countPositions(item), 0) > limits.positions;
}
