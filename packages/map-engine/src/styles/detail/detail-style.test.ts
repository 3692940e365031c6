import { createExpression, featureFilter, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import type { BaseStyle, TerrainSource } from '../../scene/scene.ts';
import { createDetailStyle } from './detail-style.ts';
import type { ResolvedStreets } from './resolve-streets.ts';

const LOOKS: readonly BaseStyle[] = ['outdoors', 'satellite', 'light', 'dark'];
const basemap = { kind: 'offline', archiveUrl: 'https://a.test/b.pmtiles' } as const;
const heights: TerrainSource = {
  url: 'https://a.test/h/{z}/{x}/{y}.webp',
  encoding: 'terrarium',
  tile_size: 512,
  min_zoom: 8,
  max_zoom: 15,
  bounds: [1, 46, 3, 48],
  attribution: 'Heights & hills',
};
const photos = { url: 'https://a.test/p/{z}/{x}/{y}.jpg', tile_size: 256, max_zoom: 14, attribution: '' };
const toStreets = (
  schema: ResolvedStreets['schema'],
  bounds: ResolvedStreets['bounds'],
): ResolvedStreets => ({
  schema,
  tiles: 'https://a.test/{z}/{x}/{y}',
  minZoom: 0,
  maxZoom: 14,
  bounds,
  attribution: '<b>Town</b> © OpenStreetMap contributors',
});

describe.each(['openmaptiles', 'protomaps'] as const)('streets of %s', (schema) => {
  test.each(LOOKS)('make a valid style in the look %s, of a region and of the world', (baseStyle) => {
    for (const bounds of [[1, 46, 3, 48] as [number, number, number, number], null]) {
      const streets = toStreets(schema, bounds);
      const style = createDetailStyle(
        { baseStyle, basemap, language: 'es', heightUnit: 'm' },
        { streets, photos, heights },
      );
      expect(validateStyleMin(style)).toEqual([]);
      const ids = style.layers.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      // The scene is drawn below the first name, so no area or line may be above one.
      const firstName = style.layers.findIndex(({ type }) => type === 'symbol');
      expect(style.layers.slice(firstName).every(({ type }) => type === 'symbol')).toBe(true);
      expect(ids).toContain('streets-road');
    }
  });
});

test('only Outdoors has relief and contour lines, below streets and water, and credits are never markup of their own', () => {
  const styleOf = (baseStyle: BaseStyle) =>
    createDetailStyle(
      { baseStyle, basemap, language: 'en', heightUnit: 'ft' },
      { streets: toStreets('protomaps', null), photos: null, heights },
    );
  const ids = styleOf('outdoors').layers.map(({ id }) => id);
  const drawn = [
    'streets-wood-0',
    'hillshade',
    'contour-line',
    'streets-water',
    'streets-road',
    'contour-name',
  ];
  expect(ids.filter((id) => drawn.includes(id))).toEqual(drawn);
  // Names that are placed last give way.
  expect(ids.find((id) => id.endsWith('-name'))).toBe('contour-name');
  expect(styleOf('outdoors').sources.contours).toMatchObject({
    minzoom: 9,
    maxzoom: 14,
    attribution: 'Heights &amp; hills',
  });
  expect(styleOf('light').sources).not.toHaveProperty('heights');
  expect(styleOf('light').sources).not.toHaveProperty('contours');
  expect(styleOf('light').sources.streets).toMatchObject({
    attribution: expect.stringMatching(
      /^&lt;b&gt;Town&lt;\/b&gt; © <a href="https:\/\/www\.openstreetmap\.org/,
    ),
  });
});

test('photographs lie above the bundled map, but below its borders, streets and names', () => {
  const { layers } = createDetailStyle(
    { baseStyle: 'satellite', basemap, language: 'en', heightUnit: 'm' },
    { streets: toStreets('openmaptiles', null), photos, heights: null },
  );
  const drawn = [
    'base-water',
    'base-coast',
    'photos',
    'base-state',
    'base-border',
    'streets-road',
    'base-country',
  ];
  expect(layers.map(({ id }) => id).filter((id) => drawn.includes(id))).toEqual(drawn);
});

test('heights that are too coarse for contour lines have hill shading alone', () => {
  const style = createDetailStyle(
    { baseStyle: 'outdoors', basemap, language: 'en', heightUnit: 'm' },
    { streets: null, photos: null, heights: { ...heights, min_zoom: 0, max_zoom: 6 } },
  );
  expect(validateStyleMin(style)).toEqual([]);
  const ids = style.layers.map(({ id }) => id);
  expect(ids).toContain('hillshade');
  expect(ids.filter((id) => id.startsWith('contour'))).toEqual([]);
  expect(style.sources).toHaveProperty('heights');
  expect(style.sources).not.toHaveProperty('contours');
});

describe.each([
  ['openmaptiles', { name: '東京', 'name:latin': 'Tōkyō', 'name:es': 'Tokio' }],
  ['protomaps', { name: '東京', 'name:latin': 'Tōkyō', 'name:es': 'Tokio', script: 'Han' }],
] as const)('names of %s', (schema, town) => {
  const read = (id: string, language: string, properties: Record<string, string>) => {
    const { layers } = createDetailStyle(
      { baseStyle: 'light', basemap, language, heightUnit: 'm' },
      { streets: toStreets(schema, null), photos: null, heights: null },
    );
    const layer = layers.find((one) => one.id === id);
    if (layer?.type !== 'symbol') throw new Error(`There is no ${id}.`);
    const parsed = createExpression(layer.layout?.['text-field'] as never, 'expression' as never);
    if (parsed.result !== 'success') throw new Error('It does not parse.');
    return parsed.value.evaluate({ zoom: 10 }, { type: 'Point', properties } as never);
  };

  test.each(['streets-place-name', 'streets-quarter-name', 'streets-road-name', 'streets-water-name-0'])(
    'of %s are those of the language where they exist, else in Latin script, else as they are called there',
    (id) => {
      expect(read(id, 'es', town)).toBe('Tokio');
      expect(read(id, 'en', town)).toBe('Tōkyō');
      expect(read(id, 'es', { name: 'Little Harbour' })).toBe('Little Harbour');
    },
  );

  test('of peaks too, with their elevation', () => {
    const peak = { name: 'Fuji-san', 'name:es': 'Monte Fuji', ele: '3776', elevation: '3776' };
    expect(read('streets-peak-name', 'es', peak)).toBe('▲ Monte Fuji\n3776 m');
  });
});

test('places inside a region are named by its tiles, and those outside by the bundled map', () => {
  const style = createDetailStyle(
    { baseStyle: 'light', basemap, language: 'en', heightUnit: 'm' },
    { streets: toStreets('openmaptiles', [1, 46, 3, 48]), photos: null, heights: null },
  );
  const layer = style.layers.find(({ id }) => id === 'base-place');
  const { filter } = featureFilter((layer as unknown as { filter: never }).filter, 'layers[0].filter');
  const isNamed = (zoom: number, lng: number, lat: number) => {
    // `within` reads the tile's own coordinates: the whole world is one tile here.
    const sine = Math.sin((lat * Math.PI) / 180);
    const x = ((lng + 180) / 360) * 8192;
    const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 8192;
    const feature = { type: 1, properties: { rank: 1 }, geometry: [[{ x, y }]] };
    return filter({ zoom }, feature as never, { z: 0, x: 0, y: 0 } as never);
  };
  expect(isNamed(10, 2, 47)).toBe(false);
  expect(isNamed(6, 2, 47)).toBe(true);
  expect(isNamed(10, 20, 47)).toBe(true);
});
