import { createGrowingColumn, makeUint8, makeUint32 } from '../arrays/growing-column.ts';
import { type SharedUint8, type SharedUint32, shareUint8, shareUint32 } from '../arrays/shared-arrays.ts';
import { MAX_ZOOM, toPlaceX, toPlaceY, WORLD } from '../grid/grid.ts';
import { writeVertexZooms } from '../grid/vertex-zooms.ts';
import { type BoxTree, buildBoxTree } from './box-tree.ts';
import type { TileGeometry } from './tile-feature.ts';

export const RING_KIND = { line: 0, outer: 1, hole: 2 } as const;
type RingKind = (typeof RING_KIND)[keyof typeof RING_KIND];

/** Lines and areas, in Morton order of their centres. */
export interface ShapeIndex {
  /** Its leaves are the shapes, in order. */
  readonly tree: BoxTree;
  /** Shape `i` has the rings from `ringStarts[i]` to `ringStarts[i + 1]`; a hole follows its outer ring. */
  readonly ringStarts: SharedUint32;
  readonly ringKinds: SharedUint8;
  readonly vertexStarts: SharedUint32;
  readonly xs: SharedUint32;
  readonly ys: SharedUint32;
  /** The lowest zoom at which each vertex is drawn. */
  readonly zooms: SharedUint8;
  /** Below this zoom a shape is too small to be drawn and is shown as a point. */
  readonly dotZooms: SharedUint8;
}

/** Tile units: a shape smaller than this in both axes is under a pixel of a 512 px tile and is shown as a point. */
const LEAST_SIZE = 8;
/** Vertices of the smallest closed ring. */
const LEAST_RING = 4;

/** Collects lines and areas. */
export interface ShapeIndexBuilder {
  /** @returns the centre of the shape’s bbox, in grid units. */
  add(geometry: Exclude<TileGeometry, { type: 'Point' }>): readonly [x: number, y: number];
  /** Copies a shape of a finished index. */
  copy(shapes: ShapeIndex, shape: number): readonly [x: number, y: number];
  /** @param order the shapes to keep, in order. */
  finish(order: Uint32Array): ShapeIndex;
}

/** Twice the signed area of a ring, positive if it is clockwise on a map, as outer rings of tiles must be. */
function toDoubleArea(xs: Uint32Array, ys: Uint32Array, from: number, to: number): number {
  const [x0, y0] = [xs[from] ?? 0, ys[from] ?? 0];
  let area = 0;
  for (let index = from + 1; index < to; index += 1) {
    const [ax, ay] = [(xs[index - 1] ?? 0) - x0, (ys[index - 1] ?? 0) - y0];
    area += ax * ((ys[index] ?? 0) - y0) - ((xs[index] ?? 0) - x0) * ay;
  }
  return area;
}

/** The lowest zoom at which a ring has enough vertices; one beyond the deepest if it never has. */
function findRingZoom(zooms: Uint8Array, from: number, to: number): number {
  const firsts = zooms.subarray(from, to).toSorted();
  return firsts[LEAST_RING - 1] ?? MAX_ZOOM + 1;
}

export function createShapeIndexBuilder(): ShapeIndexBuilder {
  const boxes = createGrowingColumn(makeUint32);
  const ringStarts = createGrowingColumn(makeUint32);
  const ringKinds = createGrowingColumn(makeUint8);
  const vertexStarts = createGrowingColumn(makeUint32);
  const xs = createGrowingColumn(makeUint32);
  const ys = createGrowingColumn(makeUint32);
  const zooms = createGrowingColumn(makeUint8);
  const dotZooms = createGrowingColumn(makeUint8);

  /** Of consecutive equal vertices one is kept. */
  function addRing(positions: readonly (readonly number[])[], kind: RingKind): void {
    const from = xs.length;
    for (const [lng = 0, lat = 0] of positions) {
      const [x, y] = [toPlaceX(lng), toPlaceY(lat)];
      if (xs.length > from && xs.array[xs.length - 1] === x && ys.array[ys.length - 1] === y) continue;
      xs.push(x);
      ys.push(y);
      zooms.push(0);
    }
    const to = xs.length;
    const area = kind === RING_KIND.line ? 0 : toDoubleArea(xs.array, ys.array, from, to);
    if (kind === RING_KIND.outer ? area < 0 : area > 0) {
      xs.array.subarray(from, to).reverse();
      ys.array.subarray(from, to).reverse();
    }
    writeVertexZooms(xs.array, ys.array, zooms.array, from, to);
    ringKinds.push(kind);
    vertexStarts.push(from);
  }

  /** The width of what has parts on both sides of the 180th meridian, across it. */
  function measureAcross(allX: Uint32Array): number {
    let [minX, maxX] = [Number.POSITIVE_INFINITY, 0];
    for (const x of allX) {
      const turned = x < WORLD / 2 ? x + WORLD : x;
      minX = Math.min(minX, turned);
      maxX = Math.max(maxX, turned);
    }
    return maxX - minX;
  }

  function endShape(firstRing: number): readonly [number, number] {
    const from = vertexStarts.array[firstRing] ?? 0;
    const [allX, allY] = [xs.array.subarray(from, xs.length), ys.array.subarray(from, ys.length)];
    const minX = allX.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    const maxX = allX.reduce((a, b) => Math.max(a, b), 0);
    const minY = allY.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    const maxY = allY.reduce((a, b) => Math.max(a, b), 0);
    ringStarts.push(firstRing);
    for (const side of [minX, minY, maxX, maxY]) boxes.push(side);
    const width = Math.min(maxX - minX, measureAcross(allX));
    dotZooms.push(findDotZoom(firstRing, Math.max(width, maxY - minY)));
    return [Math.floor((minX + maxX) / 2), Math.floor((minY + maxY) / 2)];
  }

  /** By its size, and by the zoom at which its lines or outer rings are more than one position or one edge. */
  function findDotZoom(firstRing: number, size: number): number {
    let drawable = MAX_ZOOM + 1;
    for (let ring = firstRing; ring < ringKinds.length; ring += 1) {
      const from = vertexStarts.array[ring] ?? 0;
      // Capacity after the last ring is not data yet.
      const end = ring + 1 < ringKinds.length ? (vertexStarts.array[ring + 1] ?? from) : xs.length;
      const kind = ringKinds.array[ring];
      if (kind === RING_KIND.line && end - from > 1) drawable = 0;
      if (kind === RING_KIND.outer) drawable = Math.min(drawable, findRingZoom(zooms.array, from, end));
    }
    let zoom = drawable;
    while (zoom < MAX_ZOOM && size < LEAST_SIZE * 2 ** (MAX_ZOOM - zoom)) zoom += 1;
    return zoom;
  }

  return {
    add(geometry) {
      const firstRing = ringKinds.length;
      if (geometry.type === 'LineString') addRing(geometry.coordinates, RING_KIND.line);
      else if (geometry.type === 'MultiLineString') {
        for (const line of geometry.coordinates) addRing(line, RING_KIND.line);
      } else {
        const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
        for (const [outer = [], ...holes] of areas) {
          addRing(outer, RING_KIND.outer);
          for (const hole of holes) addRing(hole, RING_KIND.hole);
        }
      }
      return endShape(firstRing);
    },
    copy(shapes, shape) {
      const firstRing = ringKinds.length;
      const end = shapes.ringStarts[shape + 1] ?? 0;
      for (let ring = shapes.ringStarts[shape] ?? 0; ring < end; ring += 1) {
        ringKinds.push(shapes.ringKinds[ring] ?? 0);
        vertexStarts.push(xs.length);
        const to = shapes.vertexStarts[ring + 1] ?? 0;
        for (let vertex = shapes.vertexStarts[ring] ?? 0; vertex < to; vertex += 1) {
          xs.push(shapes.xs[vertex] ?? 0);
          ys.push(shapes.ys[vertex] ?? 0);
          zooms.push(shapes.zooms[vertex] ?? 0);
        }
      }
      return endShape(firstRing);
    },
    finish(order) {
      // The end of the last ring and of the last shape.
      vertexStarts.push(xs.length);
      ringStarts.push(ringKinds.length);
      const rings = ringKinds.length;
      const into = {
        ringStarts: shareUint32(order.length + 1),
        ringKinds: shareUint8(rings),
        vertexStarts: shareUint32(rings + 1),
        xs: shareUint32(xs.length),
        ys: shareUint32(ys.length),
        zooms: shareUint8(zooms.length),
        dotZooms: shareUint8(order.length),
      };
      const leaves = new Uint32Array(order.length * 4);
      let [ringCount, vertexCount] = [0, 0];
      order.forEach((shape, index) => {
        leaves.set(boxes.array.subarray(shape * 4, shape * 4 + 4), index * 4);
        into.dotZooms[index] = dotZooms.array[shape] ?? 0;
        const endRing = ringStarts.array[shape + 1] ?? 0;
        for (let ring = ringStarts.array[shape] ?? 0; ring < endRing; ring += 1) {
          const [from, to] = [vertexStarts.array[ring] ?? 0, vertexStarts.array[ring + 1] ?? 0];
          into.xs.set(xs.array.subarray(from, to), vertexCount);
          into.ys.set(ys.array.subarray(from, to), vertexCount);
          into.zooms.set(zooms.array.subarray(from, to), vertexCount);
          vertexCount += to - from;
          into.ringKinds[ringCount] = ringKinds.array[ring] ?? 0;
          ringCount += 1;
          into.vertexStarts[ringCount] = vertexCount;
        }
        into.ringStarts[index + 1] = ringCount;
      });
      return { tree: buildBoxTree(leaves), ...into };
    },
  };
}
