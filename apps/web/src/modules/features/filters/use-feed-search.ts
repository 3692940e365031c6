import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo } from 'react';
import {
  type FeatureSelection,
  SELECTION_PARAMS,
  toFeatureSelection,
} from '../../../data/selection/feature-selection.ts';
import type { SearchParams } from '../../../data/selection/search-params.ts';
import { rememberFilters, takeRememberedFilters } from './remembered-filters.ts';

/** The selection of features in the address, and functions that change it. */
export interface FeedSearch {
  readonly search: SearchParams;
  readonly selection: FeatureSelection;
  readonly set: (change: SearchParams) => void;
  /** Removes all filters except `keep`. */
  readonly reset: (keep?: SearchParams) => void;
}

const NOTHING: SearchParams = Object.fromEntries(SELECTION_PARAMS.map((name) => [name, undefined]));

export function useFeedSearch(): FeedSearch {
  const search: SearchParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const selection = useMemo(() => toFeatureSelection(search), [search]);
  const set = (change: SearchParams) => {
    rememberFilters(change);
    void navigate({ to: '.', search: (all) => ({ ...all, ...change }), replace: true });
  };
  return { search, selection, set, reset: (keep = {}) => set({ ...NOTHING, ...keep }) };
}

/** Adds the stored filters to the address where it sets none. */
export function useRememberedFilters({ search, set }: FeedSearch, ownId: number | undefined): void {
  const restore = useEffectEvent((id: number) => {
    const remembered = takeRememberedFilters(search, id);
    if (Object.keys(remembered).length > 0) set(remembered);
  });
  useEffect(() => {
    if (ownId !== undefined) restore(ownId);
  }, [ownId]);
}
