import type { Map as MapLibreMap } from 'maplibre-gl';
import type { LoadPicture } from '../engine/map-engine.ts';
import type { SceneApplier } from '../scene/scene-applier.ts';
import type { PictureMarkers } from './picture-markers.ts';

/** Loads the code of photographs once the map has been drawn, so that no map waits for it. */
export class PictureControl {
  #markers: PictureMarkers | null = null;
  #isClosed = false;

  constructor(map: MapLibreMap, applier: SceneApplier, load: LoadPicture) {
    const start = () =>
      void import('./picture-markers.ts').then(
        (code) => {
          if (this.#isClosed) return;
          this.#markers = new code.PictureMarkers(map, applier, load);
          // It looks for photographs when the map is idle, which it may be already.
          map.triggerRepaint();
        },
        // Without photographs the map shows points; the next time that it is idle, it tries again.
        () => map.once('idle', start),
      );
    map.once('idle', start);
  }

  close(): void {
    this.#isClosed = true;
    this.#markers?.close();
  }
}
