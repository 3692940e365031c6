import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { createBaseStyle } from '../styles/base-style.ts';
import { toAbsoluteScene } from './absolute-scene.ts';
import { composeStyle, toTilesSource } from './compose-style.ts';
import { FULL_SCENE, makeCollection } from './full-scene.fixture.ts';
import { createEmptyScene } from './empty-scene.ts';
import type { BaseStyle, MapScene } from './scene.ts';

const LOOKS: BaseStyle[] = ['outdoors', 'satellite', 'light', 'dark'];
const archiveUrl = 'https://example.org/basemap/waypost.pmtiles';
const scene: MapScene = {
  ...createEmptyScene(archiveUrl),
  featureTiles: { urlTemplate: 'https://example.org/{z}/{x}/{y}', version: '1', projectKey: 'p1' },
  hiddenCodes: ['h1'],
  overlayHides: ['o1'],
};
const toStyle = (patch: Partial<MapScene> = {}) => {
  const whole = { ...scene, ...patch };
  return composeStyle(createBaseStyle(whole.baseStyle, archiveUrl, whole.labels, whole.language), whole);
};

describe('composeStyle', () => {
  it.each(LOOKS)('returns a valid %s style without glyphs, sprite or network sources', (baseStyle) => {
    const imported = { points: 'https://example.org/points', shapes: 'https://example.org/shapes' };
    const style = toStyle({ ...FULL_SCENE, baseStyle, imported });
    expect(validateStyleMin(style).map(({ message }) => message)).toEqual([]);
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
    const hosts = JSON.stringify(style.sources).match(/https?:\/\/[^/"]+/g) ?? [];
    expect(new Set(hosts)).toEqual(new Set(['https://example.org']));
  });

  it('returns unique layer ids, each with a known source', () => {
    const { layers, sources } = toStyle(FULL_SCENE);
    expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
    for (const layer of layers) if ('source' in layer) expect(Object.keys(sources)).toContain(layer.source);
  });

  it('orders shapes below place names, points above, cluster counts as the last text, and the sketch on top', () => {
    const { layers } = toStyle(FULL_SCENE);
    const ids = layers.map(({ id }) => id);
    const at = (id: string) => ids.indexOf(id);
    expect(at('tiles-area')).toBeGreaterThan(at('base-border'));
    expect(at('overlay-line')).toBeLessThan(at('base-place'));
    expect(at('tiles-point')).toBeGreaterThan(at('base-country'));
    expect(at('overlay-point')).toBeGreaterThan(at('tiles-point'));
    expect(at('sketch-fill')).toBeGreaterThan(at('tiles-cluster-count'));
    expect(layers.findLast(({ type }) => type === 'symbol')?.id).toBe('tiles-cluster-count');
  });

  it('excludes hidden codes everywhere, and codes of the overlay from the tiles only', () => {
    const { layers } = toStyle(FULL_SCENE);
    const filterOf = (id: string) => JSON.stringify(layers.find((layer) => layer.id === id));
    expect(filterOf('tiles-point')).toContain('"h1","o1"');
    expect(filterOf('overlay-point')).toContain('["literal",["h1"]]');
    expect(filterOf('overlay-point')).not.toContain('o1');
    expect(filterOf('imported-point')).not.toContain('h1');
  });

  it('has no sources or layers for empty parts of the scene', () => {
    const empty = toStyle();
    expect(Object.keys(empty.sources)).toEqual(['basemap', 'basemap-fields', toTilesSource('p1')]);
    const full = toStyle(FULL_SCENE);
    const added = full.layers.filter(({ id }) => empty.layers.every((layer) => layer.id !== id));
    const sources = new Set(added.map((layer) => ('source' in layer ? layer.source : null)));
    expect([...sources].toSorted()).toEqual(['boundaries', 'imported', 'overlay', 'sketch']);
  });

  it('has no halo layers until a feature is selected', () => {
    const haloOf = (prefix: string, selection: MapScene['selection']) =>
      toStyle({ ...FULL_SCENE, selection }).layers.find(({ id }) => id === `${prefix}-point-halo`)?.layout
        ?.visibility;
    const halosOf = (selection: MapScene['selection']) =>
      ['overlay', 'imported'].map((prefix) => haloOf(prefix, selection));
    expect(halosOf({ code: null, localUuid: null })).toEqual(['none', 'none']);
    expect(halosOf({ code: 'a', localUuid: null })).toEqual(['visible', 'none']);
    expect(halosOf({ code: null, localUuid: 'b' })).toEqual(['none', 'visible']);
  });

  it('marks a selected tile feature with separate layers, unless it is hidden or in the overlay', () => {
    const markOf = (code: string | null) => {
      const { layers, sources } = toStyle({ selection: { code, localUuid: null } });
      const marks = layers.filter((layer) => 'source' in layer && layer.source === 'tiles:marked');
      return { isThere: 'tiles:marked' in sources, marks };
    };
    const { isThere, marks } = markOf('a');
    expect(isThere).toBe(true);
    expect(marks.map(({ id }) => id)).toEqual([
      'marked-area',
      'marked-area-casing',
      'marked-area-outline',
      'marked-line-casing',
      'marked-line',
      'marked-point-halo',
      'marked-point',
    ]);
    for (const layer of marks)
      expect(JSON.stringify(layer)).toContain('["==",["to-string",["get","code"]],"a"]');
    for (const code of [null, 'h1', 'o1']) expect(markOf(code)).toEqual({ isThere: false, marks: [] });
    const { layers } = toStyle({ selection: { code: 'a', localUuid: null } });
    const ofTiles = layers.filter((layer) => 'source' in layer && layer.source === toTilesSource('p1'));
    // A layer that depends on feature state is laid out for every feature, and again for all when the first is
    // selected.
    expect(JSON.stringify(ofTiles)).not.toContain('feature-state');
  });

  it('clusters the points of very many temporary features', () => {
    const shown = (imported: MapScene['imported']) => {
      const { layers, sources } = toStyle({ imported });
      return {
        sources: Object.keys(sources).filter((name) => name.startsWith('imported')),
        layers: layers.filter(({ id }) => id.startsWith('imported')),
      };
    };
    const few = shown(makeCollection());
    expect(few.sources).toEqual(['imported']);
    expect(few.layers.every((layer) => 'source' in layer && layer.source === 'imported')).toBe(true);
    const addresses = { points: 'blob:points', shapes: 'blob:shapes' };
    const many = shown(addresses);
    expect(many.sources).toEqual(['imported', 'imported-points']);
    expect(toStyle({ imported: addresses }).sources['imported-points']).toMatchObject({
      data: 'blob:points',
      cluster: true,
      clusterMaxZoom: 13,
      clusterMinPoints: 6,
    });
    const ids = (layers: typeof many.layers) => layers.map(({ id }) => id);
    const clusters = ['imported-cluster', 'imported-cluster-room', 'imported-cluster-count'];
    expect(ids(many.layers).filter((id) => !clusters.includes(id))).toEqual(ids(few.layers));
    const fromPoints = many.layers.filter((layer) => 'source' in layer && layer.source === 'imported-points');
    expect(ids(fromPoints)).toEqual(['imported-point-halo', 'imported-point', ...clusters]);
  });

  it('does not change the base style, and has no tiles without a project', () => {
    const base = createBaseStyle('light', archiveUrl, true, 'en');
    const before = structuredClone(base);
    const style = composeStyle(base, { ...scene, featureTiles: null });
    expect(base).toEqual(before);
    expect(style.sources[toTilesSource('p1')]).toBeUndefined();
    expect(style.layers.some(({ id }) => id.startsWith('tiles-'))).toBe(false);
  });

  it('turns place names off, also those of a foreign style', () => {
    const foreign = { ...createBaseStyle('light', archiveUrl, true, 'en') };
    const style = composeStyle(foreign, { ...scene, labels: false });
    const names = style.layers.filter(({ id }) => id === 'base-place' || id === 'base-country');
    expect(names.map(({ layout }) => layout?.visibility)).toEqual(['none', 'none']);
    const counts = style.layers.find(({ id }) => id === 'tiles-cluster-count');
    expect(counts?.layout?.visibility).toBeUndefined();
  });
});

describe('toAbsoluteScene', () => {
  it('resolves URLs against the page and keeps template braces', () => {
    const featureTiles = {
      urlTemplate: '/api/3/tiles/7/{z}/{x}/{y}?v={version}',
      version: 'a b',
      projectKey: 'p',
    };
    const result = toAbsoluteScene(
      { ...createEmptyScene('basemap/w.pmtiles'), featureTiles },
      'https://w.org/app/',
    );
    expect(result.featureTiles?.urlTemplate).toBe('https://w.org/api/3/tiles/7/{z}/{x}/{y}?v=a%20b');
    expect(result.basemap.archiveUrl).toBe('https://w.org/app/basemap/w.pmtiles');
  });
});
