import type { Place, PlaceWithOutline } from '@waypost/contract';

export type PlaceLanguage = 'en' | 'es';

/** Who knows where places are. Every call may throw AppError `places_unavailable`. */
export interface Geocoder {
  /**
   * Places whose names begin with the words of `text`, the best first; at most `limit` of them. `areas` leaves out
   * those that are a point or a line.
   */
  search(text: string, limit: number, language: PlaceLanguage, kinds?: 'all' | 'areas'): Promise<Place[]>;
  /** One place with its outline; null when there is none of that name. */
  find(placeId: string, language: PlaceLanguage): Promise<PlaceWithOutline | null>;
}
