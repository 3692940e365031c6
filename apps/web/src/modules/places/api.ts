import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  PLACE_SEARCH_MIN_LENGTH,
  type Place,
  type PlaceWithOutline,
  placeEndpoints,
} from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';
import { useLocale } from '../../i18n/i18n.ts';
import { useSettled } from '../../ui/people/use-settled.ts';

const DEBOUNCE_MS = 300;
/** Places move seldom. */
const STALE_MS = 3_600_000;

const toLanguage = (locale: string) => (locale === 'es' ? 'es' : 'en');

interface PlaceQuestion {
  /** How long typing has to pause before the server is asked, in milliseconds. */
  readonly debounceMs?: number;
  /** Leaves out places that are a point or a line. */
  readonly areasOnly?: boolean;
}

/** The places of a name, asked when typing pauses; the last answer stays until the next is there. */
export function usePlaces(
  text: string,
  limit: number,
  { debounceMs = DEBOUNCE_MS, areasOnly = false }: PlaceQuestion = {},
) {
  const lang = toLanguage(useLocale());
  const wanted = text.trim().slice(0, 200);
  const settled = useSettled(wanted, debounceMs);
  const isEnough = settled.length >= PLACE_SEARCH_MIN_LENGTH && wanted.length >= PLACE_SEARCH_MIN_LENGTH;
  const query = useQuery({
    queryKey: queryKeys.places(settled, limit, areasOnly ? `${lang} areas` : lang),
    queryFn: async ({ signal }): Promise<Place[]> => {
      const answer = await getHttp().call(placeEndpoints.searchPlaces, {
        query: { q: settled, limit, lang, ...(areasOnly && { areas: 'true' as const }) },
        signal,
      });
      return answer.places;
    },
    enabled: isEnough,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    // A suggestion that comes after three tries comes too late.
    retry: false,
  });
  return {
    places: isEnough ? (query.data ?? []) : [],
    error: isEnough && !query.isFetching ? query.error : null,
    isWaiting: wanted.length >= PLACE_SEARCH_MIN_LENGTH && (wanted !== settled || query.isFetching),
  };
}

/** One place with its outline. */
export function getPlace(placeId: string, locale: string): Promise<PlaceWithOutline> {
  return getHttp().call(placeEndpoints.getPlace, {
    params: { place_id: placeId },
    query: { lang: toLanguage(locale) },
  });
}
