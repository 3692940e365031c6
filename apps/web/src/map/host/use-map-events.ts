import type {
  CurrentView,
  FeatureBelow,
  FeatureClickedEvent,
  MapErrorEvent,
  MapEvent,
  TrackClickedEvent,
} from '@waypost/map-engine';
import { useCallback, useEffect, useRef } from 'react';
import { useConnectionState } from '../../data/realtime/realtime.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toasts/toaster.ts';
import { pointerPosition } from '../controls/pointer-position.ts';
import { findEngine } from '../engine/engine-holder.ts';
import { markDrawn } from '../engine/map-drawn.ts';
import { renewRefusedToken } from '../engine/renew-token.ts';
import { settleEdits } from '../scene/fresh-edits.ts';
import {
  closePopup,
  mapSession,
  mapWhereabouts,
  type PlacedFeature,
  tellDrawing,
  togglePopup,
} from '../session/map-session.ts';
import { closeTrack, toggleTrack } from '../session/opened-track.ts';
import { setHasBuildings } from '../settings/map-looks.ts';
import { imageryTrouble } from './imagery-trouble.ts';
import { mapTrouble } from './map-trouble.ts';

const TELL_DELAY_MS = 1_500;

function onFeatureClicked({ code, layer, localUuid, lngLat, properties, below }: FeatureClickedEvent): void {
  if (code === null) {
    mapSession.set({ selectedLocalUuid: localUuid, popup: null });
    return;
  }
  togglePopup(lngLat, [{ code, layer, properties }, ...below].map(toPlaced));
}

function onTrackClicked({ layer, lngLat, properties: { track_id, at } }: TrackClickedEvent): void {
  closePopup();
  // What is drawn of an open track is a layer of its own, named after that of the radar.
  const [code = layer] = layer.split(':');
  toggleTrack({ layer: code, trackId: Number(track_id), at: at === undefined ? null : Number(at), lngLat });
}

function toPlaced({ code, layer, properties: { name, color, picture } }: FeatureBelow): PlacedFeature {
  return {
    code,
    name: typeof name === 'string' ? name : '',
    color: typeof color === 'string' ? color : '#0059ff',
    hasPicture: picture !== undefined,
    layer,
  };
}

interface MapEventOptions {
  readonly tileStateAskedAt: number;
  readonly onIdle: () => void;
  readonly onViewSettled: (view: CurrentView) => void;
  readonly onUserMove: () => void;
}

/** Handles events of the engine. The function is stable for the lifetime of the map. */
export function useMapEvents({
  tileStateAskedAt,
  onIdle,
  onViewSettled,
  onUserMove,
}: MapEventOptions): (event: MapEvent) => void {
  const t = useTranslate();
  const told = useRef(new Set<string>());

  const onError = (event: MapErrorEvent) => {
    if (renewRefusedToken(event)) return;
    if (event.kind === 'drawing') {
      showToast({ tone: 'error', message: t('map.toolsFailed') });
      return;
    }
    if (event.kind === 'imagery') {
      imageryTrouble.set({ last: { status: event.status } });
      return;
    }
    if (event.kind !== 'base-style' && event.kind !== 'archive') return;
    // Each failed tile of a base map is an event of its own; report once.
    if (told.current.has(event.kind)) return;
    told.current.add(event.kind);
    const message = t(event.kind === 'archive' ? 'map.archiveFailed' : 'map.baseStyleFailed');
    // Leaving the page aborts requests too; the page is gone before this is reported.
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
        pointerPosition.set({
          code: event.code,
          isOver: event.lngLat !== null,
          ...(event.lngLat === null ? {} : { lngLat: event.lngLat }),
        });
        return;
      case 'featureClicked':
        closeTrack();
        onFeatureClicked(event);
        return;
      case 'trackClicked':
        onTrackClicked(event);
        return;
      case 'mapClicked':
        closePopup();
        closeTrack();
        mapSession.set({ selectedLocalUuid: null });
        return;
      case 'clusterClicked':
        // The engine itself zooms in on a cluster.
        closePopup();
        onUserMove();
        return;
      case 'baseShown':
        setHasBuildings('bottom', event.hasBuildings);
        return;
      case 'idle':
        markDrawn();
        onIdle();
        if (event.hasAllTiles)
          mapSession.set({ freshEdits: settleEdits(mapSession.get().freshEdits, tileStateAskedAt) });
        return;
      case 'tilesLate':
        mapTrouble.set({ bottom: event.isLate });
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

  useEffect(() => () => mapTrouble.set({ bottom: false }), []);

  // The engine is created once and outlives the renders that define the handlers.
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  return useCallback((event) => latest.current(event), []);
}
