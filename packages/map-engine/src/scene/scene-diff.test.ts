import { describe, expect, it } from 'vitest';
import { createEmptyScene } from './empty-scene.ts';
import type { MapScene, RasterSceneLayer } from './scene.ts';
import { diffScene } from './scene-diff.ts';

const tiles = { urlTemplate: '/api/3/tiles/1/{z}/{x}/{y}?v={version}', version: '1', projectKey: 'p1' };
const scene: MapScene = { ...createEmptyScene('/basemap.pmtiles'), featureTiles: tiles };
const kindsOf = (patch: Partial<MapScene>) =>
  diffScene(scene, { ...scene, ...patch }).map(({ kind }) => kind);

describe('diffScene', () => {
  it('returns no steps for an equal scene', () => {
    expect(diffScene(scene, scene)).toEqual([]);
    expect(kindsOf({ hiddenCodes: [], overlayHides: [], padding: { ...scene.padding } })).toEqual([]);
    expect(kindsOf({ featureTiles: { ...tiles }, basemap: { ...scene.basemap } })).toEqual([]);
  });

  it('returns one step for each single change', () => {
    expect(kindsOf({ overlay: { type: 'FeatureCollection', features: [] } })).toEqual(['overlay']);
    expect(kindsOf({ imported: { type: 'FeatureCollection', features: [] } })).toEqual(['imported']);
    expect(kindsOf({ boundaries: { type: 'FeatureCollection', features: [] } })).toEqual(['boundaries']);
    const drawing = {
      tool: { kind: 'select' },
      shapes: [],
      selectedId: null,
      vertex: null,
      path: [],
    } as const;
    expect(kindsOf({ drawing: { ...drawing, color: '#0059ff', fault: null } })).toEqual(['drawing']);
    expect(kindsOf({ hiddenCodes: ['a'] })).toEqual(['filters']);
    expect(kindsOf({ overlayHides: ['a'] })).toEqual(['filters']);
    expect(kindsOf({ selection: { code: 'a', localUuid: null } })).toEqual(['selection']);
    expect(kindsOf({ padding: { top: 0, right: 0, bottom: 200, left: 0 } })).toEqual(['padding']);
    expect(kindsOf({ threeD: true })).toEqual(['threeD']);
    expect(kindsOf({ reducedMotion: true })).toEqual([]);
    expect(kindsOf({ heightUnit: 'ft' })).toEqual(['style']);
  });

  it('swaps the URL for a new version and rebuilds the style for another project', () => {
    expect(kindsOf({ featureTiles: { ...tiles, version: '2' } })).toEqual(['tilesUrl']);
    expect(kindsOf({ featureTiles: { ...tiles, urlTemplate: '/other/{z}/{x}/{y}' } })).toEqual(['tilesUrl']);
    expect(kindsOf({ featureTiles: { ...tiles, projectKey: 'p2' } })).toEqual(['style']);
    expect(kindsOf({ featureTiles: null })).toEqual(['style']);
  });

  it('rebuilds the style for other layers or another order, and not for other tiles or another opacity', () => {
    const toLayer = (key: string, opacity = 1) =>
      ({ kind: 'features', key, urlTemplate: `/${key}/{z}/{x}/{y}`, opacity }) as const;
    const from = { ...scene, layers: [toLayer('a'), toLayer('b')] };
    const kindsFrom = (layers: MapScene['layers']) =>
      diffScene(from, { ...from, layers }).map(({ kind }) => kind);
    expect(kindsFrom(from.layers)).toEqual([]);
    expect(kindsFrom([toLayer('b'), toLayer('a')])).toEqual(['style']);
    expect(kindsFrom([toLayer('a')])).toEqual(['style']);
    expect(kindsFrom([toLayer('a', 0.5), toLayer('b')])).toEqual(['layers']);
    expect(kindsFrom([{ ...toLayer('a'), urlTemplate: '/new/{z}/{x}/{y}' }, toLayer('b')])).toEqual([
      'layers',
    ]);
  });

  it('rebuilds the style for pictures with other zooms, bounds or attribution', () => {
    const pictures = {
      kind: 'raster',
      key: 'a',
      urlTemplate: '/a/{z}/{x}/{y}',
      opacity: 1,
      minZoom: 3,
      maxZoom: 14,
      bounds: [-111, 24, -110, 25],
      attribution: '© Survey',
    } as const;
    const kindsFrom = (change: Partial<RasterSceneLayer>) =>
      diffScene(
        { ...scene, layers: [{ ...pictures, bounds: [...pictures.bounds] }] },
        { ...scene, layers: [{ ...pictures, bounds: [...pictures.bounds], ...change }] },
      ).map(({ kind }) => kind);
    expect(kindsFrom({ minZoom: 4 })).toEqual(['style']);
    expect(kindsFrom({ maxZoom: 16 })).toEqual(['style']);
    expect(kindsFrom({ bounds: null })).toEqual(['style']);
    expect(kindsFrom({ bounds: [-112, 24, -110, 25] })).toEqual(['style']);
    expect(kindsFrom({ attribution: '© Others' })).toEqual(['style']);
    expect(kindsFrom({ opacity: 0.5, urlTemplate: '/b/{z}/{x}/{y}' })).toEqual(['layers']);
  });

  it('rebuilds the style once for a new look, labels or base map source, and omits covered steps', () => {
    expect(kindsOf({ labels: false })).toEqual(['style']);
    expect(kindsOf({ baseStyle: 'dark', hiddenCodes: ['a'], threeD: true })).toEqual(['style', 'threeD']);
    const archiveUrl = '/basemap.pmtiles';
    expect(kindsOf({ basemap: { kind: 'style-url', styleUrls: { dark: '/d.json' }, archiveUrl } })).toEqual([
      'style',
    ]);
    const from: MapScene = {
      ...scene,
      basemap: { kind: 'style-url', styleUrls: { dark: '/d.json' }, archiveUrl },
    };
    const same: MapScene = {
      ...scene,
      basemap: { kind: 'style-url', styleUrls: { dark: '/d.json' }, archiveUrl },
    };
    expect(diffScene(from, same)).toEqual([]);
  });

  it('returns the old and the new selection', () => {
    const to = { ...scene, selection: { code: null, localUuid: 'u' } };
    expect(diffScene(scene, to)).toEqual([{ kind: 'selection', from: scene.selection, to: to.selection }]);
  });
});
