import type { Place, PlaceSearch, PlaceWithOutline } from '@waypost/contract';
import type { MemberGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Geocoder, PlaceLanguage, View } from '../../providers/geocoder/geocoder.ts';
import { mendOutline } from './store.ts';

/** The view of a search, if it names all four sides. */
function toView({ west, south, east, north }: PlaceSearch): View | null {
  const isWhole = west !== undefined && south !== undefined && east !== undefined && north !== undefined;
  return isWhole ? [west, south, east, north] : null;
}

export interface PlaceService {
  search(grant: MemberGrant, question: PlaceSearch): Promise<Place[]>;
  get(grant: MemberGrant, placeId: string, language: PlaceLanguage): Promise<PlaceWithOutline>;
}

/** Places of the world, available to every signed-in member. */
export function createPlaceService(database: Database, geocoder: Geocoder): PlaceService {
  return {
    search: (_grant, question) => {
      const { q, limit, lang, areas = false } = question;
      return geocoder.search(q, limit, lang, { kinds: areas ? 'areas' : 'all', near: toView(question) });
    },
    async get(_grant, placeId, language) {
      const place = await geocoder.find(placeId, language);
      if (place === null) throw new AppError('place_not_found');
      // An outline may be saved as a feature unchanged, and a self-intersecting one would be rejected.
      const geometry = place.geometry && (await mendOutline(database.read, place.geometry));
      return { ...place, geometry };
    },
  };
}
