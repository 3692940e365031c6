import { TileStore } from '../../tiles/index.ts';
import type { TileCache } from '../mosaics/tile-cache.ts';
import { TileFaultError } from './ask-tiles.ts';

/** Tiles of other servers that somebody has seen. */
export interface KeptTiles {
  /**
   * A tile that was seen within a day, else what `ask` finds; while its server is down, also one that was seen earlier.
   * Where there is none is kept for minutes.
   */
  get(name: string, ask: () => Promise<Buffer | null>): Promise<Buffer | null>;
}

/** For those who look at the same place. */
const MEMORY_BYTES = 16 * 1024 ** 2;
const MEMORY_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

const isDown = (error: unknown) => error instanceof TileFaultError && error.fault === 'unreachable';

export function createKeptTiles(tiles: TileCache): KeptTiles {
  const memory = new TileStore(MEMORY_BYTES);
  const find = async (name: string, ask: () => Promise<Buffer | null>): Promise<Buffer | null> => {
    const kept = await tiles.find(name, DAY_MS);
    if (kept !== null) return kept;
    try {
      const tile = await ask();
      if (tile !== null) await tiles.keep(name, tile);
      return tile;
    } catch (error) {
      const old = isDown(error) ? await tiles.find(name) : null;
      if (old === null) throw error;
      return old;
    }
  };
  // The memory knows no ages: the time is part of its names.
  const remember = async (name: string, ask: () => Promise<Buffer | null>) =>
    memory.get(`${name} ${Math.floor(Date.now() / MEMORY_MS)}`, () => find(name, ask));
  // By the name alone: whoever comes when the time of the names changes waits for what is asked for already.
  const running = new Map<string, Promise<Buffer | null>>();
  return {
    get(name, ask) {
      const asked = running.get(name);
      if (asked !== undefined) return asked;
      const found = remember(name, ask).finally(() => running.delete(name));
      running.set(name, found);
      return found;
    },
  };
}
