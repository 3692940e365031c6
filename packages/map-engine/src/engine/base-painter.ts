import { createEmptyScene } from '../scene/empty-scene.ts';
import type { MapScene, View } from '../scene/scene.ts';
import { OFFLINE_ATTRIBUTION } from '../styles/base-style.ts';
import { createMapEngine } from './engine.ts';
import { engineParts } from './engine-parts.ts';
import type { MapEngine, MapEngineOptions } from './map-engine.ts';

/** Options of `createBasePainter`. */
export type BasePainterOptions = Pick<MapEngineOptions, 'workerUrl'> & {
  /** The bundled archive, of which the pictures are made. */
  archiveUrl: string;
  /** The language of names. */
  language: string;
};

/** A part of the base map, in CSS pixels. */
export type BasePicture = Pick<View, 'center' | 'zoom'> & {
  baseStyle: MapScene['baseStyle'];
  width: number;
  height: number;
};

/** A picture, and whose data it shows as plain text. */
export type PaintedBase = { picture: Blob; credit: string };

/** Makes pictures of the bundled base map, one after another. */
export type BasePainter = {
  /** Resolves with null where the map cannot show just that part, or has not drawn it in time. */
  paint: (wanted: BasePicture) => Promise<PaintedBase | null>;
  /** Removes the map and frees its WebGL context. */
  destroy: () => void;
};

/** Device pixels for each CSS pixel: enough for paper. */
const PIXEL_RATIO = 2;
const PATIENCE_MS = 20_000;
/** How far the camera may be from what was asked for, in degrees and in zoom levels: a rounding error. */
const TOLERANCE = 1e-6;

/** Out of sight, with a size. */
function makePlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'waypost-painter';
  place.setAttribute('aria-hidden', 'true');
  place.style.cssText = 'position: fixed; top: 0; left: 0; visibility: hidden; pointer-events: none;';
  return place;
}

/** A map without features that nobody sees, for pictures of it. Throws without WebGL 2. */
export function createBasePainter({ archiveUrl, language, workerUrl }: BasePainterOptions): BasePainter {
  const place = makePlace();
  const scene: MapScene = { ...createEmptyScene(archiveUrl), language, reducedMotion: true };
  let isBroken = false;
  const open = () => {
    document.body.append(place);
    return createMapEngine({
      container: place,
      scene,
      workerUrl,
      getAuthHeader: () => null,
      onEvent: ({ type }) => {
        // A picture with a tile missing looks like one of the sea.
        if (type === 'error') isBroken = true;
      },
      isMirror: true,
    });
  };
  let engine: MapEngine;
  try {
    engine = open();
  } catch (error) {
    place.remove();
    throw error;
  }
  const map = engineParts.get(engine)?.map;
  map?.setPixelRatio(PIXEL_RATIO);
  // A picture may be narrower than the world is at the zoom that people see first.
  map?.setMinZoom(0);
  return {
    async paint({ center, zoom, width, height, baseStyle }) {
      place.style.width = `${width}px`;
      place.style.height = `${height}px`;
      map?.resize();
      engine.setScene({ ...scene, baseStyle });
      engine.setView({ center, zoom });
      const shown = engine.getView();
      const off = [shown.zoom - zoom, shown.center[0] - center[0], shown.center[1] - center[1]];
      if (off.some((by) => Math.abs(by) > TOLERANCE)) return null;
      await engine.whenAtRest(PATIENCE_MS);
      if (map === undefined || isBroken || !map.loaded()) return null;
      // The canvas holds what was drawn until the end of this task only.
      map.redraw();
      const picture = await new Promise<Blob | null>((resolve) => map.getCanvas().toBlob(resolve));
      return picture === null ? null : { picture, credit: OFFLINE_ATTRIBUTION };
    },
    destroy: () => {
      engine.destroy();
      place.remove();
    },
  };
}
