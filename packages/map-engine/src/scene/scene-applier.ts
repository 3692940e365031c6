import type { GeoJSONSource, Map as MapLibreMap, StyleSpecification, VectorTileSource } from 'maplibre-gl';
import type { SketchPointer } from '../drawing/drawing-scene.ts';
import { toCodeFilter, toFilteredLayers, toHaloId, toShapeFilter } from '../layers/feature-layers.ts';
import { findLayerCode, toLayerPrefix } from '../layers/layer-code.ts';
import { loadLayerCode } from '../layers/load-layer-code.ts';
import { PICTURE_LAYER, toPictureFilter } from '../pictures/picture-layer.ts';
import { createBaseStyle } from '../styles/base-style.ts';
import type { BaseStyleLoader } from '../styles/detail/base-style-loader.ts';
import { supplyImagesOf } from '../styles/map-images.ts';
import { needsLoading } from '../styles/needs-loading.ts';
import type { FeatureTileWatch } from '../tiles/feature-tile-watch.ts';
import { composeStyle, toTilesSource } from './compose-style.ts';
import { type MapScene, type Padding, PITCH_3D, type Selection } from './scene.ts';
import { diffScene, type SceneChange } from './scene-diff.ts';
import {
  IMPORTED_POINTS_SOURCE,
  IMPORTED_SOURCE,
  listPartSources,
  MARKED_SOURCE,
  OVERLAY_SOURCE,
  type ScenePart,
  toInsertions,
  toPartData,
  toPartSources,
} from './scene-parts.ts';

type FailureListener = (baseStyle: MapScene['baseStyle'], message: string) => void;

/**
 * Keeps the map equal to the requested scene. What cannot be applied while a style loads is applied on MapLibre's
 * `style.load`; there are no timers.
 */
export class SceneApplier {
  readonly #map: MapLibreMap;
  readonly #tiles: FeatureTileWatch;
  /** Loaded with the first base that needs it; 'failed' until another one is asked for. */
  #bases: BaseStyleLoader | 'loading' | 'failed' | null = null;
  readonly #onBaseFailed: FailureListener;
  #applied: MapScene;
  #wanted: MapScene;
  #base: StyleSpecification;
  readonly #onBase: (style: StyleSpecification) => void;
  #isStyleReady = false;
  #pictured: readonly string[] = [];
  #pointer: SketchPointer = { pointer: null, isSnapped: false, dragged: null };

  constructor(
    map: MapLibreMap,
    tiles: FeatureTileWatch,
    scene: MapScene,
    onBaseFailed: FailureListener,
    onBase: (style: StyleSpecification) => void,
  ) {
    this.#map = map;
    this.#tiles = tiles;
    this.#onBase = onBase;
    this.#onBaseFailed = onBaseFailed;
    // The first style is the offline one even if another is requested: the map is never blank while it loads.
    this.#base = toOfflineBase(scene);
    this.#applied = scene;
    this.#wanted = scene;
    map.on('style.load', () => {
      this.#isStyleReady = true;
      this.#applySelection(EMPTY_SELECTION, this.#applied.selection);
      // The code of layers may have been loaded while the style was not.
      this.#sync(needsLoading(this.#wanted) || this.#wanted.layers.length > 0);
      this.#needLayers();
      // Its code may have been loaded while the style was not.
      this.#applyPart('sketch');
    });
    map.setStyle(composeStyle(this.#base, scene), OWN);
    onBase(this.#base);
    // Another one loads meanwhile.
    this.#findBase(scene);
  }

  /** The last requested scene. */
  get scene(): MapScene {
    return this.#wanted;
  }

  setScene(scene: MapScene): void {
    if (diffScene(this.#wanted, scene)[0]?.kind === 'style') {
      if (this.#bases === 'failed') this.#bases = null;
      this.#withBases((bases) => bases.forgetFailures());
    }
    this.#wanted = scene;
    this.#sync(false);
    this.#needLayers();
  }

  /** Loads the code of layers when there are any; after a failure again with the next scene. */
  #needLayers(): void {
    if (this.#wanted.layers.length === 0 || findLayerCode() !== null) return;
    void loadLayerCode().then(
      () => this.#sync(true),
      () => undefined,
    );
  }

  /** Whether the map still shows another base style than the scene asks for. */
  get isBasePending(): boolean {
    return this.#findBase(this.#wanted) === null;
  }

  /** Falls back to the offline style when the current one cannot read its sources. */
  rejectBase(message: string): boolean {
    return this.#withBases((bases) => bases.reject(this.#wanted, message)) ?? false;
  }

  #withBases<T>(use: (bases: BaseStyleLoader) => T): T | undefined {
    return typeof this.#bases === 'object' && this.#bases !== null ? use(this.#bases) : undefined;
  }

  /** The base style to show now, or null while it or its code is being loaded. */
  #findBase(scene: MapScene): StyleSpecification | null {
    if (!needsLoading(scene) || this.#bases === 'failed') return toOfflineBase(scene);
    if (this.#bases === null) void this.#loadBases();
    return this.#withBases((bases) => bases.find(scene)) ?? null;
  }

  async #loadBases(): Promise<void> {
    this.#bases = 'loading';
    const onLoaded = () => {
      this.#sync(true);
      // After a failure nothing may have changed, and yet the map is now at rest.
      this.#map.triggerRepaint();
    };
    const reject = (message: string) => this.rejectBase(message);
    const code = await import('../styles/detail/base-style-loader.ts').catch(() => null);
    // Closed meanwhile.
    if (this.#bases !== 'loading') return;
    if (code === null) this.#onBaseFailed(this.#wanted.baseStyle, 'Its code cannot be loaded');
    this.#bases = code ? new code.BaseStyleLoader(this.#map, onLoaded, this.#onBaseFailed, reject) : 'failed';
    onLoaded();
  }

  /** Shows the transient state of the pointer in the drawing. */
  setPointer(pointer: SketchPointer): void {
    this.#pointer = pointer;
    if (this.#isStyleReady) this.#applyPart('sketch');
  }

  /** Codes of the points that are shown with their photograph; their images are already loaded. */
  setPictured(codes: readonly string[]): void {
    const before = this.#pictured;
    if (codes.length === before.length && codes.every((code) => before.includes(code))) return;
    this.#pictured = codes;
    if (this.#isStyleReady) this.#applyPictured();
  }

  retryTiles(): void {
    this.#tiles.retry();
  }

  close(): void {
    this.#tiles.close();
    this.#withBases((bases) => bases.close());
    this.#bases = 'failed';
  }

  #sync(isBaseChanged: boolean): void {
    if (!this.#isStyleReady) {
      // Begins to load the base even before the map has its first style.
      this.#findBase(this.#wanted);
      return;
    }
    const from = this.#applied;
    const changes = diffScene(from, this.#wanted);
    if (isBaseChanged && changes[0]?.kind !== 'style') changes.unshift({ kind: 'style' });
    this.#applied = this.#wanted;
    for (const change of changes) this.#apply(change, from);
  }

  #apply(change: SceneChange, from: MapScene): void {
    const scene = this.#applied;
    switch (change.kind) {
      case 'style':
        this.#applyStyle(from);
        break;
      case 'tilesUrl':
        this.#tiles.setTemplate(toTilesSource(change.tiles.projectKey), change.tiles.urlTemplate);
        this.#applyPart('marked');
        return;
      case 'layers':
        findLayerCode()?.apply(this.#map, this.#tiles, from, scene);
        this.#applyPart('marked');
        break;
      case 'filters':
        this.#applyFilters();
        this.#applyPart('marked');
        break;
      case 'overlay':
      case 'imported':
      case 'boundaries':
        this.#applyPart(change.kind);
        break;
      case 'drawing':
        this.#applyPart('sketch');
        break;
      case 'selection':
        this.#applySelection(change.from, change.to);
        this.#applyPart('marked');
        break;
      case 'padding':
        this.#applyPadding(change.padding);
        break;
      case 'threeD':
        this.#map.easeTo({
          pitch: change.threeD ? PITCH_3D : 0,
          duration: scene.reducedMotion ? 0 : 600,
        });
        return;
    }
  }

  /** Lets MapLibre apply the smallest change; unchanged sources keep their tiles. */
  #applyStyle(from: MapScene): void {
    const scene = this.#applied;
    const base = this.#findBase(scene) ?? this.#base;
    if (base !== this.#base) this.#onBase(base);
    this.#base = base;
    const tiles = scene.featureTiles;
    // A source with another URL would be recreated; swapping the URL first keeps its tiles.
    if (
      tiles &&
      tiles.projectKey === from.featureTiles?.projectKey &&
      tiles.urlTemplate !== from.featureTiles.urlTemplate
    ) {
      this.#tiles.setTemplate(toTilesSource(tiles.projectKey), tiles.urlTemplate);
    }
    findLayerCode()?.swapTiles(this.#map, this.#tiles, from, scene);
    const before = this.#map.style;
    const style = composeStyle(this.#base, scene, this.#pictured);
    supplyImagesOf(this.#map, style);
    this.#map.setStyle(style, scene.basemap.kind === 'style-url' ? FOREIGN : OWN);
    // MapLibre replaces the style object when it cannot apply the diff; then `style.load` follows.
    if (this.#map.style !== before) this.#isStyleReady = false;
    else this.#applySelection(EMPTY_SELECTION, scene.selection);
  }

  /** Updates the data of a part; its sources and layers are added with its first feature and removed with its last. */
  #applyPart(part: ScenePart): void {
    const map = this.#map;
    const data = toPartData(part, this.#applied, this.#pointer);
    const there = listPartSources(part).filter((source) => map.getSource(source));
    for (const source of there) {
      const one = data[source];
      if (one !== undefined) this.#setData(source, one);
    }
    // Layers that mark the selection belong to one feature; another feature needs others.
    const isMarked = part === 'marked' && there.length > 0;
    if (Object.keys(data).join() === there.join() && !isMarked) return;
    // By hand: comparing a whole style and validating its layers takes as long as a frame.
    for (const id of map.getLayersOrder())
      if (there.includes(map.getLayer(id)?.source ?? '')) map.removeLayer(id);
    for (const source of there) if (!(source in data)) map.removeSource(source);
    for (const [name, source] of Object.entries(toPartSources(data)))
      if (!there.includes(name)) map.style.addSource(name, source, OWN);
    const { layers } = composeStyle(this.#base, this.#applied, this.#pictured);
    const insertions = toInsertions(part, layers, (id) => map.getLayer(id) !== undefined);
    for (const { layer, above } of insertions.slice(0, -1)) map.style.addLayer(layer, above, OWN);
    // The last goes through the map itself, which then updates all of them.
    const last = insertions.at(-1);
    if (last !== undefined) map.addLayer(last.layer, last.above);
    if (part === 'overlay' || part === 'imported')
      this.#applySelection(EMPTY_SELECTION, this.#applied.selection);
  }

  #applyFilters(): void {
    const { hiddenCodes, layers, overlayHides } = this.#applied;
    const ofTiles = toCodeFilter([...hiddenCodes, ...overlayHides]);
    const filters = [
      ['tiles', ofTiles],
      ['overlay', toCodeFilter(hiddenCodes)],
      ...layers.map((layer) => [toLayerPrefix(layer), ofTiles] as const),
    ] as const;
    for (const [prefix, filter] of filters) {
      for (const { id, kind } of toFilteredLayers(prefix)) {
        if (this.#map.getLayer(id)) this.#map.setFilter(id, toShapeFilter(kind, filter));
      }
    }
    if (this.#map.getLayer(PICTURE_LAYER))
      this.#map.setFilter(PICTURE_LAYER, toPictureFilter(this.#pictured, ofTiles));
  }

  #applyPictured(): void {
    if (!this.#map.getLayer(PICTURE_LAYER)) return;
    this.#applyFilters();
    this.#applyPart('marked');
  }

  #applySelection(from: Selection, to: Selection): void {
    const mark = (source: string, id: string | null, selected: boolean) => {
      if (id !== null && this.#map.getSource(source)) this.#map.setFeatureState({ source, id }, { selected });
    };
    for (const [{ code, localUuid }, selected] of [
      [from, false],
      [to, true],
    ] as const) {
      mark(OVERLAY_SOURCE, code, selected);
      mark(IMPORTED_SOURCE, localUuid, selected);
      mark(IMPORTED_POINTS_SOURCE, localUuid, selected);
    }
    if (to.code !== null) this.#showHalos('overlay');
    if (to.localUuid !== null) this.#showHalos('imported');
  }

  /** The halos of points stay from the first selection on, since laying them out again each time takes longer. */
  #showHalos(prefix: string): void {
    const id = toHaloId(prefix);
    if (this.#map.getLayer(id) && this.#map.getLayoutProperty(id, 'visibility') === 'none')
      this.#map.setLayoutProperty(id, 'visibility', 'visible', OWN);
  }

  /** Easing would interrupt a flight, so padding waits for its end. */
  #applyPadding(padding: Padding): void {
    if (this.#map.isMoving()) {
      this.#map.once('moveend', () => this.#applyPadding(this.#applied.padding));
      return;
    }
    this.#map.easeTo({
      padding,
      duration: this.#applied.reducedMotion ? 0 : 180,
    });
  }

  #setData(source: string, data: GeoJSON.FeatureCollection | string): void {
    if (source === MARKED_SOURCE && typeof data === 'string') {
      // The engine made this source itself, as vector tiles.
      const marked = this.#map.getSource(source) as VectorTileSource | undefined;
      if (marked?.serialize().tiles?.[0] !== data) this.#tiles.setTemplate(source, data);
      return;
    }
    // The engine created these sources itself, as GeoJSON.
    (this.#map.getSource(source) as GeoJSONSource | undefined)?.setData(data);
  }
}

/** The engine's own styles are validated by its tests, not in the browser. */
const OWN = { validate: false } as const;
const FOREIGN = { validate: true } as const;

const EMPTY_SELECTION: Selection = { code: null, localUuid: null };

function toOfflineBase({ baseStyle, basemap, labels, language }: MapScene): StyleSpecification {
  return createBaseStyle(baseStyle, basemap.archiveUrl, labels, language);
}
