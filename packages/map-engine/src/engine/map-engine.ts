import type { CurrentView, MapEvent, ScreenPoint } from '../events/map-event.ts';
import type { Bbox, LngLat, MapScene, Padding, View } from '../scene/scene.ts';

/** What `createMapEngine` needs. */
export type MapEngineOptions = {
  /** An element with a size; the engine owns its content until `destroy`. */
  container: HTMLElement;
  scene: MapScene;
  /** The first view; `DEFAULT_VIEW` when left out. */
  view?: View;
  /**
   * URL of MapLibre's worker module (`maplibre-gl/dist/maplibre-gl-worker.mjs` as an asset), or of one that also knows how
   * to read archives (`read-archive`): the page does not read their tiles then.
   */
  workerUrl: string;
  /** Value of the Authorization header for feature tiles, asked for at each request; null sends none. */
  getAuthHeader: () => string | null | Promise<string | null>;
  onEvent: (event: MapEvent) => void;
  /**
   * The photograph of a feature, small, for its marker; null when there is none to show. Only asked for features in
   * view, a few at a time and each once; again after a while where it rejects. Without it features have no photographs on
   * the map.
   */
  loadPicture?: LoadPicture;
  /** A picture of another map: takes no pointer, draws nothing by hand, shows neither scale nor sources. */
  isMirror?: boolean;
};

/** `uuid` is the tile's `picture`: the file of the feature that is shown. */
export type LoadPicture = (picture: { code: string; uuid: string }) => Promise<Blob | null>;

/** Something of our own DOM held at a place on the map. */
export type Attachment = {
  setLngLat: (lngLat: LngLat) => void;
  remove: () => void;
};

/** Duration in milliseconds (0 jumps); `padding` in CSS pixels is added to the scene's. */
export type MoveOptions = {
  duration?: number;
  padding?: number | Padding;
  maxZoom?: number;
};

/** The map behind plain data: a scene goes in, events come out, and nobody else touches MapLibre. */
export type MapEngine = {
  /** Shows this scene: applies what differs from the one shown. Safe at any time, also while a style loads. */
  setScene: (scene: MapScene) => void;
  /** Jumps. */
  setView: (view: Partial<View>) => void;
  /** Flies (800 ms unless told); jumps with reduced motion. */
  flyTo: (view: Partial<View>, options?: { duration?: number }) => void;
  /** Fits the box (padding 50, 600 ms unless told); jumps with reduced motion. A box without size keeps to zoom 15. */
  fitBounds: (bbox: Bbox, options?: MoveOptions) => void;
  zoomBy: (steps: number) => void;
  /** Turns north up. */
  resetBearing: () => void;
  getView: () => CurrentView;
  project: (lngLat: LngLat) => ScreenPoint;
  unproject: (point: ScreenPoint) => LngLat;
  /** Requests failed feature tiles again at once, which the engine does after pauses by itself. */
  retryTiles: () => void;
  /**
   * When the map stands still, and all of it is loaded and drawn; or after so many milliseconds. What it draws for the first
   * time stops the page until all that it draws before is drawn.
   */
  whenAtRest: (patienceMs: number) => Promise<void>;
  /** Shows our DOM node in a popup; it moves with the map. Its owner removes it. */
  attachPopup: (
    lngLat: LngLat,
    element: HTMLElement,
    options?: { maxWidth?: number; offset?: number },
  ) => Attachment;
  /** Holds our DOM node, centred, at a place: beacons, other people's pointers. */
  attachMarker: (lngLat: LngLat, element: HTMLElement) => Attachment;
  /** Ends the map and frees its WebGL context. No call is allowed afterwards. */
  destroy: () => void;
};
