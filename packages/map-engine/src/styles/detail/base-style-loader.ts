import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import type { BaseStyle, MapScene } from '../../scene/scene.ts';
import { createBaseStyle } from '../base-style.ts';
import { needsLoading } from '../needs-loading.ts';
import { loadStyle } from './load-style.ts';
import { watchDetail } from './watch-detail.ts';

type Loaded = StyleSpecification | 'failed' | 'loading';
/** How to load a base style, and what tells it from others; null for the offline one, which needs no loading. */
type Wanted = { key: string; scene: MapScene } | null;

/**
 * Provides the base style of a scene: immediately for the offline archive, after a download for streets and style URLs. A
 * style that cannot be loaded is replaced by the offline one of the same look.
 */
export class BaseStyleLoader {
  readonly #loaded = new Map<string, Loaded>();
  readonly #abort = new AbortController();
  readonly #onLoaded: () => void;
  readonly #onFailed: (baseStyle: BaseStyle, message: string) => void;

  constructor(
    map: MapLibreMap,
    onLoaded: () => void,
    onFailed: (baseStyle: BaseStyle, message: string) => void,
    onUnreadable: (message: string) => boolean,
  ) {
    watchDetail(map, onUnreadable);
    this.#onLoaded = onLoaded;
    this.#onFailed = onFailed;
  }

  /** The style to show now, or null while it is being downloaded. */
  find(scene: MapScene): StyleSpecification | null {
    const { baseStyle, basemap, labels, language } = scene;
    const wanted = toWanted(scene);
    const loaded = wanted === null ? 'failed' : this.#loaded.get(wanted.key);
    if (loaded === 'failed') return createBaseStyle(baseStyle, basemap.archiveUrl, labels, language);
    if (loaded === undefined && wanted !== null) {
      this.#loaded.set(wanted.key, 'loading');
      void this.#load(wanted);
    }
    return typeof loaded === 'object' ? loaded : null;
  }

  /** Discards a style whose sources turned out to be unreadable. */
  reject(scene: MapScene, message: string): boolean {
    const wanted = toWanted(scene);
    if (wanted === null || this.#loaded.get(wanted.key) === 'failed') return false;
    this.#loaded.set(wanted.key, 'failed');
    this.#onFailed(scene.baseStyle, message);
    this.#onLoaded();
    return true;
  }

  /** Forgets failures, so that selecting a style again retries it. */
  forgetFailures(): void {
    for (const [key, loaded] of this.#loaded) if (loaded === 'failed') this.#loaded.delete(key);
  }

  close(): void {
    this.#abort.abort();
  }

  async #load({ key, scene }: NonNullable<Wanted>): Promise<void> {
    try {
      this.#loaded.set(key, await loadStyle(scene, this.#abort.signal));
    } catch (error) {
      if (this.#abort.signal.aborted) return;
      this.#loaded.set(key, 'failed');
      this.#onFailed(scene.baseStyle, error instanceof Error ? error.message : String(error));
    }
    this.#onLoaded();
  }
}

function toWanted(scene: MapScene): Wanted {
  if (!needsLoading(scene)) return null;
  const { baseStyle, basemap, language, heightUnit, terrain, photos, heights } = scene;
  const styleUrl = basemap.kind === 'style-url' ? basemap.styleUrls[baseStyle] : undefined;
  const source = basemap.kind === 'streets' ? basemap.streets : (styleUrl ?? null);
  const isOwn = styleUrl === undefined;
  const shownPhotos = isOwn && baseStyle === 'satellite' && photos;
  const shownHeights = isOwn && baseStyle === 'outdoors' && heights;
  // Of the peaks of streets, and of contour lines.
  const unit = basemap.kind === 'streets' || shownHeights ? heightUnit : null;
  const told = [baseStyle, language, unit, source, shownPhotos, shownHeights, terrain];
  return { key: JSON.stringify(told), scene };
}
