import type { Place, PlaceWithOutline } from '@waypost/contract';

export type PlaceLanguage = 'en' | 'es';

/** `[west, south, east, north]` in degrees; may reach beyond ±180. */
export type View = readonly [number, number, number, number];

export interface SearchOptions {
  /** `areas` excludes points and lines. */
  readonly kinds?: 'all' | 'areas';
  /** Among names that match equally well, places in this view come first. */
  readonly near?: View | null;
}

/** A geocoder. Every call may throw AppError `places_unavailable`. */
export interface Geocoder {
  /** Places whose names start with the words of `text`, the best matches first; at most `limit` of them. */
  search(text: string, limit: number, language: PlaceLanguage, options?: SearchOptions): Promise<Place[]>;
  /** One place with its outline; null if the id is unknown. */
  find(placeId: string, language: PlaceLanguage): Promise<PlaceWithOutline | null>;
}
