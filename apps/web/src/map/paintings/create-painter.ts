import { type BasePainter, createBasePainter } from '@waypost/map-engine';
import { getPreferences } from '../../ui/theme/preferences.ts';
import { workerUrl } from '../engine/engine-chunk.ts';

// As in `build-scene.ts`: one more export there would be loaded before every map.
const ARCHIVE_PATH = '/basemap/waypost.pmtiles';

/** A painter of the bundled base map. Throws without WebGL 2. */
export const createPainter = (): BasePainter =>
  createBasePainter({
    archiveUrl: `${location.origin}${ARCHIVE_PATH}`,
    language: getPreferences().language,
    workerUrl,
  });
