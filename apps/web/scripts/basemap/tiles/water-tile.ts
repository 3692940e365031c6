import type { VtFeature } from 'geojson-vt';
import { partRings } from './part-rings.ts';
import { isInsideRing, type Ring, toSignedArea } from './tile-ring.ts';

/** MapLibre keeps the 500 largest rings of a polygon. */
const MOST_HOLES = 450;

/** The square to which a tile's shapes are cut, in tile units. */
export type ClipSquare = { min: number; max: number };

/** The sea and lakes of one tile, and the islands to draw above them because they could not be holes. */
export type WaterTile = { water: VtFeature[]; isles: VtFeature[] };

/**
 * The water of one tile from its coastlines. The coast comes as pieces cut at the square with the land on the left as
 * seen on screen; reversed, and joined along the square from each piece's end to the next piece, they enclose the
 * water. (Land cut out of a square as holes would share edges with its neighbours, which breaks the triangulation.)
 * `isLandAt` distinguishes a tile of only land from one of only sea.
 */
export function toWaterTile(
  coast: readonly VtFeature[],
  square: ClipSquare,
  isLandAt: (x: number, y: number) => boolean,
): WaterTile {
  // geojson-vt returns lines as lists of pieces in tile coordinates.
  const pieces = coast.flatMap(({ geometry }) => geometry as Ring[]).map((piece) => piece.toReversed());
  const { closed, open } = joinPieces(pieces, square);
  const outers =
    open.length > 0
      ? walkSquare(open, square)
      : isLandAt(square.min + 1, square.min + 1)
        ? []
        : [toSquareRing(square)];
  const polygons = outers.map((outer) => ({ outer, islands: [] as Ring[] }));
  // Reversed, the water is on the left: around a lake the ring is anticlockwise, a negative area on screen.
  const islands: Ring[] = [];
  for (const ring of closed) {
    if (toSignedArea(ring) < 0) polygons.push({ outer: ring, islands: [] });
    else islands.push(ring);
  }
  const bySize = polygons.toSorted(
    (a, b) => Math.abs(toSignedArea(a.outer)) - Math.abs(toSignedArea(b.outer)),
  );
  const isles: VtFeature[] = [];
  for (const ring of islands) {
    const home = bySize.find(({ outer }) => isInsideRing(ring, outer));
    if (home) home.islands.push(ring);
    else isles.push(toPolygon([ring]));
  }
  const water = polygons.map(({ outer, islands: all }) => {
    const { apart, touching } = partRings(outer, all);
    const cut = apart.slice(0, MOST_HOLES);
    isles.push(...[...apart.slice(MOST_HOLES), ...touching].map((ring) => toPolygon([ring])));
    return toPolygon([outer, ...cut]);
  });
  return { water, isles };
}

/** A ring that starts inside the square comes in two pieces, which meet where the ring starts. */
function joinPieces(pieces: readonly Ring[], square: ClipSquare): { closed: Ring[]; open: Ring[] } {
  const closed: Ring[] = [];
  const open: Ring[] = [];
  const byStart = new Map<string, Ring>();
  const loose: Ring[] = [];
  for (const piece of pieces) {
    const [first, last] = [piece[0], piece.at(-1)];
    if (!first || !last || piece.length < 2) continue;
    if (isSame(first, last)) {
      if (piece.length > 3) closed.push(piece);
    } else if (isOnEdge(first, square)) loose.push(piece);
    else byStart.set(first.join(), piece);
  }
  for (const piece of loose) {
    let whole = piece;
    for (let last = whole.at(-1); last && !isOnEdge(last, square); last = whole.at(-1)) {
      const rest = byStart.get(last.join());
      if (!rest) break;
      byStart.delete(last.join());
      whole = [...whole, ...rest.slice(1)];
    }
    const last = whole.at(-1);
    if (last && isOnEdge(last, square)) open.push(whole);
  }
  return { closed, open };
}

/** Follows each piece to the edge, then the edge anticlockwise on screen to the start of the next piece. */
function walkSquare(open: readonly Ring[], square: ClipSquare): Ring[] {
  const side = square.max - square.min;
  const starts = open
    .map((piece) => ({ piece, at: toPerimeter(piece[0] ?? [0, 0], square) }))
    .sort((a, b) => a.at - b.at);
  const left = new Set(open);
  const rings: Ring[] = [];
  for (const first of open) {
    if (!left.has(first)) continue;
    const ring: Ring = [];
    let piece: Ring | undefined = first;
    while (piece && left.has(piece)) {
      left.delete(piece);
      ring.push(...piece);
      const from = toPerimeter(piece.at(-1) ?? [0, 0], square);
      const next = starts.find(({ at }) => at >= from) ?? starts[0];
      const to = next ? (next.at >= from ? next.at : next.at + 4 * side) : from;
      for (let corner = Math.ceil((from + 1) / side); corner * side < to; corner += 1) {
        ring.push(toCorner(corner % 4, square));
      }
      piece = next?.piece;
    }
    const start = ring[0];
    if (start && ring.length > 2) rings.push([...ring, start]);
  }
  return rings;
}

/** Distance along the square from its top left corner: down, right, up, and back left (anticlockwise on screen). */
function toPerimeter([x, y]: [number, number], { min, max }: ClipSquare): number {
  const side = max - min;
  if (x <= min) return y - min;
  if (y >= max) return side + (x - min);
  if (x >= max) return 2 * side + (max - y);
  return 3 * side + (max - x);
}

function toCorner(corner: number, { min, max }: ClipSquare): [number, number] {
  return [corner === 0 || corner === 1 ? min : max, corner === 1 || corner === 2 ? max : min];
}

function toSquareRing(square: ClipSquare): Ring {
  return [0, 1, 2, 3, 0].map((corner) => toCorner(corner, square));
}

function isOnEdge([x, y]: [number, number], { min, max }: ClipSquare): boolean {
  return x <= min || y <= min || x >= max || y >= max;
}

function isSame(a: [number, number], b: [number, number]): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** In a vector tile outer rings are clockwise on screen (positive area with y downwards), holes anticlockwise. */
function toPolygon([outer = [], ...holes]: Ring[]): VtFeature {
  const wind = (ring: Ring, positive: boolean) =>
    toSignedArea(ring) > 0 === positive ? ring : ring.toReversed();
  return { type: 3, geometry: [wind(outer, true), ...holes.map((ring) => wind(ring, false))], tags: {} };
}
