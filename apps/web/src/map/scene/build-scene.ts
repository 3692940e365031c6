import { API_BASE, type TileState, toListParam } from '@waypost/contract';
import type { BaseStyle, FeatureTiles, MapScene, Padding, TerrainSource } from '@waypost/map-engine';
import type { FeatureCollection } from 'geojson';
import type { FeatureSelection } from '../../data/selection/feature-selection.ts';
import type { MapSession } from '../session/map-session.ts';
import type { MapLook } from '../settings/map-looks.ts';

/** The server's data about the project on the map. */
export interface ServerMapData {
  readonly projectId: number | null;
  /** Tiles are cached per member, because members see different ones. */
  readonly memberId: number | null;
  readonly tileState: TileState | null;
  readonly boundaries: MapBoundaries;
  /** The source of terrain heights; null if none is configured. */
  readonly terrain: TerrainSource | null;
}

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
  readonly origin: string;
  readonly theme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  readonly padding: Padding;
}

/** The part of the session that the map shows. */
export type SceneSession = Pick<
  MapSession,
  | 'baseStyle'
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

/** The scene of the map, without layers of the organization. Pure: equal answers, address and session give an equal scene. */
export function buildScene(
  server: ServerMapData,
  url: UrlMapState,
  session: SceneSession,
  around: MapSurroundings,
): MapScene {
  const code = session.hoveredCode ?? session.popup?.code ?? session.selectedCode;
  return {
    baseStyle: toBaseStyle(url, session.baseStyle, around.theme),
    basemap: { kind: 'offline', archiveUrl: `${around.origin}${ARCHIVE_PATH}` },
    labels: around.look.labels,
    buildings: around.look.buildings,
    terrain: around.look.terrain ? server.terrain : null,
    padding: around.padding,
    featureTiles: toFeatureTiles(server, url, around.origin),
    layers: NO_LAYERS,
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
