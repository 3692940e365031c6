import type { GeoJSONSource, Map as MapLibreMap, StyleSpecification, VectorTileSource } from 'maplibre-gl';
import type { SketchPointer } from '../drawing/drawing-scene.ts';
import { toCodeFilter, toFilteredLayers, toHaloId, toShapeFilter } from '../layers/feature-layers.ts';
import { PICTURE_LAYER, toPictureFilter } from '../pictures/picture-layer.ts';
import { createBaseStyle } from '../styles/base-style.ts';
import { BaseStyleLoader } from '../styles/base-style-loader.ts';
import { supplyImagesOf } from '../styles/map-images.ts';
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
 * Keeps the map equal to the wanted scene. A change that cannot be applied yet (a style is loading) is applied on the
 * event with which MapLibre says it can; there are no timers.
 */
export class SceneApplier {
  readonly #map: MapLibreMap;
  readonly #bases: BaseStyleLoader;
  #applied: MapScene;
  #wanted: MapScene;
  #base: StyleSpecification;
  readonly #onBase: (style: StyleSpecification) => void;
  #isStyleReady = false;
  #pictured: readonly string[] = [];
  #pointer: SketchPointer = { pointer: null, isSnapped: false, dragged: null };

  constructor(
    map: MapLibreMap,
    scene: MapScene,
    onBaseFailed: FailureListener,
    onBase: (style: StyleSpecification) => void,
  ) {
    this.#map = map;
    this.#onBase = onBase;
    this.#bases = new BaseStyleLoader(() => this.#sync(true), onBaseFailed);
    // The first style is the offline one even when another is wanted, so that the map is never blank while that loads.
    this.#base = toOfflineBase(scene);
    this.#applied = scene;
    this.#wanted = scene;
    map.on('style.load', () => {
      this.#isStyleReady = true;
      this.#applySelection(EMPTY_SELECTION, this.#applied.selection);
      this.#sync(this.#wanted.basemap.kind === 'style-url');
    });
    map.setStyle(composeStyle(this.#base, scene), OWN);
    onBase(this.#base);
  }

  /** The most recent scene. */
  get scene(): MapScene {
    return this.#wanted;
  }

  setScene(scene: MapScene): void {
    if (scene.baseStyle !== this.#wanted.baseStyle) this.#bases.forgetFailures();
    this.#wanted = scene;
    this.#sync(false);
  }

  /** Falls back to the offline style when the current one cannot read its sources. */
  rejectBase(message: string): boolean {
    return this.#bases.reject(this.#wanted, message);
  }

  /** Shows the transient state of the pointer in the drawing. */
  setPointer(pointer: SketchPointer): void {
    this.#pointer = pointer;
    if (this.#isStyleReady) this.#applyPart('sketch');
  }

  /** Codes of the points shown with their photograph; their images are already on the map. */
  setPictured(codes: readonly string[]): void {
    const before = this.#pictured;
    if (codes.length === before.length && codes.every((code) => before.includes(code))) return;
    this.#pictured = codes;
    if (this.#isStyleReady) this.#applyPictured();
  }

  retryTiles(): void {
    const { featureTiles } = this.#applied;
    if (!featureTiles || !this.#isStyleReady) return;
    for (const source of [toTilesSource(featureTiles.projectKey), MARKED_SOURCE])
      this.#getTiles(source)?.setTiles([featureTiles.urlTemplate]);
  }

  close(): void {
    this.#bases.close();
  }

  #sync(isBaseChanged: boolean): void {
    if (!this.#isStyleReady) return;
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
        this.#getTiles(toTilesSource(change.tiles.projectKey))?.setTiles([change.tiles.urlTemplate]);
        this.#applyPart('marked');
        return;
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

  /** Lets MapLibre compute the smallest change; sources that stay the same keep their tiles. */
  #applyStyle(from: MapScene): void {
    const scene = this.#applied;
    const base = this.#bases.find(scene) ?? this.#base;
    if (base !== this.#base) this.#onBase(base);
    this.#base = base;
    const tiles = scene.featureTiles;
    // MapLibre drops a source whose URL differs and creates a new one; swapping the URL first keeps its tiles.
    if (
      tiles &&
      tiles.projectKey === from.featureTiles?.projectKey &&
      tiles.urlTemplate !== from.featureTiles.urlTemplate
    ) {
      this.#getTiles(toTilesSource(tiles.projectKey))?.setTiles([tiles.urlTemplate]);
    }
    const before = this.#map.style;
    const style = composeStyle(this.#base, scene, this.#pictured);
    supplyImagesOf(this.#map, style);
    this.#map.setStyle(style, scene.basemap.kind === 'style-url' ? FOREIGN : OWN);
    // MapLibre replaces the style object when a change cannot be made in steps; `style.load` follows.
    if (this.#map.style !== before) this.#isStyleReady = false;
    else this.#applySelection(EMPTY_SELECTION, scene.selection);
  }

  /** Updates the data of a part; its sources and layers are added with its first data and removed with its last. */
  #applyPart(part: ScenePart): void {
    const map = this.#map;
    const data = toPartData(part, this.#applied, this.#pointer);
    const there = listPartSources(part).filter((source) => map.getSource(source));
    for (const source of there) {
      const one = data[source];
      if (one !== undefined) this.#setData(source, one);
    }
    // The layers of a marked feature are specific to it: another feature has others.
    const isMarked = part === 'marked' && there.length > 0;
    if (Object.keys(data).join() === there.join() && !isMarked) return;
    // Layers are added individually: `setStyle` compares the whole style and validates new layers, which takes a frame.
    for (const id of map.getLayersOrder())
      if (there.includes(map.getLayer(id)?.source ?? '')) map.removeLayer(id);
    for (const source of there) if (!(source in data)) map.removeSource(source);
    for (const [name, source] of Object.entries(toPartSources(data)))
      if (!there.includes(name)) map.style.addSource(name, source, OWN);
    const { layers } = composeStyle(this.#base, this.#applied, this.#pictured);
    const insertions = toInsertions(part, layers, (id) => map.getLayer(id) !== undefined);
    for (const { layer, above } of insertions.slice(0, -1)) map.style.addLayer(layer, above, OWN);
    // The last one is added through the map, which then redraws for all of them.
    const last = insertions.at(-1);
    if (last !== undefined) map.addLayer(last.layer, last.above);
    if (part === 'overlay' || part === 'imported')
      this.#applySelection(EMPTY_SELECTION, this.#applied.selection);
  }

  #applyFilters(): void {
    const { hiddenCodes, overlayHides } = this.#applied;
    const filters = {
      tiles: toCodeFilter([...hiddenCodes, ...overlayHides]),
      overlay: toCodeFilter(hiddenCodes),
    };
    for (const [prefix, filter] of Object.entries(filters)) {
      for (const { id, kind } of toFilteredLayers(prefix)) {
        if (this.#map.getLayer(id)) this.#map.setFilter(id, toShapeFilter(kind, filter));
      }
    }
    if (this.#map.getLayer(PICTURE_LAYER))
      this.#map.setFilter(PICTURE_LAYER, toPictureFilter(this.#pictured, filters.tiles));
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

  /** Halos of points stay from the first selection on: laying them out anew for each would take longer. */
  #showHalos(prefix: string): void {
    const id = toHaloId(prefix);
    if (this.#map.getLayer(id) && this.#map.getLayoutProperty(id, 'visibility') === 'none')
      this.#map.setLayoutProperty(id, 'visibility', 'visible', OWN);
  }

  /** An ease would interrupt a flight, so padding waits until the flight ends. */
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
      const tiles = this.#getTiles(source);
      if (tiles?.serialize().tiles?.[0] !== data) tiles?.setTiles([data]);
      return;
    }
    // The engine created these sources itself, as GeoJSON.
    (this.#map.getSource(source) as GeoJSONSource | undefined)?.setData(data);
  }

  #getTiles(source: string): VectorTileSource | undefined {
    // The engine created these sources itself, as vector tiles.
    return this.#map.getSource(source) as VectorTileSource | undefined;
  }
}

/** The engine's own styles are validated by its tests, not in the user's browser. */
const OWN = { validate: false } as const;
const FOREIGN = { validate: true } as const;

const EMPTY_SELECTION: Selection = { code: null, localUuid: null };

function toOfflineBase({ baseStyle, basemap, labels }: MapScene): StyleSpecification {
  return createBaseStyle(baseStyle, basemap.archiveUrl, labels);
}
