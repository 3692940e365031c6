import type { CellTally } from '../cells/cell-tally.ts';
import { buildGeneration } from '../generation/generation-builder.ts';
import type { TileFeature } from '../generation/tile-feature.ts';
import { createTileSet, type TileSet } from '../tile-set/tile-set.ts';
import { createByteWriter } from './byte-writer.ts';
import { createFeatureLayer } from './feature-layer.ts';
import { createClusterLayer, writeCluster, writeEach, writePoints } from './write-points.ts';
import { writeShapes } from './write-shapes.ts';

// A thread encodes one tile at a time: the buffers are reused for the next.
const tile = createByteWriter();
const features = createFeatureLayer();
const clusters = createClusterLayer();

function clear(): void {
  tile.clear();
  features.clear();
  clusters.clear();
}

function finish(): Uint8Array | null {
  features.finish(tile);
  clusters.finish(tile);
  return tile.length === 0 ? null : tile.memory.subarray(0, tile.length);
}

const isInWorld = (z: number, x: number, y: number) => x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z;

/**
 * Encodes a Mapbox vector tile with points, clusters, lines and areas, or returns null if it would be empty.
 * @param nowMs the time to compute the age of features from, in milliseconds since 1970.
 * @returns a view that is valid until the next call.
 */
export function encodeTile(
  { parts }: Pick<TileSet, 'parts'>,
  z: number,
  x: number,
  y: number,
  nowMs: number,
): Uint8Array | null {
  if (!isInWorld(z, x, y)) return null;
  clear();
  writeShapes(features, parts, z, x, y, nowMs);
  writePoints({ features, clusters, nowMs }, parts, z, x, y);
  return finish();
}

/** The content of one tile, determined elsewhere. */
export interface TileContents {
  /** The cells that are clusters (`isCluster`). */
  readonly clusters: readonly CellTally[];
  /** Single points of the tile, and the lines and areas in it or in its margin. */
  readonly features: readonly TileFeature[];
}

/** Like `encodeTile`, for what a database counted and found. The cost is proportional to the content of the tile. */
export function encodeContents(
  contents: TileContents,
  z: number,
  x: number,
  y: number,
  nowMs: number,
): Uint8Array | null {
  if (!isInWorld(z, x, y)) return null;
  const { parts } = createTileSet(buildGeneration(contents.features));
  clear();
  writeShapes(features, parts, z, x, y, nowMs);
  for (const part of parts) writeEach({ features, nowMs }, part, z, 0, part.generation.points.xs.length);
  for (const tally of contents.clusters) writeCluster({ clusters }, tally, z);
  return finish();
}
