import type { FeatureCollection } from 'geojson';
import type { MapScene } from './scene.ts';

const emptyCollection: FeatureCollection = Object.freeze({
  type: 'FeatureCollection',
  features: [],
});

/** A scene with the offline base map and nothing on it. */
export function createEmptyScene(archiveUrl: string): MapScene {
  return {
    baseStyle: 'outdoors',
    basemap: { kind: 'offline', archiveUrl },
    labels: true,
    buildings: false,
    terrain: null,
    heights: null,
    photos: null,
    language: 'en',
    heightUnit: 'm',
    padding: { top: 0, right: 0, bottom: 0, left: 0 },
    featureTiles: null,
    layers: [],
    foremost: null,
    overlay: emptyCollection,
    overlayHides: [],
    imported: emptyCollection,
    boundaries: null,
    selection: { code: null, localUuid: null },
    drawing: null,
    hiddenCodes: [],
    threeD: false,
    reducedMotion: false,
  };
}
