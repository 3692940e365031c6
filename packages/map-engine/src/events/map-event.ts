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
 * An error on the map. `base-style`: the base style failed to load and the offline one replaces it. `archive`: the
 * offline archive cannot be read. `tiles`: a feature tile failed (`status` is the HTTP status if there is one).
 * `drawing`: the drawing tools failed to load. `render`: any other error of MapLibre.
 */
export type MapErrorEvent = {
  type: 'error';
  kind: 'base-style' | 'archive' | 'tiles' | 'drawing' | 'render';
  message: string;
  status: number | null;
  baseStyle: BaseStyle;
};

/** Another saved feature at the clicked position; `properties` are those of its tile or collection. */
export type FeatureBelow = { code: string; properties: Record<string, unknown> };

/** Exactly one of `code` and `localUuid` is set. `properties` are those of the tile or the collection. */
export type FeatureClickedEvent = {
  type: 'featureClicked';
  code: string | null;
  localUuid: string | null;
  lngLat: LngLat;
  point: ScreenPoint;
  properties: Record<string, unknown>;
  geometryType: Geometry['type'];
  /** Other features at the same position, topmost first. */
  below: readonly FeatureBelow[];
};

/** All events of the engine. */
export type MapEvent =
  | { type: 'ready' }
  /** Sent on each frame of a move with `moving` true, and once at its end with false. `byUser`: by a gesture. */
  | { type: 'viewChanged'; view: CurrentView; moving: boolean; byUser: boolean }
  | { type: 'pointerMoved'; lngLat: LngLat | null; point: ScreenPoint | null }
  | FeatureClickedEvent
  | {
      type: 'clusterClicked';
      lngLat: LngLat;
      pointCount: number;
      expansionZoom: number;
    }
  | { type: 'mapClicked'; lngLat: LngLat; point: ScreenPoint }
  | { type: 'idle' }
  /** The base style changed; says whether it has buildings to extrude. */
  | { type: 'baseShown'; hasBuildings: boolean }
  | DrawingEvent
  | MapErrorEvent
  | { type: 'contextRestored' };
