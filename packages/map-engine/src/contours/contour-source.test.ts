import { expect, test } from 'vitest';
import type { TerrainSource } from '../scene/scene.ts';
import { toContourSource } from './contour-source.ts';
import { parseContourUrl } from './contour-url.ts';

const HEIGHTS: TerrainSource = {
  url: 'https://a.test/h/{z}/{x}/{y}.webp',
  encoding: 'terrarium',
  tile_size: 512,
  min_zoom: 0,
  max_zoom: 12,
  bounds: null,
  attribution: '',
};

/** The address of the heights that lines of a tile are traced from. */
function readAddress(heights: TerrainSource): string {
  const [template = ''] = toContourSource(heights, 'm')?.tiles ?? [];
  const filled = template.replace('{z}', '10').replace('{x}', '1').replace('{y}', '2');
  return parseContourUrl(filled).heights.url;
}

test('lines are read of the tiles of an address, and of those of an archive', () => {
  expect(readAddress(HEIGHTS)).toBe('https://a.test/h/{z}/{x}/{y}.webp');
  const archive = 'https://a.test/heights.pmtiles';
  expect(readAddress({ ...HEIGHTS, url: archive })).toBe(`pmtiles://${archive}/{z}/{x}/{y}`);
});

test('tiles of lines are at most two zooms deeper than heights, and heights too coarse for the first ones have none', () => {
  const zoomsOf = (zooms: Pick<TerrainSource, 'min_zoom' | 'max_zoom'>) => {
    const source = toContourSource({ ...HEIGHTS, ...zooms }, 'm');
    return source && [source.minzoom, source.maxzoom];
  };
  expect(zoomsOf({ min_zoom: 0, max_zoom: 12 })).toEqual([9, 14]);
  expect(zoomsOf({ min_zoom: 0, max_zoom: 9 })).toEqual([9, 11]);
  expect(zoomsOf({ min_zoom: 0, max_zoom: 7 })).toEqual([9, 9]);
  expect(zoomsOf({ min_zoom: 0, max_zoom: 6 })).toBeNull();
  expect(zoomsOf({ min_zoom: 0, max_zoom: 0 })).toBeNull();
  // Of 512 pixels, a tile of lines is a quarter of one a zoom above.
  expect(zoomsOf({ min_zoom: 11, max_zoom: 12 })).toEqual([12, 14]);
  expect(zoomsOf({ min_zoom: 15, max_zoom: 15 })).toEqual([16, 16]);
});
