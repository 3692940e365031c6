import type { StyleSpecification } from 'maplibre-gl';
import type { BaseStyle, MapScene } from '../scene/scene.ts';
import { createBaseStyle } from './base-style.ts';

type Loaded = StyleSpecification | 'failed' | 'loading';

/**
 * Provides the base style of a scene: immediately for the offline archive, after a download for a style URL. A style
 * that cannot be loaded is replaced by the offline one of the same look.
 */
export class BaseStyleLoader {
  readonly #loaded = new Map<string, Loaded>();
  readonly #abort = new AbortController();
  readonly #onLoaded: () => void;
  readonly #onFailed: (baseStyle: BaseStyle, message: string) => void;

  constructor(onLoaded: () => void, onFailed: (baseStyle: BaseStyle, message: string) => void) {
    this.#onLoaded = onLoaded;
    this.#onFailed = onFailed;
  }

  /** The style to show now, or null while it is being downloaded. */
  find(scene: MapScene): StyleSpecification | null {
    const { baseStyle, basemap, labels } = scene;
    const url = basemap.kind === 'style-url' ? basemap.styleUrls[baseStyle] : undefined;
    const loaded = url === undefined ? 'failed' : this.#loaded.get(url);
    if (loaded === 'failed') return createBaseStyle(baseStyle, basemap.archiveUrl, labels);
    if (loaded === undefined && url !== undefined) {
      this.#loaded.set(url, 'loading');
      void this.#load(url, baseStyle);
    }
    return typeof loaded === 'object' ? loaded : null;
  }

  /** Discards a style whose sources turned out to be unreadable. */
  reject(scene: MapScene, message: string): boolean {
    const url = scene.basemap.kind === 'style-url' ? scene.basemap.styleUrls[scene.baseStyle] : undefined;
    if (url === undefined || this.#loaded.get(url) === 'failed') return false;
    this.#loaded.set(url, 'failed');
    this.#onFailed(scene.baseStyle, message);
    this.#onLoaded();
    return true;
  }

  /** Forgets failures, so that selecting a style again retries it. */
  forgetFailures(): void {
    for (const [url, loaded] of this.#loaded) if (loaded === 'failed') this.#loaded.delete(url);
  }

  close(): void {
    this.#abort.abort();
  }

  async #load(url: string, baseStyle: BaseStyle): Promise<void> {
    try {
      const response = await fetch(url, { signal: this.#abort.signal });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      const style: unknown = await response.json();
      if (!isStyle(style)) throw new Error(`${url} is not a map style`);
      this.#loaded.set(url, style);
    } catch (error) {
      if (this.#abort.signal.aborted) return;
      this.#loaded.set(url, 'failed');
      this.#onFailed(baseStyle, error instanceof Error ? error.message : String(error));
    }
    this.#onLoaded();
  }
}

/** Checks what composing needs; MapLibre validates the rest. */
function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false;
  const { version, layers, sources } = value as Record<string, unknown>;
  return version === 8 && Array.isArray(layers) && typeof sources === 'object' && sources !== null;
}
