import { describe, expect, it } from 'vitest';
import {
  buildScene,
  findBaseMap,
  type GroundConfig,
  type MapSurroundings,
  preferBaseMap,
  type SceneSession,
  type ServerMapData,
} from './build-scene.ts';
import { EMPTY_FRESH_EDITS } from './fresh-edits.ts';

const server: ServerMapData = {
  projectId: 12,
  memberId: 7,
  tileState: { version: '12.99', count: 3, bbox: [-1, -2, 3, 4] },
  boundaries: { all: null, pinned: null },
  ground: null,
};
const bundled = {
  id: 'offline',
  name: 'Natural Earth',
  origin: { kind: 'bundled' as const },
  bounds: null,
  min_zoom: 0,
  max_zoom: null,
  made_on: null,
  attribution: '',
};
const town = {
  ...bundled,
  id: 'town.pmtiles',
  origin: { kind: 'tiles' as const, schema: 'protomaps' as const, url: '/town/{z}/{x}/{y}' },
};
const styled = {
  ...bundled,
  id: 'style',
  origin: { kind: 'styles' as const, urls: { dark: 'https://styles.example/dark.json' } },
};
const toGround = (more: Partial<GroundConfig>): GroundConfig => ({
  basemap: {
    archive_url: '/basemap/waypost.pmtiles',
    default_id: 'town.pmtiles',
    maps: [town, styled, bundled],
  },
  terrain: null,
  photos: null,
  ...more,
});
const session: SceneSession = {
  baseStyle: null,
  baseMap: null,
  threeD: false,
  hiddenCodes: [],
  selectedCode: null,
  hoveredCode: null,
  selectedLocalUuid: null,
  popup: null,
  imported: { type: 'FeatureCollection', features: [] },
  freshEdits: EMPTY_FRESH_EDITS,
  drawing: null,
  redrawnCode: null,
};
const around: MapSurroundings = {
  origin: 'https://maps.example',
  language: 'en',
  look: { labels: true, buildings: false, terrain: false, boundaries: true },
  theme: 'light',
  reducedMotion: false,
  units: 'metric',
  padding: { top: 0, right: 0, bottom: 120, left: 0 },
};
const popup = { code: 'p', lngLat: [0, 0] as [number, number], pile: [] };

describe('buildScene', () => {
  it('requests the tiles of the project by version and member', () => {
    const scene = buildScene(server, { base: null }, session, around);
    expect(scene.featureTiles).toEqual({
      urlTemplate: 'https://maps.example/api/3/tiles/features/12/{z}/{x}/{y}?v=12.99&m=7',
      version: '12.99',
      projectKey: '12/7',
    });
    expect(scene.padding.bottom).toBe(120);
  });

  it('writes elevations in feet for people who chose imperial units', () => {
    expect(buildScene(server, { base: null }, session, around).heightUnit).toBe('m');
    expect(buildScene(server, { base: null }, session, { ...around, units: 'imperial' }).heightUnit).toBe(
      'ft',
    );
  });

  it('shows what the look enables, and terrain only with a source of heights', () => {
    const outline = { type: 'FeatureCollection' as const, features: [] };
    const pinned = { ...outline };
    const terrain = {
      url: '/heights.pmtiles',
      encoding: 'mapbox' as const,
      tile_size: 256,
      max_zoom: 12,
      min_zoom: 0,
      bounds: null,
      attribution: '',
    };
    const ground = toGround({ terrain });
    const data = { ...server, boundaries: { all: outline, pinned } };
    const sceneOf = (look: Partial<MapSurroundings['look']>, more: Partial<ServerMapData> = {}) =>
      buildScene({ ...data, ...more }, { base: null }, session, {
        ...around,
        look: { ...around.look, ...look },
      });
    expect(sceneOf({}).boundaries).toBe(outline);
    expect(sceneOf({ boundaries: false }).boundaries).toBe(pinned);
    expect(sceneOf({ labels: false, buildings: true })).toMatchObject({ labels: false, buildings: true });
    expect(sceneOf({ terrain: true }).terrain).toBeNull();
    expect(sceneOf({ terrain: true }, { ground }).terrain).toBe(terrain);
    expect(sceneOf({ terrain: false }, { ground }).terrain).toBeNull();
  });

  it('requests the tiles of the selection in the address', () => {
    const selection = {
      member_ids: [7, 9],
      tags: ['kelp, giant'],
      text: 'net & rope',
      start_date: 1_700_000_000_000,
    };
    const scene = buildScene(server, { base: null, selection }, session, around);
    expect(scene.featureTiles?.urlTemplate).toBe(
      'https://maps.example/api/3/tiles/features/12/{z}/{x}/{y}?v=12.99&m=7&member_ids=7&member_ids=9&tags=kelp%2C+giant&tags=&text=net+%26+rope&start_date=1700000000000',
    );
  });

  it('requests the colours of the address', () => {
    const scene = buildScene(server, { base: null, colorBy: 'data:Mesh (cm)' }, session, around);
    expect(scene.featureTiles?.urlTemplate).toBe(
      'https://maps.example/api/3/tiles/features/12/{z}/{x}/{y}?v=12.99&m=7&color_by=data%3AMesh+%28cm%29',
    );
  });

  it('requests no tiles without a project, without a tile state, or for an empty project', () => {
    const tilesOf = (data: ServerMapData) => buildScene(data, { base: null }, session, around).featureTiles;
    expect(tilesOf({ ...server, projectId: null })).toBeNull();
    expect(tilesOf({ ...server, tileState: null })).toBeNull();
    expect(tilesOf({ ...server, tileState: { version: '1', count: 0, bbox: null } })).toBeNull();
  });

  it('takes the base style of the address, then the chosen one, then that of the theme', () => {
    const dark = { ...around, theme: 'dark' as const };
    expect(buildScene(server, { base: null }, session, around).baseStyle).toBe('outdoors');
    expect(buildScene(server, { base: null }, session, dark).baseStyle).toBe('dark');
    expect(buildScene(server, { base: null }, { ...session, baseStyle: 'light' }, dark).baseStyle).toBe(
      'light',
    );
    expect(
      buildScene(server, { base: 'satellite' }, { ...session, baseStyle: 'light' }, dark).baseStyle,
    ).toBe('satellite');
  });

  it("highlights the hovered feature before the popup's, and that before the page's", () => {
    const selectionOf = (change: Partial<SceneSession>) =>
      buildScene(server, { base: null }, { ...session, ...change }, around).selection;
    const all = { selectedCode: 's', hoveredCode: 'h', popup, selectedLocalUuid: 'u' };
    expect(selectionOf(all)).toEqual({ code: 'h', localUuid: null });
    expect(selectionOf({ ...all, hoveredCode: null })).toEqual({ code: 'p', localUuid: null });
    expect(selectionOf({ ...all, hoveredCode: null, popup: null })).toEqual({ code: 's', localUuid: null });
    expect(selectionOf({ selectedLocalUuid: 'u' })).toEqual({ code: null, localUuid: 'u' });
  });

  it('passes collections by reference, so that the engine sees what did not change', () => {
    const scene = buildScene(server, { base: null }, session, around);
    expect(scene.imported).toBe(session.imported);
    expect(scene.overlay).toBe(EMPTY_FRESH_EDITS.overlay);
    expect(scene.hiddenCodes).toBe(session.hiddenCodes);
  });

  it('hides the saved feature under edit and shows its drawing', () => {
    const drawing = {
      tool: { kind: 'select' },
      shapes: [],
      selectedId: null,
      vertex: null,
      path: [],
      color: '#0059ff',
      fault: null,
    } as const;
    const scene = buildScene(
      server,
      { base: null },
      { ...session, hiddenCodes: ['a'], drawing, redrawnCode: 'b' },
      around,
    );
    expect(scene.hiddenCodes).toEqual(['a', 'b']);
    expect(scene.drawing).toBe(drawing);
  });
});

describe('the base map', () => {
  const basemapOf = (ground: GroundConfig | null, baseMap: string | null) =>
    buildScene({ ...server, ground }, { base: null }, { ...session, baseMap }, around).basemap;

  it('is that of the project where nobody has chosen, as long as the server has it', () => {
    const ground = toGround({});
    const idOf = (preferred: string | null, chosen: string | null) =>
      findBaseMap(preferBaseMap(ground, preferred), chosen)?.id;
    expect(idOf('offline', null)).toBe('offline');
    expect(idOf('offline', 'style')).toBe('style');
    expect(idOf(null, null)).toBe('town.pmtiles');
    expect(idOf('gone.pmtiles', null)).toBe('town.pmtiles');
    expect(preferBaseMap(null, 'offline')).toBeNull();
    // The same object, so that a scene that has not changed is not built anew.
    expect(preferBaseMap(ground, null)).toBe(ground);
  });

  it('is the bundled one until the server has said which there are', () => {
    expect(basemapOf(null, 'town.pmtiles')).toMatchObject({ kind: 'offline' });
  });

  it('is the chosen one while the server has it, else the server’s own', () => {
    expect(basemapOf(toGround({}), null)).toMatchObject({ kind: 'streets', streets: town });
    expect(basemapOf(toGround({}), 'offline')).toMatchObject({ kind: 'offline' });
    expect(basemapOf(toGround({}), 'style')).toMatchObject({
      kind: 'style-url',
      styleUrls: { dark: 'https://styles.example/dark.json' },
    });
    expect(findBaseMap(toGround({}), 'removed.pmtiles')?.id).toBe('town.pmtiles');
  });
});
