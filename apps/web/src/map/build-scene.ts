import { API_BASE, type TileState } from '@waypost/contract';
import type { BaseStyle, FeatureTiles, MapScene, Padding } from '@waypost/map-engine';
import type { FeatureCollection } from 'geojson';
import type { FeatureSelection } from '../data/feature-selection.ts';
import type { MapSession } from './map-session.ts';

/** What the server said about the project on the map. */
export interface ServerMapData {
  readonly projectId: number | null;
  /** Tiles are cached by the member who asked, because members see different ones. */
  readonly memberId: number | null;
  readonly tileState: TileState | null;
  /** Outlines of projects. */
  readonly boundaries: FeatureCollection | null;
}

/** What the address says about the map. */
export interface UrlMapState {
  readonly base: BaseStyle | null;
  /** Which features; all of them when it is left out. */
  readonly selection?: FeatureSelection;
}

/** What the browser and the shell say. */
export interface MapSurroundings {
  readonly origin: string;
  readonly theme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  readonly padding: Padding;
}

/** The part of the session that shows on the map. */
export type SceneSession = Pick<
  MapSession,
  | 'baseStyle'
  | 'labels'
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
  for (const [name, value] of Object.entries(selection)) query.set(name, String(value));
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
    labels: session.labels,
    padding: around.padding,
    featureTiles: toFeatureTiles(server, url.selection ?? {}, around.origin),
    overlay: session.freshEdits.overlay,
    overlayHides: session.freshEdits.hides,
    imported: session.imported,
    boundaries: server.boundaries,
    selection: { code, localUuid: code === null ? session.selectedLocalUuid : null },
    drawing: session.drawing,
    hiddenCodes:
      session.redrawnCode === null ? session.hiddenCodes : [...session.hiddenCodes, session.redrawnCode],
    threeD: session.threeD,
    reducedMotion: around.reducedMotion,
  };
}
