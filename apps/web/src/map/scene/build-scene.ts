import { API_BASE, type FrontConfig, type TileState, toListParam } from '@waypost/contract';
import type { BaseStyle, FeatureTiles, MapScene, Padding } from '@waypost/map-engine';
import type { FeatureCollection } from 'geojson';
import type { FeatureSelection } from '../../data/selection/feature-selection.ts';
import type { Units } from '../../ui/theme/preferences.ts';
import type { MapSession } from '../session/map-session.ts';
import type { MapLook } from '../settings/map-looks.ts';

/** The server's data about the project on the map. */
export interface ServerMapData {
  readonly projectId: number | null;
  /** Tiles are cached per member, because members see different ones. */
  readonly memberId: number | null;
  readonly tileState: TileState | null;
  readonly boundaries: MapBoundaries;
  /** What the server is configured to show below everything; null before it is known. */
  readonly ground: GroundConfig | null;
}

/** The configured base maps, heights and photographs. */
export type GroundConfig = Pick<FrontConfig, 'basemap' | 'terrain' | 'photos'>;

/** Boundaries of projects, or null if there are none. */
export interface MapBoundaries {
  /** Of every readable project. */
  readonly all: FeatureCollection | null;
  /** Boundaries shown even while boundaries are switched off, because someone asked for them. */
  readonly pinned: FeatureCollection | null;
}

/** What the address says about the map. */
export interface UrlMapState {
  readonly base: BaseStyle | null;
  /** Which features; all if absent. */
  readonly selection?: FeatureSelection;
  /** What colours features; their own colours if absent. */
  readonly colorBy?: string | undefined;
}

/** What the browser and the shell contribute. */
export interface MapSurroundings {
  readonly look: MapLook;
  /** The language of the interface. */
  readonly language: string;
  readonly units: Units;
  readonly origin: string;
  readonly theme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  readonly padding: Padding;
}

/** The part of the session that the map shows. */
export type SceneSession = Pick<
  MapSession,
  | 'baseStyle'
  | 'baseMap'
  | 'threeD'
  | 'hiddenCodes'
  | 'selectedCode'
  | 'hoveredCode'
  | 'selectedLocalUuid'
  | 'popup'
  | 'imported'
  | 'freshEdits'
  | 'drawing'
  | 'redrawnCode'
>;

const NO_LAYERS: MapScene['layers'] = [];
const ARCHIVE_PATH = '/basemap/waypost.pmtiles';

/** The base style in use: from the address, else the chosen one, else that of the theme. */
export function toBaseStyle(
  url: UrlMapState,
  chosen: BaseStyle | null,
  theme: MapSurroundings['theme'],
): BaseStyle {
  return url.base ?? chosen ?? (theme === 'dark' ? 'dark' : 'outdoors');
}

function toFeatureTiles(
  server: ServerMapData,
  { selection = {}, colorBy }: UrlMapState,
  origin: string,
): FeatureTiles | null {
  const { projectId, memberId, tileState } = server;
  if (projectId === null || tileState === null || tileState.count === 0) return null;
  const query = new URLSearchParams({ v: tileState.version });
  if (memberId !== null) query.set('m', String(memberId));
  if (colorBy !== undefined) query.set('color_by', colorBy);
  for (const [name, value] of Object.entries(selection)) {
    for (const text of Array.isArray(value) ? toListParam(value) : [String(value)]) query.append(name, text);
  }
  return {
    urlTemplate: `${origin}${API_BASE}/tiles/features/${projectId}/{z}/{x}/{y}?${query}`,
    version: tileState.version,
    projectKey: `${projectId}/${memberId ?? ''}`,
  };
}

/** What is shown below everything in a project, which may prefer one of the server’s base maps. */
export function preferBaseMap(ground: GroundConfig | null, preferred: string | null): GroundConfig | null {
  if (ground === null || !ground.basemap.maps.some((map) => map.id === preferred)) return ground;
  return { ...ground, basemap: { ...ground.basemap, default_id: preferred ?? '' } };
}

/** The base map in use: the chosen one while the server has it, else the server's own. */
export function findBaseMap(ground: GroundConfig | null, chosen: string | null) {
  const find = (id: string | null) => ground?.basemap.maps.find((map) => map.id === id);
  return find(chosen) ?? find(ground?.basemap.default_id ?? null) ?? null;
}

function toBasemap(ground: GroundConfig | null, chosen: string | null, origin: string): MapScene['basemap'] {
  const archiveUrl = `${origin}${ARCHIVE_PATH}`;
  const map = findBaseMap(ground, chosen);
  if (map === null || map.origin.kind === 'bundled') return { kind: 'offline', archiveUrl };
  if (map.origin.kind === 'styles') {
    // JSON has no undefined values.
    return {
      kind: 'style-url',
      styleUrls: map.origin.urls as Partial<Record<BaseStyle, string>>,
      archiveUrl,
    };
  }
  return { kind: 'streets', streets: { ...map, origin: map.origin }, archiveUrl };
}

/** The scene of the map, without layers of the organization. Pure: equal answers, address and session give an equal scene. */
export function buildScene(
  server: ServerMapData,
  url: UrlMapState,
  session: SceneSession,
  around: MapSurroundings,
): MapScene {
  const heights = server.ground?.terrain ?? null;
  const code = session.hoveredCode ?? session.popup?.code ?? session.selectedCode;
  return {
    baseStyle: toBaseStyle(url, session.baseStyle, around.theme),
    basemap: toBasemap(server.ground, session.baseMap, around.origin),
    labels: around.look.labels,
    buildings: around.look.buildings,
    terrain: around.look.terrain ? heights : null,
    heights,
    photos: server.ground?.photos ?? null,
    language: around.language,
    heightUnit: around.units === 'imperial' ? 'ft' : 'm',
    padding: around.padding,
    featureTiles: toFeatureTiles(server, url, around.origin),
    layers: NO_LAYERS,
    foremost: null,
    overlay: session.freshEdits.overlay,
    overlayHides: session.freshEdits.hides,
    imported: session.imported,
    boundaries: around.look.boundaries ? server.boundaries.all : server.boundaries.pinned,
    selection: { code, localUuid: code === null ? session.selectedLocalUuid : null },
    drawing: session.drawing,
    hiddenCodes:
      session.redrawnCode === null ? session.hiddenCodes : [...session.hiddenCodes, session.redrawnCode],
    threeD: session.threeD,
    reducedMotion: around.reducedMotion,
  };
}
