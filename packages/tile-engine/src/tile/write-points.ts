import { addCell, type CellTally, clearTally, createTally, isCluster } from '../cells/cell-tally.ts';
import { findCells, findPoints } from '../generation/point-index.ts';
import { CELL_BITS, CLUSTER_MAX_ZOOM, EXTENT, MAX_ZOOM, PLACE_BITS } from '../grid/grid.ts';
import { isShown, type Part } from '../tile-set/part.ts';
import { writeProperties } from './feature-layer.ts';
import { createLayerWriter, GEOMETRY, type LayerWriter } from './layer-writer.ts';

const KEYS = ['point_count', 'cluster_expansion_zoom'] as const;
const POINT_COUNT = 0;
const EXPANSION_ZOOM = 1;

/** The layers for points, and the time to compute their age from. */
export interface PointLayers {
  readonly features: LayerWriter;
  readonly clusters: LayerWriter;
  readonly nowMs: number;
}

export function createClusterLayer(): LayerWriter {
  return createLayerWriter('clusters', KEYS);
}

/** A position within its tile, in tile units. */
function toUnit(place: number, zoom: number): number {
  return (place >>> (MAX_ZOOM - zoom)) & (EXTENT - 1);
}

/** Writes the shown points of a part individually: rows from the first up to but not including the second. */
export function writeEach(
  { features, nowMs }: Omit<PointLayers, 'clusters'>,
  part: Part,
  zoom: number,
  from: number,
  to: number,
): void {
  const { xs, ys } = part.generation.points;
  for (let row = from; row < to; row += 1) {
    if (!isShown(part, row)) continue;
    writeProperties(features, part, row, nowMs);
    features.point(toUnit(xs[row] ?? 0, zoom), toUnit(ys[row] ?? 0, zoom));
    features.end(GEOMETRY.point);
  }
}

/** The zoom at which a cell's points fall into more than one cell, or are shown individually. */
function toExpansionZoom({ difference }: CellTally): number {
  const common = Math.clz32(difference) - (32 - PLACE_BITS);
  return Math.min(common + 1 - CELL_BITS, MAX_ZOOM);
}

/** Writes the cluster of a cell. */
export function writeCluster(
  { clusters }: Pick<PointLayers, 'clusters'>,
  tally: CellTally,
  zoom: number,
): void {
  clusters.uint(POINT_COUNT, tally.count);
  clusters.uint(EXPANSION_ZOOM, toExpansionZoom(tally));
  clusters.point(
    toUnit(Math.floor(tally.sumX / tally.count), zoom),
    toUnit(Math.floor(tally.sumY / tally.count), zoom),
  );
  clusters.end(GEOMETRY.point);
}

/** Cursor over a part's cells of one tile. */
interface Cursor {
  readonly part: Part;
  readonly keys: Uint32Array;
  readonly starts: Uint32Array;
  at: number;
  readonly end: number;
}

function toCursors(parts: readonly Part[], zoom: number, x: number, y: number): Cursor[] {
  return parts.flatMap((part) => {
    const level = part.generation.points.levels[zoom];
    if (level === undefined) return [];
    const [at, end] = findCells(level, x, y);
    return at === end ? [] : [{ part, keys: level.keys, starts: level.starts, at, end }];
  });
}

const tally = createTally();
const NO_KEY = Number.POSITIVE_INFINITY;

function keyAt({ keys, at, end }: Cursor): number {
  return at < end ? (keys[at] ?? NO_KEY) : NO_KEY;
}

/** Merges the cells of all parts in key order: cells with the same key become one. */
function writeCells(layers: PointLayers, cursors: readonly Cursor[], zoom: number): void {
  for (;;) {
    let key = NO_KEY;
    for (const cursor of cursors) key = Math.min(key, keyAt(cursor));
    if (key === NO_KEY) return;
    clearTally(tally);
    for (const cursor of cursors) {
      if (keyAt(cursor) !== key) continue;
      addCell(tally, cursor.part, cursor.starts[cursor.at] ?? 0, cursor.starts[cursor.at + 1] ?? 0);
    }
    const isOne = isCluster(tally);
    if (isOne) writeCluster(layers, tally, zoom);
    for (const cursor of cursors) {
      if (keyAt(cursor) !== key) continue;
      if (!isOne && tally.count > 0) {
        const from = cursor.starts[cursor.at] ?? 0;
        writeEach(layers, cursor.part, zoom, from, cursor.starts[cursor.at + 1] ?? from);
      }
      cursor.at += 1;
    }
  }
}

/** Writes the points of a tile: clusters for cells with enough points, and all others individually. */
export function writePoints(
  layers: PointLayers,
  parts: readonly Part[],
  zoom: number,
  x: number,
  y: number,
): void {
  if (zoom <= CLUSTER_MAX_ZOOM) {
    writeCells(layers, toCursors(parts, zoom, x, y), zoom);
    return;
  }
  for (const part of parts) writeEach(layers, part, zoom, ...findPoints(part.generation.points, x, y));
}
