import type { ErrorEvent, Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import { isTilesSource } from '../scene/scene-parts.ts';

/** Pauses before failed tiles are requested again; the last one repeats. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Time after which missing tiles are reported. */
const LATE_MS = 4_000;

/** The part of MapLibre's tile that is used, which its events leave untyped. */
export interface SourceTile {
  readonly tileID: { readonly canonical: { readonly x: number; readonly y: number; readonly z: number } };
  readonly state: 'loading' | 'loaded' | 'reloading' | 'unloaded' | 'errored' | 'expired';
  readonly aborted?: boolean;
}

/** What the watch uses of a map. */
export type WatchedMap = Pick<MapLibreMap, 'on' | 'getSource' | 'refreshTiles'>;

/**
 * Requests feature tiles again that failed, or that were loaded from a URL the source no longer has. MapLibre does
 * neither: `setTiles` leaves a failed tile waiting for a request that was never sent, and a tile whose first request
 * was in progress keeps the response from the old URL.
 */
export class FeatureTileWatch {
  readonly #map: WatchedMap;
  readonly #onLate: (isLate: boolean) => void;
  /** Tiles that failed and have not loaded since, each with its source. */
  readonly #missing = new Map<SourceTile, string>();
  /** URL templates of the tiles' first requests. */
  readonly #requested = new WeakMap<SourceTile, string>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #late: ReturnType<typeof setTimeout> | null = null;
  #isLate = false;

  constructor(map: WatchedMap, onLate: (isLate: boolean) => void) {
    this.#map = map;
    this.#onLate = onLate;
    map.on('sourcedataloading', ({ sourceId, tile }) => {
      // A source that is still loading has no URLs and sends no tile events.
      const template = tile && this.#find(sourceId)?.tiles[0];
      if (template !== undefined) this.#requested.set(tile, template);
    });
    map.on('sourcedata', ({ sourceId, tile }) => {
      if (tile && isTilesSource(sourceId)) this.#onLoaded(sourceId, tile);
    });
    map.on('sourcedataabort', ({ tile }) => {
      if (tile && this.#missing.delete(tile)) this.#settle();
    });
    map.on('error', (event: ErrorEvent & { sourceId?: string; tile?: SourceTile }) => {
      const { sourceId = '', tile } = event;
      if (tile && isTilesSource(sourceId)) this.#onFailed(sourceId, tile);
    });
  }

  /** Whether any tiles failed and have not loaded since. */
  get isMissing(): boolean {
    this.#prune();
    return this.#missing.size > 0;
  }

  /** Sets a source's URL template. */
  setTemplate(sourceId: string, template: string): void {
    this.#find(sourceId)?.setTiles([template]);
    // Before MapLibre reloads the source, which would leave them waiting.
    this.#request(sourceId);
  }

  /** Requests failed tiles again. */
  retry(): void {
    for (const sourceId of new Set(this.#missing.values())) this.#request(sourceId);
  }

  close(): void {
    this.#missing.clear();
    this.#stopTimers();
  }

  #onLoaded(sourceId: string, tile: SourceTile): void {
    const template = this.#requested.get(tile);
    this.#requested.delete(tile);
    if (template !== undefined && template !== this.#find(sourceId)?.tiles[0])
      this.#map.refreshTiles(sourceId, [tile.tileID.canonical]);
    if (this.#missing.delete(tile)) this.#settle();
  }

  #onFailed(sourceId: string, tile: SourceTile): void {
    this.#requested.delete(tile);
    this.#missing.set(tile, sourceId);
    this.#late ??= setTimeout(() => {
      if (!this.isMissing) return;
      this.#isLate = true;
      this.#onLate(true);
    }, LATE_MS);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#retry !== null) return;
    const pauseMs = PAUSES_MS[Math.min(this.#tries, PAUSES_MS.length - 1)];
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#tries += 1;
      if (!this.isMissing) return;
      this.retry();
      this.#schedule();
    }, pauseMs);
  }

  #request(sourceId: string): void {
    this.#prune();
    // A tile whose request is in progress is not requested twice.
    const failed = [...this.#missing].filter(([tile, of]) => of === sourceId && tile.state === 'errored');
    if (failed.length === 0) return;
    this.#map.refreshTiles(
      sourceId,
      failed.map(([tile]) => tile.tileID.canonical),
    );
  }

  /** Drops tiles that left the view or were loaded unchanged, for which MapLibre sends no events. */
  #prune(): void {
    const before = this.#missing.size;
    for (const [tile, sourceId] of this.#missing)
      if (tile.aborted === true || tile.state === 'loaded' || !this.#find(sourceId))
        this.#missing.delete(tile);
    if (this.#missing.size < before) this.#settle();
  }

  #settle(): void {
    if (this.#missing.size > 0) return;
    this.#stopTimers();
    this.#tries = 0;
    if (!this.#isLate) return;
    this.#isLate = false;
    this.#onLate(false);
  }

  #stopTimers(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    if (this.#late !== null) clearTimeout(this.#late);
    this.#retry = null;
    this.#late = null;
  }

  #find(sourceId: string): VectorTileSource | undefined {
    // The engine created the sources of these names itself, as vector tiles.
    return isTilesSource(sourceId)
      ? (this.#map.getSource(sourceId) as VectorTileSource | undefined)
      : undefined;
  }
}
