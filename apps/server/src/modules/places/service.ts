import type { Place, PlaceWithOutline } from '@waypost/contract';
import type { MemberGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Geocoder, PlaceLanguage } from '../../providers/geocoder/geocoder.ts';
import { mendOutline } from './store.ts';

export interface PlaceQuestion {
  readonly q: string;
  readonly limit: number;
  readonly lang: PlaceLanguage;
  readonly areas?: boolean | undefined;
}

export interface PlaceService {
  search(grant: MemberGrant, question: PlaceQuestion): Promise<Place[]>;
  get(grant: MemberGrant, placeId: string, language: PlaceLanguage): Promise<PlaceWithOutline>;
}

/** Places of the world, available to every signed-in member. */
export function createPlaceService(database: Database, geocoder: Geocoder): PlaceService {
  return {
    search: (_grant, { q, limit, lang, areas = false }) =>
      geocoder.search(q, limit, lang, areas ? 'areas' : 'all'),
    async get(_grant, placeId, language) {
      const place = await geocoder.find(placeId, language);
      if (place === null) throw new AppError('place_not_found');
      // An outline may be saved as a feature unchanged, and a self-intersecting one would be rejected.
      const geometry = place.geometry && (await mendOutline(database.read, place.geometry));
      return { ...place, geometry };
    },
  };
}
