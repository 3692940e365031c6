import { useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { DropOverlay } from './drop-overlay.tsx';
import { FeaturePopup } from './feature-popup.tsx';
import { MapControls } from './map-controls.tsx';
import classes from './map-host.module.css';
import { MapSummary } from './map-summary.tsx';
import { PointerCoordinates } from './pointer-coordinates.tsx';
import { useEngine } from './use-engine.ts';
import { useMapData } from './use-map-data.ts';
import { useMapEvents } from './use-map-events.ts';
import { useMapScene } from './use-map-scene.ts';
import { useProjectFit } from './use-project-fit.ts';
import { useTileGate } from './use-tile-gate.ts';
import { useViewUrl } from './use-view-url.ts';

interface MapHostProps {
  /** Called with files dropped on the page or picked in the controls; without it there is no upload. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
}

/** The map beside the panels, and the only holder of the engine. It stays mounted between screens. */
export function MapHost({ onFiles }: MapHostProps) {
  const t = useTranslate();
  const container = useRef<HTMLDivElement>(null);
  const { base = null } = useSearch({ strict: false });
  const data = useMapData();
  const gate = useTileGate(data.tileState, data.projectId);
  const scene = useMapScene({ ...data, tileState: gate.shown }, base);
  const { initialView, hadUrlView, write } = useViewUrl();
  const fit = useProjectFit(data.projectId, data.tileState, hadUrlView);
  const onEvent = useMapEvents({
    tileStateAskedAt: gate.shown?.askedAt ?? 0,
    onIdle: gate.onIdle,
    onViewSettled: write,
    onUserMove: fit.cancel,
  });

  const { isFailed, retry } = useEngine(container, scene, initialView, onEvent);

  return (
    <section className={classes.host} aria-label={t('map.region')} data-project={data.projectId ?? undefined}>
      <div ref={container} className={classes.canvas} />
      <MapSummary data={data} />
      <FeaturePopup />
      {isFailed ? (
        <div className={classes.failure}>
          <ErrorState title={t('map.failed')} text={t('map.failedHint')} onRetry={retry} />
        </div>
      ) : (
        <>
          <MapControls baseStyle={scene.baseStyle} onFiles={onFiles} />
          <PointerCoordinates />
        </>
      )}
      {onFiles !== undefined && <DropOverlay onFiles={onFiles} />}
    </section>
  );
}
