import type { Map as MapLibreMap } from 'maplibre-gl';
import type { LoadPicture } from '../engine/map-engine.ts';
import { queryRendered } from '../events/query-rendered.ts';
import type { SceneApplier } from '../scene/scene-applier.ts';
import { drawPicture } from './picture-image.ts';
import { toPictureImageId } from './picture-layer.ts';

/** Number of photographs on the map at a time; other features stay points. */
const MAX_SHOWN = 40;
/** Photographs kept in memory for points out of view. */
const MAX_KEPT = 160;
const AT_ONCE = 6;
const PIXEL_RATIO = 2;
/** Before photographs that failed are loaded again. */
const RETRY_MS = 5_000;

type Wanted = { readonly code: string; readonly uuid: string; readonly color: string };

/**
 * Shows the photographs of points in view. It runs when the map is idle, loads missing photographs a few at a time, and
 * adds each to the map once its bytes are there.
 */
export class PictureMarkers {
  readonly #map: MapLibreMap;
  readonly #applier: SceneApplier;
  readonly #load: LoadPicture;
  /** By file; null for one that cannot be shown. The least recently used is first. */
  readonly #images = new Map<string, ImageData | null>();
  /** Files that could not be loaded, until they are tried again. */
  readonly #failed = new Set<string>();
  #wanted: readonly Wanted[] = [];
  #retry: ReturnType<typeof setTimeout> | null = null;
  #isLoading = false;
  #isClosed = false;

  constructor(map: MapLibreMap, applier: SceneApplier, load: LoadPicture) {
    this.#map = map;
    this.#applier = applier;
    this.#load = load;
    map.on('idle', () => this.#look());
    // A rebuilt style has lost its images.
    map.on('style.load', () => this.#show());
  }

  close(): void {
    this.#isClosed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
  }

  #look(): void {
    this.#wanted = this.#listWanted();
    for (const { uuid } of this.#wanted) {
      const image = this.#images.get(uuid);
      if (image === undefined) continue;
      this.#images.delete(uuid);
      this.#images.set(uuid, image);
    }
    this.#show();
    void this.#loadMissing();
  }

  /** The points with a photograph nearest to the centre of the view. */
  #listWanted(): Wanted[] {
    const map = this.#map;
    const layers = ['tiles-point'].filter((id) => map.getLayer(id));
    if (layers.length === 0) return [];
    const middle = map.project(map.getCenter());
    const found = new Map<string, Wanted & { readonly far: number }>();
    for (const { properties, geometry } of queryRendered(map, {
      layers,
      filter: ['has', 'picture'],
    })) {
      if (geometry.type !== 'Point') continue;
      const [lng = 0, lat = 0] = geometry.coordinates;
      const { x, y } = map.project([lng, lat]);
      const code = String(properties.code);
      const far = Math.hypot(x - middle.x, y - middle.y);
      found.set(code, { code, uuid: String(properties.picture), color: String(properties.color), far });
    }
    return [...found.values()].sort((a, b) => a.far - b.far).slice(0, MAX_SHOWN);
  }

  async #loadMissing(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    for (;;) {
      const missing = this.#wanted.filter((one) => this.#isMissing(one)).slice(0, AT_ONCE);
      if (missing.length === 0 || this.#isClosed) break;
      await Promise.all(missing.map((one) => this.#loadOne(one)));
      if (!this.#isClosed) this.#show();
    }
    this.#isLoading = false;
  }

  #isMissing({ uuid }: Wanted): boolean {
    return !this.#images.has(uuid) && !this.#failed.has(uuid);
  }

  async #loadOne({ code, uuid, color }: Wanted): Promise<void> {
    try {
      const blob = await this.#load({ code, uuid });
      // Bytes that are no picture leave the point as it is.
      const image = blob && (await drawPicture(blob, color, PIXEL_RATIO).catch(() => null));
      this.#images.set(uuid, image);
    } catch {
      this.#failed.add(uuid);
      this.#retry ??= setTimeout(() => {
        this.#retry = null;
        this.#failed.clear();
        void this.#loadMissing();
      }, RETRY_MS);
    }
  }

  #show(): void {
    const shown: string[] = [];
    for (const { code, uuid } of this.#wanted) {
      const image = this.#images.get(uuid);
      if (!image) continue;
      const id = toPictureImageId(uuid);
      if (!this.#map.hasImage(id)) this.#map.addImage(id, image, { pixelRatio: PIXEL_RATIO });
      shown.push(code);
    }
    this.#applier.setPictured(shown);
    this.#forget();
  }

  #forget(): void {
    const inUse = new Set(this.#wanted.map(({ uuid }) => uuid));
    for (const uuid of this.#images.keys()) {
      if (this.#images.size <= MAX_KEPT) return;
      if (inUse.has(uuid)) continue;
      this.#images.delete(uuid);
      const id = toPictureImageId(uuid);
      if (this.#map.hasImage(id)) this.#map.removeImage(id);
    }
  }
}
