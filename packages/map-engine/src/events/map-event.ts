import type { Geometry } from 'geojson';
import type { DrawingEvent } from '../drawing/drawing-scene.ts';
import type { BaseStyle, Bbox, LngLat } from '../scene/scene.ts';

/** The current camera. `bounds` may exceed ±180 when the antimeridian is in view. */
export type CurrentView = {
  center: LngLat;
  zoom: number;
  bounds: Bbox;
  bearing: number;
  pitch: number;
};

/** Position in CSS pixels from the top left corner of the container. */
export type ScreenPoint = { x: number; y: number };

/**
 * What went wrong on the map. `base-style`: the chosen base style could not load and the offline one is
 * shown instead. `archive`: the offline archive itself cannot be read. `tiles`: a feature tile failed
 * (`status` is the HTTP status when there is one). `imagery`: a picture of a layer failed. `drawing`: the drawing tools could not be loaded.
 * `render`: anything else MapLibre reports.
 */
export type MapErrorEvent = {
  type: 'error';
  kind: 'base-style' | 'archive' | 'tiles' | 'imagery' | 'drawing' | 'render';
  message: string;
  status: number | null;
  /** The Authorization header with which a feature tile was requested; null without one, and of anything else. */
  authorization: string | null;
  baseStyle: BaseStyle;
};

/**
 * A saved feature below the clicked one; `properties` are those of its tile or collection, `layer` is the key of the
 * layer that draws it, null for the project's own.
 */
export type FeatureBelow = { code: string; layer: string | null; properties: Record<string, unknown> };

/** Exactly one of `code` and `localUuid` is set. `properties` are those of the tile or the collection. */
export type FeatureClickedEvent = {
  type: 'featureClicked';
  code: string | null;
  localUuid: string | null;
  /** The key of the layer that draws it; null for the project's own. */
  layer: string | null;
  lngLat: LngLat;
  point: ScreenPoint;
  properties: Record<string, unknown>;
  geometryType: Geometry['type'];
  /** Other features there, the topmost first. */
  below: readonly FeatureBelow[];
};

/** A vessel, a detection or a track of a radar was clicked; `properties` are those of its collection. */
export type TrackClickedEvent = {
  type: 'trackClicked';
  /** The key of the layer that draws it. */
  layer: string;
  lngLat: LngLat;
  properties: Record<string, unknown>;
};

/** The events of the engine. */
export type MapEvent =
  | { type: 'ready' }
  /** Emitted at each frame of a move with `moving` true, and once at its end with false. `byUser`: by a gesture. */
  | { type: 'viewChanged'; view: CurrentView; moving: boolean; byUser: boolean }
  /** `code` is that of the saved feature under the pointer, while the map rests and nothing is drawn. */
  | { type: 'pointerMoved'; lngLat: LngLat | null; point: ScreenPoint | null; code: string | null }
  | FeatureClickedEvent
  | TrackClickedEvent
  | {
      type: 'clusterClicked';
      lngLat: LngLat;
      pointCount: number;
      expansionZoom: number;
    }
  | { type: 'mapClicked'; lngLat: LngLat; point: ScreenPoint }
  /** The map is idle. `hasAllTiles`: no feature tile in view has failed. */
  | { type: 'idle'; hasAllTiles: boolean }
  /** Feature tiles in view have been failing for seconds (true), or all have loaded since (false). */
  | { type: 'tilesLate'; isLate: boolean }
  /** A base style is shown; whether it has 3D buildings. */
  | { type: 'baseShown'; hasBuildings: boolean }
  | DrawingEvent
  | MapErrorEvent
  | { type: 'contextRestored' };
