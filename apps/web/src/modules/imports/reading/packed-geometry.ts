import type { FeatureGeometry } from '@waypost/geo';

/** The number of positions of each line or ring, nested like the coordinates. */
export type Shape = number | readonly Shape[];

/**
 * A geometry with its positions in one typed array: between threads a single block instead of an array per position.
 */
export interface PackedGeometry {
  readonly type: Exclude<FeatureGeometry['type'], 'Point'>;
  readonly shape: Shape;
  /** Numbers per position: two, or three with an altitude. */
  readonly dimensions: number;
  readonly numbers: Float64Array<ArrayBuffer>;
}

type Position = readonly number[];
type Nested = Position | readonly Nested[];

/** With fewer positions than this, copying is as fast. */
const MANY = 500;

const isPosition = (nested: Nested): nested is Position => typeof nested[0] === 'number';

/** The positions of a line or ring, or null if the parts are nested deeper. */
const asLine = (nested: Nested): readonly Position[] | null =>
  nested.length === 0 || isPosition(nested[0] as Nested) ? (nested as readonly Position[]) : null;

function listPositions(nested: Nested): readonly Position[] {
  return asLine(nested) ?? (nested as readonly Nested[]).flatMap((part) => listPositions(part));
}

function toShape(nested: Nested): Shape {
  return asLine(nested)?.length ?? (nested as readonly Nested[]).map(toShape);
}

/** Packs a geometry with many positions; null with few, or with positions of different lengths. */
export function packGeometry(geometry: FeatureGeometry): PackedGeometry | null {
  if (geometry.type === 'Point') return null;
  const positions = listPositions(geometry.coordinates);
  const dimensions = positions[0]?.length ?? 0;
  if (positions.length < MANY || positions.some(({ length }) => length !== dimensions)) return null;
  const numbers = new Float64Array(positions.length * dimensions);
  for (const [index, position] of positions.entries()) numbers.set(position, index * dimensions);
  return { type: geometry.type, shape: toShape(geometry.coordinates), dimensions, numbers };
}

/** Positions of a packed geometry, in a range. */
export function listPacked({ dimensions, numbers }: PackedGeometry, from: number, to: number): Position[] {
  const positions: Position[] = [];
  for (let at = from * dimensions; at < to * dimensions; at += dimensions) {
    // A loop: a subarray per position would allocate an extra object.
    const position = [numbers[at] as number, numbers[at + 1] as number];
    for (let next = at + 2; next < at + dimensions; next += 1) position.push(numbers[next] as number);
    positions.push(position);
  }
  return positions;
}

function toCoordinates(packed: PackedGeometry): Nested {
  let from = 0;
  const nest = (part: Shape): Nested => {
    if (typeof part !== 'number') return part.map(nest);
    from += part;
    return listPacked(packed, from - part, from);
  };
  return nest(packed.shape);
}

const packs = new WeakMap<FeatureGeometry, PackedGeometry>();

/**
 * Unpacks a geometry. Its coordinates are built on first access: a quarter of a million arrays and their garbage
 * collection would block the page while it shows a new file.
 */
export function unpackGeometry(packed: PackedGeometry): FeatureGeometry {
  let coordinates: Nested | null = null;
  const geometry = {
    type: packed.type,
    get coordinates() {
      coordinates ??= toCoordinates(packed);
      return coordinates;
    },
  } as FeatureGeometry;
  packs.set(geometry, packed);
  return geometry;
}

/** The packed form of an unpacked geometry, for code that needs no coordinates; undefined for any other. */
export const findPacked = (geometry: FeatureGeometry): PackedGeometry | undefined => packs.get(geometry);
