import { useQueries } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Layer } from '@waypost/contract';
import type { SceneLayer } from '@waypost/map-engine';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { retryFailed } from '../../../data/queries/retry-failed.ts';
import { useMember } from '../../../data/session/member.ts';
import { imageryTrouble } from '../../../map/host/imagery-trouble.ts';
import { popupSlot } from '../../../map/popup/popup-slot.ts';
import { sceneLayers } from '../../../map/scene/scene-layers.ts';
import type { MapSide } from '../../../map/settings/map-looks.ts';
import { useLayers } from '../api.ts';
import { findWebKind } from '../kinds/layer-kinds.ts';
import { LayerLegends } from '../legends/layer-legends.tsx';
import { LayersChip } from '../legends/layers-chip.tsx';
import { draftOpacities, toDraftOpacity } from '../opacity/draft-opacities.ts';
import { PopupFolderButton } from '../saving/popup-folder-button.tsx';
import { useCanSaveToFolder } from '../saving/use-can-save-to-folder.ts';
import { useSettledRange } from '../use-layer-range.ts';
import { draftData, withDraftData } from './draft-data.ts';
import { listDrawn, shownLayers } from './shown-layers.ts';
import { useFeatureTiles } from './use-feature-tiles.ts';
import { toFailedStatus, useImageryTries } from './use-imagery-tries.ts';
import { useLiveTiles } from './use-live-tiles.ts';
import { useShownInAddress } from './use-shown-in-address.ts';
import { useTimeSteps } from './use-time-steps.ts';

const NO_LAYERS: readonly Layer[] = [];

/** The layers of an organization on the map, and what some show beside what they draw. */
export function LayersOnMap({ organizationId }: { readonly organizationId: number }) {
  const { data, isSuccess } = useLayers(organizationId);
  const canSave = useCanSaveToFolder();
  useEffect(() => {
    popupSlot.set({ Action: canSave ? PopupFolderButton : null });
    return () => popupSlot.set({ Action: null });
  }, [canSave]);
  useEffect(() => () => sceneLayers.set({ bottom: [], top: [] }), []);
  return isSuccess ? <Shown key={organizationId} organizationId={organizationId} layers={data} /> : null;
}

interface ShownProps {
  readonly organizationId: number;
  readonly layers: readonly Layer[];
}

function Shown({ organizationId, layers }: ShownProps) {
  useShownInAddress(organizationId, layers);
  const isComparing = useSearch({ strict: false, select: ({ compare }) => compare !== undefined });
  const bottom = useDrawn(organizationId, layers, 'bottom');
  const top = useDrawn(organizationId, isComparing ? layers : NO_LAYERS, 'top');
  const drawn = useMemo(() => [...new Set([...bottom, ...top])], [bottom, top]);
  const sides = useMemo(() => [...toSides(bottom, 'bottom'), ...toSides(top, 'top')], [bottom, top]);
  const featured = useMemo(() => drawn.filter((layer) => findWebKind(layer)?.toScene !== undefined), [drawn]);
  useLiveTiles(organizationId, featured);
  useTimeSteps(drawn);
  const tiles = useFeatureTiles(featured);
  const idle = useMemo(
    () => new Set([...tiles].flatMap(([code, url]) => (url === null ? code : []))),
    [tiles],
  );
  const day = useSearch({ strict: false, select: ({ pictures }) => pictures ?? null });
  const dayOnTop = useSearch({ strict: false, select: ({ pictures_top }) => pictures_top ?? null });
  useScene('bottom', bottom, tiles, usePictures(bottom, day));
  useScene('top', top, tiles, usePictures(top, dayOnTop));
  return (
    <>
      {drawn.map((layer) => {
        const OnMap = findWebKind(layer)?.OnMap;
        return OnMap === undefined ? null : <OnMap key={layer.code} layer={layer} />;
      })}
      <LayersChip drawn={sides} idle={idle} />
      <LayerLegends layers={drawn} />
    </>
  );
}

const toSides = (layers: readonly Layer[], side: MapSide) => layers.map((layer) => ({ layer, side }));

function useDrawn(organizationId: number, layers: readonly Layer[], side: MapSide): Layer[] {
  const on = useStore(shownLayers, (shown) => (shown.organizationId === organizationId ? shown[side] : null));
  return useMemo(() => listDrawn(layers, on), [layers, on]);
}

/**
 * What the pictures of layers look like to this person, by code; absent until it is known, and where there are none.
 * @param day the one that the address asks for.
 */
function usePictures(layers: readonly Layer[], day: string | null): ReadonlyMap<string, SceneLayer> {
  const memberId = useMember()?.member_id ?? 0;
  const tries = useImageryTries();
  const choices = useStore(draftData, ({ byCode }) => byCode);
  const range = useSettledRange();
  const until = range.endDate ?? null;
  const pictured = useMemo(
    () =>
      layers.flatMap((layer) => {
        const kind = findWebKind(layer);
        const imagery = kind?.imagery ?? kind?.live;
        return imagery === undefined ? [] : [{ layer, imagery }];
      }),
    [layers],
  );
  const { loaded, failedStatus } = useQueries({
    queries: pictured.map(({ layer, imagery }) => {
      const query = imagery.toQuery(layer, range);
      return { ...query, refetchInterval: query.refetchInterval ?? retryFailed() };
    }),
    combine: toLoaded,
  });
  useEffect(() => {
    if (failedStatus !== null) imageryTrouble.set({ last: { status: failedStatus } });
  }, [failedStatus]);
  return useMemo(
    () =>
      new Map(
        pictured.flatMap(({ layer, imagery }, index): [string, SceneLayer][] => {
          const found = loaded[index];
          const seen = withDraftData(layer, choices);
          const scene =
            found === undefined ? null : imagery.toScene(seen, found, { memberId, tries, until, day });
          return scene === null ? [] : [[layer.code, scene]];
        }),
      ),
    [pictured, loaded, choices, memberId, tries, until, day],
  );
}

interface Loaded {
  readonly data: unknown;
  readonly error: unknown;
}

const toLoaded = (results: readonly Loaded[]) => ({
  loaded: results.map(({ data }) => data),
  failedStatus: results.map(({ error }) => toFailedStatus(error)).find((status) => status !== null) ?? null,
});

/** Puts layers on one of the maps. */
function useScene(
  side: MapSide,
  layers: readonly Layer[],
  tiles: ReadonlyMap<string, string | null>,
  pictures: ReadonlyMap<string, SceneLayer>,
): void {
  const drafts = useStore(draftOpacities, ({ byCode }) => byCode);
  const scene = useMemo(
    () =>
      layers.flatMap((layer): SceneLayer[] => {
        const picture = pictures.get(layer.code);
        const opacity = toDraftOpacity(layer, drafts);
        if (picture !== undefined) return [{ ...picture, opacity }];
        const urlTemplate = tiles.get(layer.code) ?? null;
        const toScene = findWebKind(layer)?.toScene;
        return urlTemplate === null || toScene === undefined
          ? []
          : [toScene({ ...layer, opacity }, { urlTemplate })];
      }),
    [layers, tiles, pictures, drafts],
  );
  useEffect(() => sceneLayers.set({ [side]: scene }), [side, scene]);
}
