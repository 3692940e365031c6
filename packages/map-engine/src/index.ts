export type {
  DrawingEvent,
  DrawingScene,
  DrawingTool,
  DrawnShape,
  DrawShape,
} from './drawing/drawing-scene.ts';
export { toTidyLngLat } from './drawing/tidy-lng-lat.ts';
export {
  type BasePainter,
  type BasePicture,
  createBasePainter,
  type PaintedBase,
} from './engine/base-painter.ts';
export { type Comparison, type ComparisonOptions, createComparison } from './engine/comparison.ts';
export { createMapEngine } from './engine/engine.ts';
export type {
  Attachment,
  LoadPicture,
  MapEngine,
  MapEngineOptions,
  MoveOptions,
} from './engine/map-engine.ts';
export type {
  CurrentView,
  FeatureBelow,
  FeatureClickedEvent,
  MapErrorEvent,
  MapEvent,
  ScreenPoint,
  TrackClickedEvent,
} from './events/map-event.ts';
export { createEmptyScene } from './scene/empty-scene.ts';
export type {
  Basemap,
  BaseStyle,
  Bbox,
  FeatureSceneLayer,
  FeatureTiles,
  ImageSceneLayer,
  ImportedAddresses,
  LineSceneLayer,
  LngLat,
  MapScene,
  Padding,
  PhotoSource,
  RadarSceneLayer,
  RasterSceneLayer,
  SceneLayer,
  Selection,
  StreetSource,
  TerrainSource,
  View,
} from './scene/scene.ts';
export { DEFAULT_VIEW, PITCH_3D, ZOOM_RANGE } from './scene/scene.ts';
export { warmUpMaps } from './tiles/prepare-maps.ts';
