import type { FrontConfig, Member, TileState } from '@waypost/contract';
import { toContinuousBox } from '@waypost/geo';
import type { MapEngine } from '@waypost/map-engine';
import { queryClient } from '../../data/queries/query-client.ts';
import { getAuthHeader } from '../../data/session/http.ts';
import { frontConfigQuery, memberQuery } from '../../data/session/member.ts';
import { getMapInsets } from '../../ui/page/map-insets.ts';
import { MEDIA } from '../../ui/page/use-media.ts';
import { getPreferences, getResolvedTheme } from '../../ui/theme/preferences.ts';
import { FIT, PROJECT_FIT_ZOOM } from '../camera/camera-move.ts';
import { toInitialView } from '../camera/initial-view.ts';
import type { ViewParams } from '../camera/view-params.ts';
import { loadEngine } from '../engine/load-engine.ts';
import { loadPicture } from '../engine/load-picture.ts';
import { whenDrawn } from '../engine/map-drawn.ts';
import { buildScene, type ServerMapData, type UrlMapState } from '../scene/build-scene.ts';
import { tileStateQuery } from '../scene/tile-state.ts';
import { mapSession, mapWhereabouts } from '../session/map-session.ts';
import { mapLooks } from '../settings/map-looks.ts';
import { beginEarlyMap, completeEarlyMap, type EarlyPlace, setFittedEarly } from './early-map.ts';
import { expectTimeline, toFreePadding } from './timeline-room.ts';

/** What the address of a project says about its map. */
export interface EarlyView {
  readonly projectId: number;
  readonly view: ViewParams;
  readonly base: UrlMapState['base'];
}

/** The page loads after this time even if the map has not been drawn. */
const PATIENCE_MS = 1_000;

const NOTHING_YET: ServerMapData = {
  projectId: null,
  memberId: null,
  tileState: null,
  boundaries: { all: null, pinned: null },
  ground: null,
};

/** The scene that `MapHost` starts with too. */
const toScene = (server: ServerMapData, base: UrlMapState['base']) =>
  buildScene(server, { base }, mapSession.get(), {
    origin: location.origin,
    language: getPreferences().language,
    units: getPreferences().units,
    look: mapLooks.get().bottom,
    theme: getResolvedTheme(),
    reducedMotion: matchMedia(MEDIA.reducedMotion).matches,
    padding: getMapInsets(),
  });

/** The member and the tile state; null if a request fails. */
type Answers = Promise<readonly [Member, TileState, FrontConfig] | null>;

async function askServer(projectId: number): Answers {
  try {
    return await Promise.all([
      queryClient.fetchQuery(memberQuery),
      queryClient.fetchQuery(tileStateQuery(projectId)),
      queryClient.fetchQuery(frontConfigQuery),
    ]);
  } catch {
    // The page repeats the requests and reports the error.
    return null;
  }
}

function toServerData(projectId: number, answers: Awaited<Answers>): ServerMapData {
  if (answers === null) return NOTHING_YET;
  const [{ member_id: memberId }, tileState, ground] = answers;
  return { ...NOTHING_YET, ground, projectId, memberId, tileState };
}

/** Shows the server's data on the early map, fitted to the project unless the address has a view. */
async function complete(
  engine: MapEngine,
  { projectId, base }: EarlyView,
  isViewGiven: boolean,
  asked: Answers,
): Promise<void> {
  const answers = await asked;
  // Only the base map can be drawn; the page reports the error.
  if (answers === null) return;
  const isEarly = completeEarlyMap(toScene(toServerData(projectId, answers), base));
  const { bbox } = answers[1];
  if (isEarly && !isViewGiven && bbox !== null) {
    const padding = toFreePadding(FIT.padding);
    engine.fitBounds(toContinuousBox(bbox), { padding, maxZoom: PROJECT_FIT_ZOOM, duration: 0 });
    setFittedEarly(projectId);
    mapWhereabouts.set({ view: engine.getView() });
  }
  await new Promise<void>(whenDrawn);
}

/**
 * Starts the map of a project before the page. Resolves when the page may load: once the map is drawn, or after a
 * timeout. Rejects if no map can be created, as without WebGL; the page tries again and reports the error.
 */
export async function startEarlyMap(at: EarlyPlace, address: EarlyView): Promise<void> {
  const { projectId, base } = address;
  const asked = askServer(projectId);
  expectTimeline();
  const { createMapEngine, workerUrl } = await loadEngine();
  // The answers usually arrive before the engine, and the scene need not be set twice. Not awaited.
  const answers = await Promise.race([asked, null]);
  const { view, isOfUrl } = toInitialView(address.view);
  const engine = beginEarlyMap(at, (options) => {
    const scene = toScene(toServerData(projectId, answers), base);
    return createMapEngine({ ...options, scene, view, workerUrl, getAuthHeader, loadPicture });
  });
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([complete(engine, address, isOfUrl, asked), patience]);
}
