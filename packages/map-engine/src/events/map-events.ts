import type {
  ErrorEvent,
  GeoJSONSource,
  MapGeoJSONFeature,
  Map as MapLibreMap,
  MapMouseEvent,
} from 'maplibre-gl';
import { getCurrentView } from '../camera/current-view.ts';
import { isClusterLayer } from '../layers/cluster-layers.ts';
import { toRadarKey } from '../layers/radar-ids.ts';
import { type LngLat, type MapScene, ZOOM_RANGE } from '../scene/scene.ts';
import { IMAGERY_SOURCE, isTilesSource, LAYER_SOURCE } from '../scene/scene-parts.ts';
import { BASEMAP_SOURCE } from '../styles/base-style.ts';
import { findClickTargets } from './click-target.ts';
import type { FeatureBelow, MapEvent, ScreenPoint } from './map-event.ts';

/** What the listeners need of their engine. */
export type EventContext = {
  map: MapLibreMap;
  onEvent: (event: MapEvent) => void;
  getScene: () => MapScene;
  /** Tries to fall back to the offline style; false when the error does not concern the base style. */
  rejectBase: (message: string) => boolean;
  hasAllTiles: () => boolean;
  /** Whether the base style is still on its way; the map is not at rest before. */
  isBasePending: () => boolean;
  /** The Authorization header with which a URL was requested last. */
  findSent: (url: string) => string | null;
};

/** Turns MapLibre's events into the engine's until the map is removed. */
export function listenToMap(context: EventContext): void {
  const { map, onEvent, hasAllTiles } = context;
  map.once('load', () => onEvent({ type: 'ready' }));
  map.on('idle', () => {
    if (!context.isBasePending()) onEvent({ type: 'idle', hasAllTiles: hasAllTiles() });
  });
  map.on('webglcontextrestored', () => onEvent({ type: 'contextRestored' }));
  const toViewChanged = (moving: boolean) => (event: { originalEvent?: unknown }) =>
    onEvent({
      type: 'viewChanged',
      view: getCurrentView(map),
      moving,
      byUser: event.originalEvent != null,
    });
  map.on('move', toViewChanged(true));
  map.on('moveend', toViewChanged(false));
  map.on('click', (event) => {
    // While a tool is active, presses belong to it.
    if (context.getScene().drawing === null) handleClick(context, event);
  });
  map.on('error', (event) => handleError(context, event));
  listenToPointer(context);
}

/** One event and one hit test per frame, however fast the pointer moves. */
function listenToPointer({ map, onEvent, getScene }: EventContext): void {
  let last: MapMouseEvent | null = null;
  const report = () => {
    if (!last) return;
    const { lngLat, point } = last;
    last = null;
    let code: string | null = null;
    if (!map.isMoving() && getScene().drawing === null) {
      const [target] = findClickTargets(map, getScene(), point);
      map.getCanvas().style.cursor = target ? 'pointer' : '';
      code = target?.properties.code ?? null;
    }
    onEvent({
      type: 'pointerMoved',
      lngLat: [lngLat.lng, lngLat.lat],
      point: { x: point.x, y: point.y },
      code,
    });
  };
  let frame = 0;
  map.on('mousemove', (event) => {
    if (!last) frame = requestAnimationFrame(report);
    last = event;
  });
  map.on('mouseout', () => {
    cancelAnimationFrame(frame);
    last = null;
    onEvent({ type: 'pointerMoved', lngLat: null, point: null, code: null });
  });
  map.on('remove', () => cancelAnimationFrame(frame));
  // While the map is dragged, elements that the pointer crosses do not react.
  const canvas = map.getCanvas();
  canvas.addEventListener('pointerdown', ({ pointerId }) => canvas.setPointerCapture(pointerId));
}

function handleClick(context: EventContext, event: MapMouseEvent): void {
  const lngLat: LngLat = [event.lngLat.lng, event.lngLat.lat];
  const point: ScreenPoint = { x: event.point.x, y: event.point.y };
  const [target, ...others] = findClickTargets(context.map, context.getScene(), point);
  const radar = toRadarKey(target?.source ?? '');
  if (!target) context.onEvent({ type: 'mapClicked', lngLat, point });
  else if (isClusterLayer(target.layer.id)) void openCluster(context, target);
  else if (radar !== null) {
    const { properties } = target;
    context.onEvent({ type: 'trackClicked', layer: radar, lngLat: toPlace(target, lngLat), properties });
  } else {
    const { code, local_uuid: localUuid } = target.properties;
    context.onEvent({
      type: 'featureClicked',
      code: code === undefined ? null : String(code),
      layer: toLayerKey(target),
      localUuid: localUuid === undefined ? null : String(localUuid),
      lngLat: toPlace(target, lngLat),
      point,
      properties: target.properties,
      geometryType: target.geometry.type,
      below: listBelow(code, others),
    });
  }
}

/** Where a point is; where a line or an area was clicked. */
const toPlace = ({ geometry }: MapGeoJSONFeature, clicked: LngLat): LngLat =>
  geometry.type === 'Point' ? toPair(geometry.coordinates, clicked) : clicked;

/** The key of the layer that draws a feature; null for the project’s own. */
const toLayerKey = ({ source }: MapGeoJSONFeature) =>
  source.startsWith(LAYER_SOURCE) ? source.slice(LAYER_SOURCE.length) : null;

/** The saved features among the hits, once each, without the topmost. */
function listBelow(topCode: unknown, found: readonly MapGeoJSONFeature[]): FeatureBelow[] {
  const below = new Map<unknown, FeatureBelow>();
  for (const feature of found) {
    const { properties } = feature;
    const { code } = properties;
    if (code === undefined || code === topCode || below.has(code)) continue;
    below.set(code, { code: String(code), layer: toLayerKey(feature), properties });
  }
  return [...below.values()];
}

/** The zoom at which a cluster splits: a property in tiles, computed by the map's worker for GeoJSON. */
async function findExpansionZoom(
  map: MapLibreMap,
  { source, properties }: MapGeoJSONFeature,
): Promise<number> {
  const { cluster_expansion_zoom: told, cluster_id: id } = properties;
  const fallback = map.getZoom() + 2;
  if (id === undefined) return Number.isFinite(Number(told)) ? Number(told) : fallback;
  // Clusters with an id come from GeoJSON. After new data their ids are unknown.
  return (map.getSource(source) as GeoJSONSource).getClusterExpansionZoom(id).catch(() => fallback);
}

async function openCluster(
  { map, onEvent, getScene }: EventContext,
  target: MapGeoJSONFeature,
): Promise<void> {
  const { geometry, properties } = target;
  if (geometry.type !== 'Point') return;
  const center = toPair(geometry.coordinates, [0, 0]);
  const zoom = Math.min(await findExpansionZoom(map, target), ZOOM_RANGE.max);
  onEvent({
    type: 'clusterClicked',
    lngLat: center,
    pointCount: Number(properties.point_count) || 0,
    expansionZoom: zoom,
  });
  map.easeTo({ center, zoom, duration: getScene().reducedMotion ? 0 : 500 });
}

/** Fields that MapLibre adds to errors of a source; its own type omits them. */
type SourceErrorEvent = ErrorEvent & { sourceId?: string; tile?: unknown };

function handleError(context: EventContext, event: SourceErrorEvent): void {
  const { onEvent, getScene, rejectBase, findSent } = context;
  const { sourceId = '', tile } = event;
  const error: { message: string; status?: number; url?: string } = event.error;
  const { baseStyle } = getScene();
  const isTiles = isTilesSource(sourceId);
  const isArchive = sourceId.startsWith(BASEMAP_SOURCE);
  // An external style without its source description is unusable; single tiles may fail.
  if (sourceId !== '' && !isTiles && !isArchive && !tile && rejectBase(error.message)) return;
  const isImagery = sourceId.startsWith(IMAGERY_SOURCE);
  const kind = isTiles ? 'tiles' : isArchive ? 'archive' : isImagery ? 'imagery' : 'render';
  onEvent({
    type: 'error',
    kind,
    message: error.message,
    status: error.status ?? null,
    authorization: isTiles && error.url !== undefined ? findSent(error.url) : null,
    baseStyle,
  });
}

function toPair([lng, lat]: number[], fallback: LngLat): LngLat {
  return lng === undefined || lat === undefined ? fallback : [lng, lat];
}
