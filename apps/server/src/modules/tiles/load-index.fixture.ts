import type { TileFeature } from '@waypost/tile-engine';
import { arrayTileEngine } from './array-tile-engine.ts';
import type { LiveTileIndex, TileIndex } from './tile-engine.ts';

/** Has the engine take in features for which there is room enough. */
export async function loadLive(
  pieces: AsyncIterable<readonly TileFeature[]>,
  count: number,
): Promise<LiveTileIndex> {
  const live = await arrayTileEngine.load(pieces, count, Number.POSITIVE_INFINITY);
  if ('isTooLarge' in live) throw new Error('There is room for all.');
  return live;
}

/** Tiles of features that are at hand, all in one piece. */
export async function loadIndex(features: readonly TileFeature[], nowMs: number): Promise<TileIndex> {
  async function* inOnePiece() {
    yield features;
  }
  return (await loadLive(inOnePiece(), features.length)).at(nowMs);
}
