export { type Comparison, type ComparisonOptions, createComparison } from './comparison.ts';
export type {
  DrawingEvent,
  DrawingScene,
  DrawingTool,
  DrawnShape,
  DrawShape,
} from './drawing/drawing-scene.ts';
export { toTidyLngLat } from './drawing/tidy-lng-lat.ts';
export { createMapEngine } from './engine.ts';
export type {
  Attachment,
  LoadPicture,
  MapEngine,
  MapEngineOptions,
  MoveOptions,
} from './map-engine.ts';
export type {
  CurrentView,
  FeatureBelow,
  FeatureClickedEvent,
  MapErrorEvent,
  MapEvent,
  ScreenPoint,
} from './map-event.ts';
export { warmUpMaps } from './prepare-maps.ts';
export type {
  Basemap,
  BaseStyle,
  Bbox,
  FeatureTiles,
  ImportedAddresses,
  LngLat,
  MapScene,
  Padding,
  Selection,
  TerrainSource,
  View,
} from './scene.ts';
export {
  createEmptyScene,
  DEFAULT_VIEW,
  PITCH_3D,
  ZOOM_RANGE,
} from './scene.ts';
