import type { CurrentView, MapEvent, ScreenPoint } from '../events/map-event.ts';
import type { Bbox, LngLat, MapScene, Padding, View } from '../scene/scene.ts';

/** Options of `createMapEngine`. */
export type MapEngineOptions = {
  /** An element with a size; the engine owns its content until `destroy`. */
  container: HTMLElement;
  scene: MapScene;
  /** The first view; `DEFAULT_VIEW` by default. */
  view?: View;
  /**
   * URL of MapLibre's worker module (`maplibre-gl/dist/maplibre-gl-worker.mjs` as an asset), or of one that also reads
   * archives (`read-archive`), which keeps their tiles off the page's thread.
   */
  workerUrl: string;
  /** Value of the Authorization header for feature tiles, requested for each tile; null sends none. */
  getAuthHeader: () => string | null | Promise<string | null>;
  onEvent: (event: MapEvent) => void;
  /**
   * A small version of a feature's photograph for its marker, or null if there is none. Requested only for features in
   * view, a few at a time and each once. Without this option the map shows no photographs.
   */
  loadPicture?: LoadPicture;
  /** A map that mirrors another: no pointer, no drawing tools, no scale and no attribution. */
  isMirror?: boolean;
};

/** `uuid` is the tile's `picture`: the file of the feature. */
export type LoadPicture = (picture: { code: string; uuid: string }) => Promise<Blob | null>;

/** A DOM node at a position on the map. */
export type Attachment = {
  setLngLat: (lngLat: LngLat) => void;
  remove: () => void;
};

/** `duration` in milliseconds (0 jumps); `padding` in CSS pixels is added to the scene's. */
export type MoveOptions = {
  duration?: number;
  padding?: number | Padding;
  maxZoom?: number;
};

/** A map driven by plain data: scenes go in, events come out. Nothing outside the engine uses MapLibre. */
export type MapEngine = {
  /** Shows a scene by applying its differences from the current one. Safe at any time, also while a style loads. */
  setScene: (scene: MapScene) => void;
  /** Jumps. */
  setView: (view: Partial<View>) => void;
  /** Flies (800 ms by default); jumps with reduced motion. */
  flyTo: (view: Partial<View>, options?: { duration?: number }) => void;
  /**
   * Fits the box (padding 50, 600 ms by default); jumps with reduced motion. A box without size is shown at most at
   * zoom 15.
   */
  fitBounds: (bbox: Bbox, options?: MoveOptions) => void;
  zoomBy: (steps: number) => void;
  /** Rotates north up. */
  resetBearing: () => void;
  getView: () => CurrentView;
  project: (lngLat: LngLat) => ScreenPoint;
  unproject: (point: ScreenPoint) => LngLat;
  /** Requests feature tiles that failed again, for example after the connection is back. */
  retryTiles: () => void;
  /**
   * Resolves when the map is still, fully loaded and drawn, at the latest after `patienceMs`. The page’s thread may
   * block until the GPU has drawn what is shown for the first time.
   */
  whenAtRest: (patienceMs: number) => Promise<void>;
  /** Shows a DOM node in a popup that moves with the map. The caller removes it. */
  attachPopup: (
    lngLat: LngLat,
    element: HTMLElement,
    options?: { maxWidth?: number; offset?: number },
  ) => Attachment;
  /** Centres a DOM node at a position: a beacon, or a colleague's pointer. */
  attachMarker: (lngLat: LngLat, element: HTMLElement) => Attachment;
  /** Removes the map and frees its WebGL context. No further calls are allowed. */
  destroy: () => void;
};
