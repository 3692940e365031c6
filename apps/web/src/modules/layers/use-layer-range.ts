import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { toMoment } from '../../data/selection/feature-selection.ts';
import { useSettled } from '../../ui/people/use-settled.ts';
import type { LayerRange } from './api.ts';

/** The times that the address selects, as layers take them; the same object while they are equal. */
export function useLayerRange(): LayerRange {
  const start = toMoment(useSearch({ strict: false, select: ({ start_date }) => start_date }));
  const end = toMoment(useSearch({ strict: false, select: ({ end_date }) => end_date }));
  return useMemo(
    () => ({
      ...(start === null ? {} : { startDate: start }),
      ...(end === null ? {} : { endDate: end }),
    }),
    [start, end],
  );
}

/** A range that is being dragged is not asked for until it rests this long. */
const SETTLE_MS = 300;

/** The same range, once it has not changed for a moment. */
export const useSettledRange = (): LayerRange => useSettled(useLayerRange(), SETTLE_MS);
