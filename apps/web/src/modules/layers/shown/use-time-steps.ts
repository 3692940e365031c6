import { useQueries } from '@tanstack/react-query';
import type { Layer } from '@waypost/contract';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { type TimeSteps, timeSteps } from '../../../map/session/time-steps.ts';
import type { PictureSteps } from '../kinds/layer-kind.ts';
import { findWebKind } from '../kinds/layer-kinds.ts';
import { useSettledRange } from '../use-layer-range.ts';
import { draftData, setDraftData, withDraftData } from './draft-data.ts';

interface Stepped {
  readonly layer: Layer;
  readonly steps: PictureSteps;
  readonly loaded: unknown;
}

/** The steps of several layers as one series; null if there are none. @param until of the selected range. */
function joinSteps(
  stepped: readonly Stepped[],
  choices: ReadonlyMap<string, object>,
  until: number | null,
): TimeSteps | null {
  const all = stepped.map(({ layer, steps, loaded }) => {
    const seen = withDraftData(layer, choices);
    return {
      code: layer.code,
      times: steps.list(loaded),
      shown: steps.findShown(seen, loaded, until),
      isChosen: steps.isChosen(seen),
      choose: (time: number | null) => setDraftData(layer.code, time === null ? null : steps.toChoice(time)),
    };
  });
  const measured = all.filter(({ times }) => times.length > 0);
  if (measured.length === 0) return null;
  const shown = measured.flatMap((one) => one.shown ?? []);
  return {
    layers: measured.map(({ code }) => code),
    times: [...new Set(measured.flatMap(({ times }) => times))].sort((a, b) => a - b),
    shown: shown.length === 0 ? null : Math.max(...shown),
    isChosen: measured.some(({ isChosen }) => isChosen),
    show: (time) => {
      for (const { choose } of measured) choose(time);
    },
  };
}

const listLoaded = (results: readonly { readonly data: unknown }[]) => results.map(({ data }) => data);

/** Tells the timeline at which times layers on the map were measured. */
export function useTimeSteps(layers: readonly Layer[]): void {
  const choices = useStore(draftData, ({ byCode }) => byCode);
  const range = useSettledRange();
  const until = range.endDate ?? null;
  const pictured = useMemo(
    () =>
      layers.flatMap((layer) => {
        const imagery = findWebKind(layer)?.imagery;
        return imagery?.steps === undefined ? [] : [{ layer, query: imagery.toQuery, steps: imagery.steps }];
      }),
    [layers],
  );
  const loaded = useQueries({
    queries: pictured.map(({ layer, query }) => query(layer)),
    combine: listLoaded,
  });
  const steps = useMemo(() => {
    const known = pictured.map(({ layer, steps }, index) => ({ layer, steps, loaded: loaded[index] }));
    return joinSteps(
      known.filter((one) => one.loaded !== undefined),
      choices,
      until,
    );
  }, [pictured, loaded, choices, until]);
  useEffect(() => timeSteps.set({ steps }), [steps]);
  useEffect(() => () => timeSteps.set({ steps: null }), []);
}
