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
  /** The Authorization header for feature tiles, called for each request; null sends none. */
  getAuthHeader: () => string | null | Promise<string | null>;
  onEvent: (event: MapEvent) => void;
  /**
   * Loads the thumbnail of a feature for its marker; null if there is none. Called for features in view, a few at a
   * time and once each, and again after a while if it rejects. Without it, the map shows no photographs.
   */
  loadPicture?: LoadPicture;
  /** A mirror of another map: no interaction, no drawing, no scale bar or attribution. */
  isMirror?: boolean;
};

/** `uuid` is the tile's `picture`: the file of the feature. */
export type LoadPicture = (picture: { code: string; uuid: string }) => Promise<Blob | null>;

/** A DOM node attached to a position on the map. */
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

/** The map behind plain data: a scene goes in, events come out; only the engine touches MapLibre. */
export type MapEngine = {
  /** Applies the differences to the current scene. Safe at any time, also while a style loads. */
  setScene: (scene: MapScene) => void;
  /** Moves the camera without animation. */
  setView: (view: Partial<View>) => void;
  /** Flies in 800 ms by default; jumps with reduced motion. */
  flyTo: (view: Partial<View>, options?: { duration?: number }) => void;
  /** Fits the bbox with padding 50 in 600 ms by default; jumps with reduced motion. A bbox without size is shown at zoom 15 at most. */
  fitBounds: (bbox: Bbox, options?: MoveOptions) => void;
  zoomBy: (steps: number) => void;
  /** Resets the bearing to north. */
  resetBearing: () => void;
  getView: () => CurrentView;
  /**
   * The deepest zoom up to 15 with something around a place, such as streets or photographs; on the bundled map alone 11,
   * or that of now.
   */
  findCloseZoom: (place: LngLat) => number;
  project: (lngLat: LngLat) => ScreenPoint;
  unproject: (point: ScreenPoint) => LngLat;
  /** The units of the scale bar; metric at first. */
  setScaleUnit: (unit: 'metric' | 'imperial' | 'nautical') => void;
  /** Requests failed feature tiles again at once; the engine also does so by itself after pauses. */
  retryTiles: () => void;
  /**
   * Resolves when the map is idle, loaded and drawn, or after a number of milliseconds. What it draws for the first time
   * blocks the page until everything queued before is drawn.
   */
  whenAtRest: (patienceMs: number) => Promise<void>;
  /** Shows a DOM node in a popup that moves with the map. The owner removes it. */
  attachPopup: (
    lngLat: LngLat,
    element: HTMLElement,
    options?: { maxWidth?: number; offset?: number },
  ) => Attachment;
  /** Shows a DOM node centred at a position: beacons, pointers of other people. */
  attachMarker: (lngLat: LngLat, element: HTMLElement) => Attachment;
  /** Removes the map and frees its WebGL context. No calls are allowed afterwards. */
  destroy: () => void;
};
