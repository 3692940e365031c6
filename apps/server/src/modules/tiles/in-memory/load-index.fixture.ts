import type { TileFeature } from '@waypost/tile-engine';
import type { FeaturePiece, LiveTileIndex, TileIndex } from '../tile-engine.ts';
import { arrayTileEngine } from './array-tile-engine.ts';

function countPositions(coordinates: unknown): number {
  if (!Array.isArray(coordinates)) return 0;
  if (typeof coordinates[0] === 'number') return 1;
  return coordinates.reduce((sum: number, inner) => sum + countPositions(inner), 0);
}

/** Features as the database returns them. */
export async function* toPieces(pieces: AsyncIterable<readonly TileFeature[]>): AsyncGenerator<FeaturePiece> {
  for await (const features of pieces) {
    const positions = features.reduce((sum, { geometry }) => sum + countPositions(geometry.coordinates), 0);
    yield { json: JSON.stringify(features), count: features.length, positions };
  }
}

/** Loads features with an unlimited memory budget. */
export async function loadLive(
  pieces: AsyncIterable<readonly TileFeature[]>,
  count: number,
): Promise<LiveTileIndex> {
  const live = await arrayTileEngine.load(toPieces(pieces), count, Number.POSITIVE_INFINITY);
  if ('isTooLarge' in live) throw new Error('There is room for all.');
  return live;
}

/** The tiles of given features, loaded in one piece. */
export async function loadIndex(features: readonly TileFeature[], nowMs: number): Promise<TileIndex> {
  async function* inOnePiece() {
    yield features;
  }
  return (await loadLive(inOnePiece(), features.length)).at(nowMs);
}
