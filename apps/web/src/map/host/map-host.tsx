import { useSearch } from '@tanstack/react-router';
import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef } from 'react';
import { useStore } from '../../data/create-store.ts';
import { type FeatureSelection, toFeatureSelection } from '../../data/selection/feature-selection.ts';
import type { SearchParams } from '../../data/selection/search-params.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useUnits } from '../../ui/theme/preferences.ts';
import { useOrganizationFit } from '../camera/use-organization-fit.ts';
import { useProjectFit } from '../camera/use-project-fit.ts';
import { useViewUrl } from '../camera/use-view-url.ts';
import { ControlsWithoutMap, MapControls } from '../controls/map-controls.tsx';
import { PointerCoordinates } from '../controls/pointer-coordinates.tsx';
import { withEngine } from '../engine/engine-holder.ts';
import { useEngine } from '../engine/use-engine.ts';
import { PopupHost } from '../popup/popup-host.tsx';
import { ringedFeatures, toRinged } from '../ring/ringed-feature.ts';
import { useMapData } from '../scene/use-map-data.ts';
import { useMapScene } from '../scene/use-map-scene.ts';
import { useTileGate } from '../scene/use-tile-gate.ts';
import { mapSession, mapWhereabouts } from '../session/map-session.ts';
import { DropOverlay } from './drop-overlay.tsx';
import { FilePicker, type FileTarget } from './file-picker.tsx';
import classes from './map-host.module.css';
import { MapSummary } from './map-summary.tsx';
import { MapTroubleNotice } from './map-trouble-notice.tsx';
import { useMapEvents } from './use-map-events.ts';

const CompareLayer = lazy(async () => ({
  default: (await import('../compare/compare-layer.tsx')).CompareLayer,
}));

const FeatureRing = lazy(async () => ({
  default: (await import('../ring/feature-ring.tsx')).FeatureRing,
}));

interface MapHostProps {
  /** Receives files dropped on the page or picked in the controls; without it there is no upload. */
  readonly files?: FileTarget | undefined;
}

/** MapLibre labels its canvas in English: it takes keyboard input, so it gets our name. */
function useCanvasName(container: RefObject<HTMLDivElement | null>, name: string): void {
  const hasView = useStore(mapWhereabouts, (where) => where.view !== null);
  useEffect(() => {
    const canvas = container.current?.querySelector('canvas');
    if (!hasView || canvas === null || canvas === undefined) return;
    canvas.setAttribute('role', 'application');
    canvas.setAttribute('aria-label', name);
  }, [container, name, hasView]);
}

/** The selection of the address; the same object while it is equal, since the address changes on each move. */
function useSelection(search: SearchParams): FeatureSelection {
  const key = JSON.stringify(toFeatureSelection(search));
  return useMemo(() => JSON.parse(key) as FeatureSelection, [key]);
}

/** The map beside the panels, and the only owner of the engine. It stays mounted between screens. */
export function MapHost({ files }: MapHostProps) {
  const t = useTranslate();
  const container = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const pickFiles = () => picker.current?.click();
  const search = useSearch({ strict: false });
  const { base = null, compare: topStyle = null, color_by: colorBy } = search;
  const selection = useSelection(search);
  const data = useMapData();
  const gate = useTileGate(data.tileState, data.projectId);
  const shown = { ...data, tileState: gate.shown };
  const scene = useMapScene(shown, base, selection, colorBy);
  const { organizationId: organization, projectId: project } = data;
  const { initialView, hadUrlView, last, write } = useViewUrl({ organization, project });
  const isOfUrl = (isLast: boolean) => hadUrlView && (isLast || !last.isOfUrl);
  const fit = useProjectFit(data, isOfUrl(last.project === project));
  const isLast = last.organization === organization;
  useOrganizationFit(organization, project !== null, isOfUrl(isLast) || isLast);
  const onEvent = useMapEvents({
    tileStateAskedAt: gate.shown?.askedAt ?? 0,
    onIdle: gate.onIdle,
    onViewSettled: write,
    onUserMove: fit.cancel,
  });

  const { isFailed, retry } = useEngine(container, scene, initialView, onEvent);
  useCanvasName(container, t('map.region'));
  const units = useUnits();
  useEffect(() => withEngine((engine) => engine.setScaleUnit(units)), [units]);
  const isPointedOut = useStore(ringedFeatures, ({ hovered, selected }) => (hovered ?? selected) !== null);
  const hasRing = useStore(mapSession, ({ popup }) => toRinged(popup) !== null) || isPointedOut;

  return (
    <section
      ref={host}
      className={classes.host}
      aria-label={t('map.region')}
      data-project={data.projectId ?? undefined}
    >
      <div ref={container} className={classes.canvas} />
      <MapSummary data={data} selection={selection} />
      <PopupHost />
      {hasRing && (
        <Suspense>
          <FeatureRing />
        </Suspense>
      )}
      {isFailed ? (
        <>
          <div className={classes.failure}>
            <ErrorState title={t('map.failed')} text={t('map.failedHint')} onRetry={retry} />
          </div>
          {files !== undefined && <ControlsWithoutMap onPickFiles={pickFiles} />}
        </>
      ) : (
        <>
          {topStyle !== null && (
            <Suspense>
              <CompareLayer
                data={shown}
                selection={selection}
                colorBy={colorBy}
                topStyle={topStyle}
                bottom={scene.baseStyle}
                host={host}
              />
            </Suspense>
          )}
          <MapControls
            baseStyle={scene.baseStyle}
            topStyle={topStyle}
            ground={data.ground}
            onPickFiles={files === undefined ? undefined : pickFiles}
          />
          <PointerCoordinates />
          <MapTroubleNotice trouble={data.trouble} />
        </>
      )}
      {files !== undefined && <FilePicker files={files} input={picker} />}
      <DropOverlay onFiles={files?.open} />
    </section>
  );
}
