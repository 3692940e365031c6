import { findBeyondGlobe, fitsSwapped } from '../../geometry/beyond-globe.ts';
import type { FeatureGeometry, OffGlobe } from './decoded.ts';
import { type ItemPlace, toPlaceLabel } from './item-place.ts';

const MAX_PLACES = 20;

/** Notes which features are off the globe, and whether latitude and longitude seem swapped. */
export interface OffGlobeRecorder {
  see(geometry: FeatureGeometry, name: string, place: ItemPlace): void;
  /** Undefined when all features are on the globe. */
  finish(): OffGlobe | undefined;
}

/** Creates an empty record of one file. */
export function createOffGlobeRecorder(): OffGlobeRecorder {
  const places: OffGlobe['places'][number][] = [];
  let seen = 0;
  let count = 0;
  let latitudes = 0;
  let doAllFit = true;
  return {
    see: (geometry, name, place) => {
      seen += 1;
      doAllFit &&= fitsSwapped(geometry);
      const beyond = findBeyondGlobe(geometry);
      if (beyond === null) return;
      count += 1;
      if (beyond.axis === 'latitude') latitudes += 1;
      const said = name === toPlaceLabel(place) ? '' : name;
      if (places.length < MAX_PLACES) places.push({ ...beyond, name: said, place });
    },
    finish: () =>
      count === 0
        ? undefined
        : // Of places between 90° west and 90° east only the latitudes beyond 90 tell.
          { count, places, seemsSwapped: doAllFit && latitudes * 2 >= seen },
  };
}
