import type { Place, PlaceWithOutline } from '@waypost/contract';

export type PlaceLanguage = 'en' | 'es';

/** A geocoder. Every call may throw AppError `places_unavailable`. */
export interface Geocoder {
  /**
   * Places whose names start with the words of `text`, the best matches first; at most `limit` of them. `areas`
   * excludes points and lines.
   */
  search(text: string, limit: number, language: PlaceLanguage, kinds?: 'all' | 'areas'): Promise<Place[]>;
  /** One place with its outline; null if the id is unknown. */
  find(placeId: string, language: PlaceLanguage): Promise<PlaceWithOutline | null>;
}
