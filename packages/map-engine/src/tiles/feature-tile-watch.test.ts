import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeatureTileWatch, type SourceTile, type WatchedMap } from './feature-tile-watch.ts';

const SOURCE = 'tiles:1/2';

interface Tile extends SourceTile {
  state: SourceTile['state'];
  aborted: boolean;
}

/** The part of a map that the watch uses: one source, and the events of its tiles. */
class FakeMap {
  tiles: string[] = ['/v1'];
  hasSource = true;
  readonly refreshed: string[] = [];
  readonly #listeners = new Map<string, (event: unknown) => void>();
  readonly #known: Tile[] = [];

  on(type: string, listener: (event: unknown) => void): this {
    this.#listeners.set(type, listener);
    return this;
  }
  getSource(id: string) {
    if (id !== SOURCE || !this.hasSource) return undefined;
    return {
      tiles: this.tiles,
      setTiles: (tiles: string[]) => {
        this.tiles = tiles;
      },
    };
  }
  refreshTiles(sourceId: string, ids: { x: number; y: number; z: number }[]): void {
    for (const { x, y, z } of ids) {
      this.refreshed.push(`${sourceId} ${z}/${x}/${y} ${this.tiles[0]}`);
      for (const tile of this.#known) if (tile.tileID.canonical.x === x) tile.state = 'expired';
    }
  }
  tell(type: string, tile: Tile, sourceId = SOURCE): void {
    this.#listeners.get(type)?.({ sourceId, tile });
  }
  add(x: number): Tile {
    const tile: Tile = { tileID: { canonical: { x, y: 0, z: 1 } }, state: 'loading', aborted: false };
    this.#known.push(tile);
    this.tell('sourcedataloading', tile);
    return tile;
  }
  load(tile: Tile): void {
    tile.state = 'loaded';
    this.tell('sourcedata', tile);
  }
  fail(tile: Tile, sourceId = SOURCE): void {
    tile.state = 'errored';
    this.tell('error', tile, sourceId);
  }
}

let map: FakeMap;
let late: boolean[];
let watch: FeatureTileWatch;

beforeEach(() => {
  vi.useFakeTimers();
  map = new FakeMap();
  late = [];
  watch = new FeatureTileWatch(map as unknown as WatchedMap, (isLate) => late.push(isLate));
});
afterEach(() => {
  watch.close();
  vi.useRealTimers();
});

describe('FeatureTileWatch', () => {
  it('requests a failed tile again on demand, but not twice at a time', () => {
    const tile = map.add(1);
    map.load(map.add(0));
    map.fail(tile);
    expect(watch.isMissing).toBe(true);
    watch.retry();
    watch.retry();
    expect(map.refreshed).toEqual([`${SOURCE} 1/1/0 /v1`]);
    map.load(tile);
    expect(watch.isMissing).toBe(false);
  });

  it('retries a failed tile with growing pauses until it loads', () => {
    const tile = map.add(1);
    map.fail(tile);
    for (const pauseMs of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
      map.refreshed.length = 0;
      vi.advanceTimersByTime(pauseMs - 1);
      expect(map.refreshed).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(map.refreshed).toHaveLength(1);
      map.fail(tile);
    }
    map.load(tile);
    map.refreshed.length = 0;
    vi.advanceTimersByTime(60_000);
    expect(map.refreshed).toEqual([]);
  });

  it('requests failed tiles of a source at once when its URL changes', () => {
    map.fail(map.add(1));
    watch.setTemplate(SOURCE, '/v2');
    expect(map.refreshed).toEqual([`${SOURCE} 1/1/0 /v2`]);
  });

  it('requests a tile again, once, that was loaded from a previous URL of the source', () => {
    const tile = map.add(1);
    watch.setTemplate(SOURCE, '/v2');
    expect(map.refreshed).toEqual([]);
    map.load(tile);
    expect(map.refreshed).toEqual([`${SOURCE} 1/1/0 /v2`]);
    map.load(tile);
    expect(map.refreshed).toHaveLength(1);
  });

  it('reports tiles that are missing for four seconds, and when all have loaded', () => {
    const [one, two] = [map.add(1), map.add(2)];
    map.fail(one);
    vi.advanceTimersByTime(3_999);
    map.fail(two);
    expect(late).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(late).toEqual([true]);
    map.load(one);
    expect(late).toEqual([true]);
    map.load(two);
    expect(late).toEqual([true, false]);
  });

  it('reports nothing if failed tiles load in time', () => {
    const tile = map.add(1);
    map.fail(tile);
    vi.advanceTimersByTime(3_000);
    map.load(tile);
    vi.advanceTimersByTime(10_000);
    expect(late).toEqual([]);
  });

  it.each([
    ['left the view', (tile: Tile) => map.tell('sourcedataabort', tile)],
    ['was aborted', (tile: Tile) => Object.assign(tile, { aborted: true })],
    ['was loaded unchanged', (tile: Tile) => Object.assign(tile, { state: 'loaded' })],
    ['lost its source', () => Object.assign(map, { hasSource: false })],
  ])('forgets a tile that %s', (_, end) => {
    const tile = map.add(1);
    map.fail(tile);
    vi.advanceTimersByTime(4_000);
    end(tile);
    expect(watch.isMissing).toBe(false);
    expect(late).toEqual([true, false]);
  });

  it('ignores tiles of the base map', () => {
    map.fail(map.add(1), 'basemap');
    expect(watch.isMissing).toBe(false);
  });
});
