import {
  buildGeneration,
  createLiveTiles,
  encodeTile,
  type Generation,
  joinSelections,
  MAX_PARTS,
  paint,
  type Selection,
  selectFrom,
  startTileBuild,
  type TileFeature,
  type TileSet,
} from '@waypost/tile-engine';
import type { FeaturePiece, TileEngine, TileIndex, TooLarge } from '../tile-engine.ts';

/**
 * Up to this number of positions features are built on this thread within milliseconds; starting a worker takes longer.
 */
const FEW_POSITIONS = 5_000;
/** Measured memory: of a point with a rare name, and of each further position of a line or an area. */
const BYTES_EACH = 150;
const BYTES_A_POSITION = 9;

/** What an index of this engine shows, to join it with others. */
interface Shown {
  /** What is selected from. */
  readonly set: Pick<TileSet, 'bbox' | 'parts'>;
  readonly shown: Selection;
  readonly nowMs: number;
}
const shownBy = new WeakMap<TileIndex, Shown>();

/** A tile set has a generation and the changes over it. */
const PARTS_EACH = 2;

function join(indexes: readonly TileIndex[]): TileIndex {
  const all = indexes.map((index) => shownBy.get(index)).filter((one) => one !== undefined);
  if (all.length < indexes.length) throw new TypeError('An index is not of this engine.');
  const joined = joinSelections(all.map(({ shown }) => shown));
  const nowMs = Math.max(0, ...all.map((one) => one.nowMs));
  return toIndex({ bbox: null, parts: joined.parts }, joined, nowMs);
}

function toIndex(set: Shown['set'], shown: Selection, nowMs: number): TileIndex {
  const index: TileIndex = {
    count: shown.count,
    bbox: set.bbox,
    isDear: false,
    tile(z, x, y) {
      // The engine reuses its buffer for every tile.
      const bytes = encodeTile(shown, z, x, y, nowMs);
      return bytes === null ? null : Buffer.from(bytes);
    },
    select: (filter) => toIndex(set, selectFrom(set, filter), nowMs),
    paint: (classes) => toIndex(set, paint(shown, classes), nowMs),
  };
  shownBy.set(index, { set, shown, nowMs });
  return index;
}

const toFeatures = (json: string) => JSON.parse(json) as TileFeature[];

/** Builds few features on this thread, and many in a worker as the pieces arrive. */
async function buildFrom(
  pieces: AsyncIterable<FeaturePiece>,
  count: number,
  most: number,
): Promise<Generation | TooLarge> {
  const few: string[] = [];
  let positions = 0;
  let build: ReturnType<typeof startTileBuild> | null = null;
  try {
    for await (const piece of pieces) {
      positions += piece.positions;
      const bytes = count * BYTES_EACH + Math.max(positions - count, 0) * BYTES_A_POSITION;
      if (bytes > most) {
        await build?.cancel();
        return { isTooLarge: true, bytesEach: bytes / count };
      }
      if (build === null) {
        few.push(piece.json);
        if (positions <= FEW_POSITIONS) continue;
        build = startTileBuild();
        for (const json of few) build.add(json);
      } else build.add(piece.json);
    }
  } catch (error) {
    await build?.cancel();
    throw error;
  }
  return build === null ? buildGeneration(few.flatMap(toFeatures)) : build.finish();
}

/** The engine of `@waypost/tile-engine` behind this module’s interface. */
export const arrayTileEngine: TileEngine = {
  bytesEach: BYTES_EACH,
  mostJoined: Math.floor(MAX_PARTS / PARTS_EACH),
  join,
  async load(pieces, count, most) {
    const built = await buildFrom(pieces, count, most);
    if ('isTooLarge' in built) return built;
    const live = createLiveTiles(built);
    return {
      get count() {
        return live.current.count;
      },
      get bytes() {
        return live.current.bytes;
      },
      at(nowMs) {
        const { current } = live;
        return toIndex(current, current, nowMs);
      },
      apply: (changes) => live.apply(changes),
    };
  },
};
