import type { Member, TileState } from '@waypost/contract';
import type { MapEngine } from '@waypost/map-engine';
import { getAuthHeader } from '../data/http.ts';
import { memberQuery } from '../data/member.ts';
import { queryClient } from '../data/query-client.ts';
import { getMapInsets } from '../ui/map-insets.ts';
import { getResolvedTheme } from '../ui/preferences.ts';
import { MEDIA } from '../ui/use-media.ts';
import { buildScene, type ServerMapData, type UrlMapState } from './build-scene.ts';
import { FIT, PROJECT_FIT_ZOOM } from './camera-move.ts';
import { beginEarlyMap, completeEarlyMap, type EarlyPlace, setFittedEarly } from './early-map.ts';
import { toInitialView } from './initial-view.ts';
import { loadEngine } from './load-engine.ts';
import { loadPicture } from './load-picture.ts';
import { whenDrawn } from './map-drawn.ts';
import { mapLooks } from './map-looks.ts';
import { mapSession, mapWhereabouts } from './map-session.ts';
import { tileStateQuery } from './tile-state.ts';
import type { ViewParams } from './view-params.ts';

/** What the address of a project says of its map. */
export interface EarlyView {
  readonly projectId: number;
  readonly view: ViewParams;
  readonly base: UrlMapState['base'];
}

/** A map that is not drawn in this time lets the page come first. */
const PATIENCE_MS = 700;

const NOTHING_YET: ServerMapData = {
  projectId: null,
  memberId: null,
  tileState: null,
  boundaries: { all: null, pinned: null },
  terrain: null,
};

/** The scene as `MapHost` begins with it too. */
const toScene = (server: ServerMapData, base: UrlMapState['base']) =>
  buildScene(server, { base }, mapSession.get(), {
    origin: location.origin,
    look: mapLooks.get().bottom,
    theme: getResolvedTheme(),
    reducedMotion: matchMedia(MEDIA.reducedMotion).matches,
    padding: getMapInsets(),
  });

/** Shows what the server says of a project on its early map, and all of it unless the address says where to look. */
async function complete(
  engine: MapEngine,
  { projectId, base }: EarlyView,
  isViewGiven: boolean,
  answers: Answers,
) {
  const [{ member_id: memberId }, tileState] = await answers;
  const isEarly = completeEarlyMap(toScene({ ...NOTHING_YET, projectId, memberId, tileState }, base));
  if (!isEarly || isViewGiven || tileState.bbox === null) return;
  engine.fitBounds(tileState.bbox, { ...FIT, maxZoom: PROJECT_FIT_ZOOM, duration: 0 });
  setFittedEarly(projectId);
  mapWhereabouts.set({ view: engine.getView() });
}

type Answers = Promise<[Member, TileState]>;

/**
 * Begins the map of a project before the page, which finds it when it is there. Resolves when it is the turn of the page: once
 * the map is drawn, or as soon as it keeps one waiting. Rejects where there can be no map, as in a browser that draws none: the
 * page tries again and says so.
 */
export async function startEarlyMap(at: EarlyPlace, address: EarlyView): Promise<void> {
  const answers: Answers = Promise.all([
    queryClient.fetchQuery(memberQuery),
    queryClient.fetchQuery(tileStateQuery(address.projectId)),
  ]);
  // The page asks for the same again, and says what is wrong.
  const giveUp = () => undefined;
  answers.catch(giveUp);
  const { createMapEngine, workerUrl } = await loadEngine();
  const { view, isOfUrl } = toInitialView(address.view);
  const engine = beginEarlyMap(at, (options) => {
    const scene = toScene(NOTHING_YET, address.base);
    return createMapEngine({ ...options, scene, view, workerUrl, getAuthHeader, loadPicture });
  });
  const drawn = complete(engine, address, isOfUrl, answers).then(() => new Promise<void>(whenDrawn), giveUp);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([drawn, patience]);
}
