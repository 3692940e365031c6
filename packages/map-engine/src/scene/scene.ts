import type { FeatureCollection } from 'geojson';
import type { DrawingScene } from '../drawing/drawing-scene.ts';
import type { LngLat } from './lng-lat.ts';

export type { LngLat } from './lng-lat.ts';

/** The four looks of the base map. */
export type BaseStyle = 'outdoors' | 'satellite' | 'light' | 'dark';

/** `[west, south, east, north]` in EPSG:4326. */
export type Bbox = [number, number, number, number];

/** Space of the container covered by panels, in CSS pixels. The centre of the view moves away from it. */
export type Padding = {
  top: number;
  right: number;
  bottom: number;
  left: number;
};

/**
 * Streets as vector tiles: a template with `{z}`, `{x}`, `{y}`, a PMTiles archive or a TileJSON, as `kind` says. What is
 * null is read from the archive or the TileJSON. This source and the next two are as the server configures them.
 */
export type StreetSource = {
  origin: {
    kind: 'tiles' | 'archive' | 'tile_json';
    schema: 'openmaptiles' | 'protomaps';
    url: string;
  };
  min_zoom: number | null;
  max_zoom: number | null;
  /** Null: the whole world. */
  bounds: Bbox | null;
  /** Plain text. */
  attribution: string;
};

/** Metres or feet. */
export type HeightUnit = 'm' | 'ft';

/** Photographs of the ground as image tiles: a template with `{z}`, `{x}`, `{y}`. */
export type PhotoSource = { url: string; tile_size: number; max_zoom: number; attribution: string };

/**
 * The origin of the base map. `offline` is the bundled archive drawn with the engine's own styles, `streets` the same with
 * streets above it. `style-url` names a MapLibre style per look. What fails to load, and a look without a style, falls back
 * to the archive, the former with an `error` event of kind `base-style`.
 */
export type Basemap =
  | { kind: 'offline'; archiveUrl: string }
  | { kind: 'streets'; streets: StreetSource; archiveUrl: string }
  | {
      kind: 'style-url';
      styleUrls: Partial<Record<BaseStyle, string>>;
      archiveUrl: string;
    };

/**
 * Saved features as vector tiles of our own server. `urlTemplate` contains `{z}`, `{x}`, `{y}` and, where the version
 * belongs, `{version}`; it may be relative to the page. A new `version` or template swaps the URL and keeps the old
 * tiles in view until the new ones have loaded; a new `projectKey` drops the old tiles at once. Source layers:
 * `features` (code, name, color, kind, age_days, shared, picture) and `clusters` (point_count, cluster_expansion_zoom).
 */
export type FeatureTiles = {
  urlTemplate: string;
  version: string;
  projectKey: string;
};

type DrawnLayer = {
  key: string;
  /** 0 to 1. */
  opacity: number;
};

/** Vector tiles with the source layers of `FeatureTiles`. */
export type FeatureSceneLayer = DrawnLayer & { kind: 'features'; urlTemplate: string };

/** Pictures of 256 px, below everything that is drawn of features. */
export type RasterSceneLayer = DrawnLayer & {
  kind: 'raster';
  urlTemplate: string;
  /** The first zoom with pictures; absent: 0. */
  minZoom?: number;
  /** The deepest zoom with pictures; deeper views enlarge them. */
  maxZoom: number;
  /** Where there are any; null: everywhere. */
  bounds: Bbox | null;
  /** Whose they are, as text; null: nobody’s. */
  attribution: string | null;
};

/** One picture, stretched between its corners, below everything that is drawn of features. */
export type ImageSceneLayer = DrawnLayer & {
  kind: 'image';
  url: string;
  /** From the upper left one, clockwise. */
  corners: [LngLat, LngLat, LngLat, LngLat];
};

/**
 * Lines as GeoJSON, compared by reference; each has a property `color`, and may have a `width` in pixels, and a `name`
 * that is written along it.
 */
export type LineSceneLayer = DrawnLayer & { kind: 'lines'; data: FeatureCollection };

/**
 * A radar station and what it sees as GeoJSON, compared by reference. A property `part` says what a feature is: the `sweep`
 * (area), a `track` (line with `source`, and `fade` from 0 to 1), the `station` (point with `name`, `status` 1, 0 or -1), a
 * `target` (point with `source`, `heading` and `label`), or a `detection` (point with `at`). A `source` of `ais` tells who it is.
 * Tracks, targets and detections have a `track_id`; one that is `open`, or a target `between`
 * detections, is told apart.
 */
export type RadarSceneLayer = DrawnLayer & { kind: 'radar'; data: FeatureCollection };

/**
 * What an organization's layer draws, below the features of the project. Another `key`, or other zooms,
 * bounds or an attribution of pictures, drops what was drawn at once; a new template keeps the old tiles in view until
 * the new ones have loaded. `kind` says how it is drawn.
 */
export type SceneLayer =
  | FeatureSceneLayer
  | RasterSceneLayer
  | ImageSceneLayer
  | LineSceneLayer
  | RadarSceneLayer;

/**
 * Terrain heights as images: a template with `{z}`, `{x}`, `{y}`, or a PMTiles archive (ending in `.pmtiles`).
 * `max_zoom` is the deepest zoom that exists.
 */
export type TerrainSource = {
  url: string;
  encoding: 'terrarium' | 'mapbox';
  /** In pixels. */
  tile_size: number;
  min_zoom: number;
  max_zoom: number;
  bounds: Bbox | null;
  /** Plain text. */
  attribution: string;
};

/**
 * URLs of GeoJSON with very many temporary features, which the map's worker reads: copying them would block the page.
 * Their points are clustered, like saved ones.
 */
export type ImportedAddresses = {
  points: string;
  /** Lines and areas. */
  shapes: string;
};

/**
 * The selected feature: a saved one by `code`, or an imported one by `localUuid`. `layer` is the key of the layer that
 * draws it; null or absent: the tiles of the project.
 */
export type Selection = { code: string | null; localUuid: string | null; layer?: string | null };

/**
 * The contents of the map as plain data. Collections are compared by reference: pass the same object while
 * nothing changed, a new object when something did. Lists of codes are compared by content.
 */
export type MapScene = {
  baseStyle: BaseStyle;
  basemap: Basemap;
  /** Names of places and countries on the base map. */
  labels: boolean;
  /** 3D buildings from zoom 15 on, if the base style has any; see `baseShown`. */
  buildings: boolean;
  /** The terrain source; null while the ground is flat. */
  terrain: TerrainSource | null;
  /** Heights for hill shading and contour lines of the look Outdoors, whether the ground is flat or not; null: none. */
  heights: TerrainSource | null;
  /** What the look Satellite shows; null: a natural look without photographs. */
  photos: PhotoSource | null;
  /** The language of names on the base map where they exist in it, such as `es`. */
  language: string;
  /** The unit of elevations on the base map. */
  heightUnit: HeightUnit;
  padding: Padding;
  featureTiles: FeatureTiles | null;
  /** The layers of the organization, the first on top, all below the features of the project. */
  layers: readonly SceneLayer[];
  /** The key of the layer that stands out, above the features of the project and with all else faded; null: none. */
  foremost: string | null;
  /** Recent edits above the tiles. Properties: code, name, color, age_days (optional), shared (optional). */
  overlay: FeatureCollection;
  /** Codes not drawn from the tiles, because the overlay has a newer version or the feature was deleted. */
  overlayHides: readonly string[];
  /** Temporary features of imported files. Properties: local_uuid, name, color, status. */
  imported: FeatureCollection | ImportedAddresses;
  /** Boundaries of projects (Polygon or MultiPolygon; optional property color), or null while switched off. */
  boundaries: FeatureCollection | null;
  selection: Selection;
  /** The drawing; null while no tool is active. */
  drawing: DrawingScene | null;
  /** Codes the member hid; neither tiles nor overlay draw them. */
  hiddenCodes: readonly string[];
  /** Pitch 75 when true, 0 when false; applied on change, so a person may still tilt freely. */
  threeD: boolean;
  /** `prefers-reduced-motion`: camera moves are not animated. */
  reducedMotion: boolean;
};

/** A camera position. `bearing` and `pitch` are in degrees, 0 by default. */
export type View = {
  center: LngLat;
  zoom: number;
  bearing?: number;
  pitch?: number;
};

/** Lowest and highest zoom of the map, and of the existing feature tiles. */
export const ZOOM_RANGE = { min: 1, max: 17, featureTilesMax: 14 } as const;

/** The default view. */
export const DEFAULT_VIEW: View = { center: [-91.874, 42.76], zoom: 4 };

/** Pitch of the 3D view, degrees. */
export const PITCH_3D = 75;
