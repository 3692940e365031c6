import { visitBoxes } from '../generation/box-tree.ts';
import { RING_KIND, type ShapeIndex } from '../generation/shape-index.ts';
import { clipLine, clipRing, compareToTile, type Path } from '../grid/clip.ts';
import { EXTENT, MARGIN, MAX_ZOOM, WORLD } from '../grid/grid.ts';
import { isShown, type Part } from '../tile-set/part.ts';
import { writeProperties } from './feature-layer.ts';
import { GEOMETRY, type LayerWriter } from './layer-writer.ts';

/** Side of a square, in tile units as a power of two, in which one point represents all tiny shapes: 4 px of 512. */
const DOT_BITS = 5;
const DOTS = EXTENT >>> DOT_BITS;

/** One tile in grid units: its origin, and the width of a tile unit. */
interface Frame {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** The squares of the tile that have a point. Reused: a square counts if it has the number of the tile. */
const dots = new Uint32Array(DOTS * DOTS);
let tileNumber = 0;

/** The vertices of a ring at this zoom, in tile units, without the closing vertex. */
function collect(shapes: ShapeIndex, ring: number, { zoom, x, y, unit }: Frame, into: Path): void {
  into.length = 0;
  const isLine = shapes.ringKinds[ring] === RING_KIND.line;
  const end = (shapes.vertexStarts[ring + 1] ?? 0) - (isLine ? 0 : 1);
  for (let vertex = shapes.vertexStarts[ring] ?? 0; vertex < end; vertex += 1) {
    if ((shapes.zooms[vertex] ?? 0) > zoom) continue;
    into.push(((shapes.xs[vertex] ?? 0) - x) / unit, ((shapes.ys[vertex] ?? 0) - y) / unit);
  }
}

/** Rounds to whole units and drops repeated vertices. */
function round(path: Path): Path {
  let length = 0;
  for (let at = 0; at < path.length; at += 2) {
    const [x, y] = [Math.round(path[at] ?? 0), Math.round(path[at + 1] ?? 0)];
    if (length > 0 && path[length - 2] === x && path[length - 1] === y) continue;
    path[length] = x;
    path[length + 1] = y;
    length += 2;
  }
  path.length = length;
  return path;
}

/** Twice the signed area of a ring without its closing vertex, positive if it is clockwise on a map. */
function toDoubleArea(ring: Path): number {
  let area = 0;
  let [beforeX, beforeY] = [ring.at(-2) ?? 0, ring.at(-1) ?? 0];
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = [ring[at] ?? 0, ring[at + 1] ?? 0];
    area += beforeX * y - x * beforeY;
    beforeX = x;
    beforeY = y;
  }
  return area;
}

const LEAST_LINE = 4;
const LEAST_RING = 6;
const scratch: Path = [];

function writeLine(layer: LayerWriter, shapes: ShapeIndex, ring: number, frame: Frame): boolean {
  collect(shapes, ring, frame, scratch);
  const where = compareToTile(scratch);
  if (where === 'outside') return false;
  let isWritten = false;
  for (const path of where === 'inside' ? [scratch] : clipLine(scratch)) {
    if (round(path).length < LEAST_LINE) continue;
    layer.path(GEOMETRY.line, path);
    isWritten = true;
  }
  return isWritten;
}

/** A ring that rounding has collapsed or reversed would be taken for the other kind: it is dropped. */
function writeRing(layer: LayerWriter, shapes: ShapeIndex, ring: number, frame: Frame): boolean {
  collect(shapes, ring, frame, scratch);
  const where = compareToTile(scratch);
  if (where === 'outside') return false;
  const path = round(where === 'inside' ? scratch : clipRing(scratch));
  if (path.at(-2) === path[0] && path.at(-1) === path[1]) path.length = Math.max(path.length - 2, 0);
  if (path.length < LEAST_RING) return false;
  const area = toDoubleArea(path);
  if (shapes.ringKinds[ring] === RING_KIND.outer ? area <= 0 : area >= 0) return false;
  layer.path(GEOMETRY.area, path);
  return true;
}

/** @returns whether any part of the shape is in the tile. */
function writeOutline(layer: LayerWriter, shapes: ShapeIndex, shape: number, frame: Frame): boolean {
  const end = shapes.ringStarts[shape + 1] ?? 0;
  let isWritten = false;
  let hasOuter = false;
  for (let ring = shapes.ringStarts[shape] ?? 0; ring < end; ring += 1) {
    const kind = shapes.ringKinds[ring];
    // A hole of a dropped ring would become a hole of the ring before it.
    if (kind === RING_KIND.hole && !hasOuter) continue;
    const isOwn =
      kind === RING_KIND.line ? writeLine(layer, shapes, ring, frame) : writeRing(layer, shapes, ring, frame);
    if (kind === RING_KIND.outer) hasOuter = isOwn;
    isWritten ||= isOwn;
  }
  return isWritten;
}

/** Writes a point at the centre of a shape in the tile that contains it, unless its square has one. */
function writeDot(layer: LayerWriter, part: Part, shape: number, frame: Frame, nowMs: number): void {
  const { shapes, points } = part.generation;
  const { boxes } = shapes.tree;
  const at = shape * 4;
  const [minX, maxX] = [boxes[at] ?? 0, boxes[at + 2] ?? 0];
  // The middle between parts on both sides of the 180th meridian would be on the other side of the world.
  const first = shapes.vertexStarts[shapes.ringStarts[shape] ?? 0] ?? 0;
  const middleX = maxX - minX > WORLD / 2 ? (shapes.xs[first] ?? 0) : (minX + maxX) / 2;
  const x = Math.floor((middleX - frame.x) / frame.unit);
  const y = Math.floor((((boxes[at + 1] ?? 0) + (boxes[at + 3] ?? 0)) / 2 - frame.y) / frame.unit);
  if (x < 0 || y < 0 || x >= EXTENT || y >= EXTENT) return;
  const place = (y >>> DOT_BITS) * DOTS + (x >>> DOT_BITS);
  if (dots[place] === tileNumber) return;
  dots[place] = tileNumber;
  writeProperties(layer, part, points.xs.length + shape, nowMs);
  layer.point(x, y);
  layer.end(GEOMETRY.point);
}

/** Writes the lines and areas of a tile, simplified and clipped, and points for tiny ones. */
export function writeShapes(
  layer: LayerWriter,
  parts: readonly Part[],
  zoom: number,
  tileX: number,
  tileY: number,
  nowMs: number,
): void {
  tileNumber += 1;
  const unit = 2 ** (MAX_ZOOM - zoom);
  const side = EXTENT * unit;
  const frame = { zoom, unit, x: tileX * side, y: tileY * side };
  const margin = MARGIN * unit;
  for (const part of parts) {
    const { shapes, points } = part.generation;
    const show = (shape: number) => {
      const row = points.xs.length + shape;
      if (!isShown(part, row)) return;
      if (zoom < (shapes.dotZooms[shape] ?? 0)) writeDot(layer, part, shape, frame, nowMs);
      else if (writeOutline(layer, shapes, shape, frame)) {
        writeProperties(layer, part, row, nowMs);
        const isLine = shapes.ringKinds[shapes.ringStarts[shape] ?? 0] === RING_KIND.line;
        layer.end(isLine ? GEOMETRY.line : GEOMETRY.area);
      }
    };
    visitBoxes(
      shapes.tree,
      frame.x - margin,
      frame.y - margin,
      frame.x + side + margin,
      frame.y + side + margin,
      show,
    );
  }
}
