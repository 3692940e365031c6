import type { FeatureGeometry } from '@waypost/geo';

/** How many positions each line or ring has, nested as the coordinates are. */
export type Shape = number | readonly Shape[];

/** A geometry whose positions stand one after the other: between threads they are one block, not an array each. */
export interface PackedGeometry {
  readonly type: Exclude<FeatureGeometry['type'], 'Point'>;
  readonly shape: Shape;
  /** Numbers of each position: two, or three with an altitude. */
  readonly dimensions: number;
  readonly numbers: Float64Array<ArrayBuffer>;
}

type Position = readonly number[];
type Nested = Position | readonly Nested[];

/** With fewer positions than this, copying is as quick. */
const MANY = 500;

const isPosition = (nested: Nested): nested is Position => typeof nested[0] === 'number';

/** The positions of a line or ring, or null where the parts are deeper. */
const asLine = (nested: Nested): readonly Position[] | null =>
  nested.length === 0 || isPosition(nested[0] as Nested) ? (nested as readonly Position[]) : null;

function listPositions(nested: Nested): readonly Position[] {
  return asLine(nested) ?? (nested as readonly Nested[]).flatMap((part) => listPositions(part));
}

function toShape(nested: Nested): Shape {
  return asLine(nested)?.length ?? (nested as readonly Nested[]).map(toShape);
}

/** A geometry of many positions as numbers; null for one of few, or whose positions do not all have the same count. */
export function packGeometry(geometry: FeatureGeometry): PackedGeometry | null {
  if (geometry.type === 'Point') return null;
  const positions = listPositions(geometry.coordinates);
  const dimensions = positions[0]?.length ?? 0;
  if (positions.length < MANY || positions.some(({ length }) => length !== dimensions)) return null;
  const numbers = new Float64Array(positions.length * dimensions);
  for (const [index, position] of positions.entries()) numbers.set(position, index * dimensions);
  return { type: geometry.type, shape: toShape(geometry.coordinates), dimensions, numbers };
}

/** Positions of a packed geometry, from one of them up to another. */
export function listPacked({ dimensions, numbers }: PackedGeometry, from: number, to: number): Position[] {
  const positions: Position[] = [];
  for (let at = from * dimensions; at < to * dimensions; at += dimensions) {
    // By hand: a slice of the numbers for each would be an object more than the page needs.
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
 * The geometry that was packed. Its positions become arrays once somebody asks for them: a quarter of a million, each an
 * object or two that collections of garbage move about, stop the page while it has a file and a map to show.
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

/** What a geometry was unpacked of, for whoever can do without its coordinates; undefined for any other. */
export const findPacked = (geometry: FeatureGeometry): PackedGeometry | undefined => packs.get(geometry);
