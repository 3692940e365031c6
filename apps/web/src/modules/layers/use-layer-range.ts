import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { toMoment } from '../../data/selection/feature-selection.ts';
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
