import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  PLACE_SEARCH_MIN_LENGTH,
  type Place,
  type PlaceWithOutline,
  placeEndpoints,
} from '@waypost/contract';
import { useState } from 'react';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';
import { useLocale } from '../../i18n/i18n.ts';
import { getViewBounds } from '../../map/session/map-session.ts';
import { useSettled } from '../../ui/people/use-settled.ts';
import { type PreferredView, toPreferredView } from './preferred-view.ts';

const DEBOUNCE_MS = 300;
/** Places rarely change. */
const STALE_MS = 3_600_000;

const toLanguage = (locale: string) => (locale === 'es' ? 'es' : 'en');

interface PlaceQuestion {
  /** The debounce of the search, in milliseconds. */
  readonly debounceMs?: number;
  /** Excludes places that are a point or a line. */
  readonly areasOnly?: boolean;
}

/**
 * Places by name, those in the view of the map first, with debounced requests; the previous answer stays until the next
 * is loaded.
 */
export function usePlaces(
  text: string,
  limit: number,
  { debounceMs = DEBOUNCE_MS, areasOnly = false }: PlaceQuestion = {},
) {
  const lang = toLanguage(useLocale());
  const wanted = text.trim().slice(0, 200);
  const settled = useSettled(wanted, debounceMs);
  const view = useViewOf(settled);
  const isEnough = settled.length >= PLACE_SEARCH_MIN_LENGTH && wanted.length >= PLACE_SEARCH_MIN_LENGTH;
  const query = useQuery({
    queryKey: queryKeys.places(settled, limit, areasOnly ? `${lang} areas` : lang, view),
    queryFn: async ({ signal }): Promise<Place[]> => {
      const answer = await getHttp().call(placeEndpoints.searchPlaces, {
        query: { q: settled, limit, lang, ...view, ...(areasOnly && { areas: 'true' as const }) },
        signal,
      });
      return answer.places;
    },
    enabled: isEnough,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    // Suggestions after three retries are too late.
    retry: false,
  });
  return {
    places: isEnough ? (query.data ?? []) : [],
    error: isEnough && !query.isFetching ? query.error : null,
    isWaiting: wanted.length >= PLACE_SEARCH_MIN_LENGTH && (wanted !== settled || query.isFetching),
  };
}

/** The view when a text was typed: the answer stays while the map moves, to one of its places perhaps. */
function useViewOf(text: string): PreferredView {
  const [asked, setAsked] = useState<{ text: string; view: PreferredView }>({ text: '', view: {} });
  if (asked.text === text) return asked.view;
  const view = toPreferredView(getViewBounds());
  setAsked({ text, view });
  return view;
}

/** One place with its outline. */
export function getPlace(placeId: string, locale: string): Promise<PlaceWithOutline> {
  return getHttp().call(placeEndpoints.getPlace, {
    params: { place_id: placeId },
    query: { lang: toLanguage(locale) },
  });
}
