import { AttributionControl, Map as MapLibreMap } from 'maplibre-gl';
import { toCloseZoom } from '../camera/close-zoom.ts';
import { getCurrentView } from '../camera/current-view.ts';
import { toFitPadding } from '../camera/fit-padding.ts';
import { followSize } from '../camera/follow-size.ts';
import { ScaleBar } from '../camera/scale-bar.ts';
import { whenAtRest } from '../camera/when-at-rest.ts';
import { DrawingControl } from '../drawing/drawing-control.ts';
import { listenToMap } from '../events/map-events.ts';
import { findBuildings } from '../layers/building-layer.ts';
import { PictureControl } from '../pictures/picture-control.ts';
import { toAbsoluteScene } from '../scene/absolute-scene.ts';
import { DEFAULT_VIEW, type MapScene, PITCH_3D, type View, ZOOM_RANGE } from '../scene/scene.ts';
import { SceneApplier } from '../scene/scene-applier.ts';
import { supplyImages } from '../styles/map-images.ts';
import { FeatureTileWatch } from '../tiles/feature-tile-watch.ts';
import { prepareMaps } from '../tiles/prepare-maps.ts';
import { createRequestAuth, type RequestAuth } from '../tiles/request-auth.ts';
import { attachMarker, attachPopup } from './attachments.ts';
import { engineParts } from './engine-parts.ts';
import type { MapEngine, MapEngineOptions } from './map-engine.ts';

const FLY_MS = 800;
const FIT_MS = 600;
const FIT_PADDING_PX = 50;
/** The highest zoom for fitting a box without size. */
const FIT_MAX_ZOOM = 15;
const MAX_PITCH = 85;

/**
 * Creates a map in the container. Throws without WebGL 2. Scenes and calls may follow at once; the engine waits
 * for a loaded style where it needs one.
 */
export function createMapEngine(options: MapEngineOptions): MapEngine {
  const { container, workerUrl, getAuthHeader, onEvent, isMirror = false } = options;
  const pageUrl = document.baseURI;
  prepareMaps(workerUrl);
  const scene = toAbsoluteScene(options.scene, pageUrl);
  const auth = createRequestAuth(pageUrl, getAuthHeader);
  const map = createMap(container, scene, options.view ?? DEFAULT_VIEW, auth, isMirror);
  const scale = new ScaleBar({ unit: 'metric', maxWidth: 90 });
  if (!isMirror) map.addControl(scale, 'bottom-left');
  const stopFollowing = followSize(container, () => void map.resize());
  supplyImages(map);
  const emitError = (kind: 'base-style' | 'drawing', baseStyle: MapScene['baseStyle'], message: string) =>
    onEvent({ type: 'error', kind, message, status: null, authorization: null, baseStyle });
  const tiles = new FeatureTileWatch(map, (isLate) => onEvent({ type: 'tilesLate', isLate }));
  const applier = new SceneApplier(
    map,
    tiles,
    scene,
    (baseStyle, message) => emitError('base-style', baseStyle, message),
    (base) => onEvent({ type: 'baseShown', hasBuildings: findBuildings(base) !== null }),
  );
  listenToMap({
    map,
    onEvent,
    getScene: () => applier.scene,
    rejectBase: (message) => applier.rejectBase(message),
    hasAllTiles: () => !tiles.isMissing,
    isBasePending: () => applier.isBasePending,
    findSent: auth.findSent,
  });
  const pictures = options.loadPicture && new PictureControl(map, applier, options.loadPicture);
  const followers = new Set<SceneApplier>();
  const drawing = isMirror
    ? null
    : new DrawingControl({
        map,
        emit: onEvent,
        show: (pointer) => {
          for (const one of [applier, ...followers]) one.setPointer(pointer);
        },
        onFailed: (message) => emitError('drawing', applier.scene.baseStyle, message),
      });
  drawing?.setDrawing(scene.drawing);
  const engine: MapEngine = {
    setScene: (next) => {
      applier.setScene(toAbsoluteScene(next, pageUrl));
      drawing?.setDrawing(next.drawing);
    },
    ...createCamera(map, () => applier.scene),
    project: (lngLat) => {
      const { x, y } = map.project(lngLat);
      return { x, y };
    },
    unproject: ({ x, y }) => {
      const { lng, lat } = map.unproject([x, y]).wrap();
      return [lng, lat];
    },
    setScaleUnit: (unit) => {
      if (!isMirror) scale.setUnit(unit);
    },
    retryTiles: () => {
      for (const one of [applier, ...followers]) one.retryTiles();
    },
    whenAtRest: (patienceMs) => whenAtRest(map, patienceMs),
    attachPopup: (lngLat, element, popupOptions = {}) => attachPopup(map, lngLat, element, popupOptions),
    attachMarker: (lngLat, element) => attachMarker(map, lngLat, element),
    destroy: () => {
      pictures?.close();
      drawing?.close();
      applier.close();
      stopFollowing();
      map.remove();
    },
  };
  engineParts.set(engine, { map, applier, followers });
  return engine;
}

function createMap(
  container: HTMLElement,
  scene: MapScene,
  view: View,
  { transformRequest }: RequestAuth,
  isMirror: boolean,
): MapLibreMap {
  const map = new MapLibreMap({
    container,
    center: view.center,
    zoom: view.zoom,
    bearing: view.bearing ?? 0,
    pitch: view.pitch ?? (scene.threeD ? PITCH_3D : 0),
    minZoom: ZOOM_RANGE.min,
    maxZoom: ZOOM_RANGE.max,
    maxPitch: MAX_PITCH,
    attributionControl: false,
    interactive: !isMirror,
    // `followSize` does it.
    trackResize: false,
    fadeDuration: scene.reducedMotion ? 0 : 150,
    transformRequest,
  });
  map.setPadding(scene.padding);
  if (isMirror) return map;
  map.addControl(new AttributionControl({ compact: true }), 'bottom-left');
  return map;
}

type Camera = Pick<
  MapEngine,
  'setView' | 'flyTo' | 'fitBounds' | 'zoomBy' | 'resetBearing' | 'getView' | 'findCloseZoom'
>;

/** Every camera move includes the scene's padding, so that an interrupted move leaves none half applied. */
function createCamera(map: MapLibreMap, getScene: () => MapScene): Camera {
  const toDuration = (ms: number) => (getScene().reducedMotion ? 0 : ms);
  const move = (view: Partial<View>, duration: number) => {
    const target = { ...view, padding: getScene().padding };
    if (duration === 0) map.jumpTo(target);
    else map.flyTo({ ...target, duration });
  };
  return {
    setView: (view) => move(view, 0),
    flyTo: (view, { duration = FLY_MS } = {}) => move(view, toDuration(duration)),
    fitBounds: (
      [west, south, east, north],
      { padding = FIT_PADDING_PX, duration = FIT_MS, maxZoom = FIT_MAX_ZOOM } = {},
    ) => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const camera = map.cameraForBounds(
        [
          [west, south],
          [east, north],
        ],
        {
          padding: toFitPadding(padding, getScene().padding, { width, height }),
          maxZoom,
          bearing: map.getBearing(),
        },
      );
      if (!camera?.center || camera.zoom === undefined) return;
      const { lng, lat } = camera.center as { lng: number; lat: number };
      move({ center: [lng, lat], zoom: camera.zoom }, toDuration(duration));
    },
    zoomBy: (steps) =>
      void map.easeTo({
        zoom: map.getZoom() + steps,
        duration: toDuration(200),
      }),
    resetBearing: () => void map.easeTo({ bearing: 0, duration: toDuration(200) }),
    getView: () => getCurrentView(map),
    findCloseZoom: (place) => toCloseZoom(getScene(), place, map.getZoom()),
  };
}
