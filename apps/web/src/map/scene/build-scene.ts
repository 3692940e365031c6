import { API_BASE, type TileState, toListParam } from '@waypost/contract';
import type { BaseStyle, FeatureTiles, MapScene, Padding, TerrainSource } from '@waypost/map-engine';
import type { FeatureCollection } from 'geojson';
import type { FeatureSelection } from '../../data/selection/feature-selection.ts';
import type { MapSession } from '../session/map-session.ts';
import type { MapLook } from '../settings/map-looks.ts';

/** What the server said about the project on the map. */
export interface ServerMapData {
  readonly projectId: number | null;
  /** Tiles are cached by the member who asked, because members see different ones. */
  readonly memberId: number | null;
  readonly tileState: TileState | null;
  readonly boundaries: MapBoundaries;
  /** Where the heights of the ground come from; null where none are configured. */
  readonly terrain: TerrainSource | null;
}

/** Outlines of projects, or null where there are none. */
export interface MapBoundaries {
  /** Of every project that may be read. */
  readonly all: FeatureCollection | null;
  /** Those that are shown also while boundaries are switched off, because somebody asked to see them. */
  readonly pinned: FeatureCollection | null;
}

/** What the address says about the map. */
export interface UrlMapState {
  readonly base: BaseStyle | null;
  /** Which features; all of them when it is left out. */
  readonly selection?: FeatureSelection;
}

/** What the browser and the shell say. */
export interface MapSurroundings {
  readonly look: MapLook;
  readonly origin: string;
  readonly theme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  readonly padding: Padding;
}

/** The part of the session that shows on the map. */
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

const ARCHIVE_PATH = '/basemap/waypost.pmtiles';

/** The style in force: of the address, else the chosen one, else the one that goes with the theme. */
export function toBaseStyle(
  url: UrlMapState,
  chosen: BaseStyle | null,
  theme: MapSurroundings['theme'],
): BaseStyle {
  return url.base ?? chosen ?? (theme === 'dark' ? 'dark' : 'outdoors');
}

function toFeatureTiles(
  server: ServerMapData,
  selection: FeatureSelection,
  origin: string,
): FeatureTiles | null {
  const { projectId, memberId, tileState } = server;
  if (projectId === null || tileState === null || tileState.count === 0) return null;
  const query = new URLSearchParams({ v: tileState.version });
  if (memberId !== null) query.set('m', String(memberId));
  for (const [name, value] of Object.entries(selection)) {
    for (const text of Array.isArray(value) ? toListParam(value) : [String(value)]) query.append(name, text);
  }
  return {
    urlTemplate: `${origin}${API_BASE}/tiles/features/${projectId}/{z}/{x}/{y}?${query}`,
    version: tileState.version,
    projectKey: `${projectId}/${memberId ?? ''}`,
  };
}

/** All that the map shows. Pure: the same answers, address and session give an equal scene. */
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
    featureTiles: toFeatureTiles(server, url.selection ?? {}, around.origin),
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
