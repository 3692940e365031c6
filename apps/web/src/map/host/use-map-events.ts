import type {
  CurrentView,
  FeatureBelow,
  FeatureClickedEvent,
  MapErrorEvent,
  MapEvent,
} from '@waypost/map-engine';
import { useCallback, useEffect, useRef } from 'react';
import { useConnectionState } from '../../data/realtime/realtime.ts';
import { getSession } from '../../data/session/session.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toasts/toaster.ts';
import { pointerPosition } from '../controls/pointer-position.ts';
import { findEngine } from '../engine/engine-holder.ts';
import { markDrawn } from '../engine/map-drawn.ts';
import { settleEdits } from '../scene/fresh-edits.ts';
import {
  closePopup,
  mapSession,
  mapWhereabouts,
  type PlacedFeature,
  tellDrawing,
  togglePopup,
} from '../session/map-session.ts';
import { setHasBuildings } from '../settings/map-looks.ts';

const UNAUTHORIZED = 401;
const TELL_DELAY_MS = 1_500;

function onFeatureClicked({ code, localUuid, lngLat, properties, below }: FeatureClickedEvent): void {
  if (code === null) {
    mapSession.set({ selectedLocalUuid: localUuid, popup: null });
    return;
  }
  togglePopup(lngLat, [{ code, properties }, ...below].map(toPlaced));
}

function toPlaced({ code, properties: { name, color, picture } }: FeatureBelow): PlacedFeature {
  return {
    code,
    name: typeof name === 'string' ? name : '',
    color: typeof color === 'string' ? color : '#0059ff',
    hasPicture: picture !== undefined,
  };
}

/** A tile was refused because the token ran out: get another, then ask again. */
async function refreshAndRetry(): Promise<void> {
  const session = getSession();
  const token = session.getAccessToken();
  if (token !== null && (await session.refresh(token)) !== null) findEngine()?.retryTiles();
}

interface MapEventOptions {
  readonly tileStateAskedAt: number;
  readonly onIdle: () => void;
  readonly onViewSettled: (view: CurrentView) => void;
  readonly onUserMove: () => void;
}

/** What happens when the engine tells something. The function stays the same for the map's whole life. */
export function useMapEvents({
  tileStateAskedAt,
  onIdle,
  onViewSettled,
  onUserMove,
}: MapEventOptions): (event: MapEvent) => void {
  const t = useTranslate();
  const refreshing = useRef<Promise<void> | null>(null);
  const told = useRef(new Set<string>());

  const onError = (event: MapErrorEvent) => {
    if (event.kind === 'tiles' && event.status === UNAUTHORIZED) {
      refreshing.current ??= refreshAndRetry().finally(() => {
        refreshing.current = null;
      });
      return;
    }
    if (event.kind === 'drawing') {
      showToast({ tone: 'error', message: t('map.toolsFailed') });
      return;
    }
    if (event.kind !== 'base-style' && event.kind !== 'archive') return;
    // Each failed tile of a base map is an event of its own; a person is told once.
    if (told.current.has(event.kind)) return;
    told.current.add(event.kind);
    const message = t(event.kind === 'archive' ? 'map.archiveFailed' : 'map.baseStyleFailed');
    // A page that is being left loses its requests too, and is gone before this is told.
    setTimeout(() => {
      console.error(`The ${event.kind} of the map failed: ${event.message}`);
      showToast({ tone: 'info', message });
    }, TELL_DELAY_MS);
  };

  const onEvent = (event: MapEvent) => {
    switch (event.type) {
      case 'viewChanged':
        if (event.byUser) onUserMove();
        if (event.moving) return;
        mapWhereabouts.set({ view: event.view });
        onViewSettled(event.view);
        return;
      case 'pointerMoved':
        pointerPosition.set({ code: event.code, ...(event.lngLat === null ? {} : { lngLat: event.lngLat }) });
        return;
      case 'featureClicked':
        onFeatureClicked(event);
        return;
      case 'mapClicked':
        closePopup();
        mapSession.set({ selectedLocalUuid: null });
        return;
      case 'clusterClicked':
        // The engine itself zooms in.
        closePopup();
        onUserMove();
        return;
      case 'baseShown':
        setHasBuildings('bottom', event.hasBuildings);
        return;
      case 'idle':
        markDrawn();
        onIdle();
        mapSession.set({ freshEdits: settleEdits(mapSession.get().freshEdits, tileStateAskedAt) });
        return;
      case 'drawing.changed':
      case 'drawing.finished':
      case 'drawing.edited':
      case 'drawing.selected':
      case 'drawing.refused':
        tellDrawing(event);
        return;
      case 'error':
        onError(event);
        return;
      default:
    }
  };

  const connection = useConnectionState();
  useEffect(() => {
    if (connection === 'live') findEngine()?.retryTiles();
  }, [connection]);

  // The engine is made once and outlives the renders that know what to do.
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  return useCallback((event) => latest.current(event), []);
}
