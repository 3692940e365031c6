import type { Map as MapLibreMap } from 'maplibre-gl';
import { beforeEach, expect, test } from 'vitest';
import { STREETS_SOURCE } from './area-layers.ts';
import { PHOTOS_SOURCE } from './detail-style.ts';
import { watchDetail } from './watch-detail.ts';

type Listener = (event: object) => void;

/** What the map library tells of a map’s sources. */
class Sources {
  readonly #listeners = new Map<string, Listener[]>();
  /** It only listens to the map. */
  readonly map = {
    on: (type: string, listener: Listener) =>
      this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]),
  } as unknown as MapLibreMap;

  #tell(type: string, event: object): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }
  make(sourceId: string): void {
    this.#tell('sourcedata', { sourceId, sourceDataType: 'metadata' });
  }
  bringTile(sourceId: string): void {
    this.#tell('sourcedata', { sourceId, tile: {} });
  }
  failTiles(sourceId: string, count: number): void {
    for (let at = 1; at <= count; at += 1)
      this.#tell('error', { sourceId, tile: {}, error: new Error(`tile ${at}`) });
  }
  failAsAWhole(sourceId: string): void {
    this.#tell('error', { sourceId, error: new Error('whole') });
  }
}

let sources: Sources;
let rejected: string[];

beforeEach(() => {
  sources = new Sources();
  rejected = [];
  watchDetail(sources.map, (message) => rejected.push(message) > 0);
});

test.each([STREETS_SOURCE, PHOTOS_SOURCE])(
  'a base is rejected once the first four tiles of %s fail',
  (id) => {
    sources.make(id);
    sources.failTiles(id, 3);
    expect(rejected).toEqual([]);
    sources.failTiles(id, 1);
    expect(rejected).toEqual(['tile 1']);
  },
);

test('a base of which a tile has come keeps its place, whatever fails afterwards', () => {
  sources.make(STREETS_SOURCE);
  sources.failTiles(STREETS_SOURCE, 3);
  sources.bringTile(STREETS_SOURCE);
  sources.failTiles(STREETS_SOURCE, 20);
  expect(rejected).toEqual([]);
});

test('each source is judged by its own tiles', () => {
  sources.bringTile(STREETS_SOURCE);
  sources.failTiles(PHOTOS_SOURCE, 4);
  expect(rejected).toEqual(['tile 4']);
});

test('a base that is asked for again is judged anew', () => {
  sources.failTiles(STREETS_SOURCE, 4);
  sources.failTiles(STREETS_SOURCE, 4);
  expect(rejected).toEqual(['tile 4', 'tile 4']);
});

test('another base in the place of one that came is judged anew', () => {
  sources.make(STREETS_SOURCE);
  sources.bringTile(STREETS_SOURCE);
  sources.make(STREETS_SOURCE);
  sources.failTiles(STREETS_SOURCE, 4);
  expect(rejected).toEqual(['tile 4']);
});

test('tiles of the project, and what is no tile, do not count', () => {
  sources.failTiles('tiles:7/1', 20);
  for (let times = 0; times < 9; times += 1) sources.failAsAWhole(STREETS_SOURCE);
  expect(rejected).toEqual([]);
});

test('a map that is watched twice rejects once', () => {
  watchDetail(sources.map, (message) => rejected.push(message) > 0);
  sources.failTiles(STREETS_SOURCE, 4);
  expect(rejected).toEqual(['tile 4']);
});
