import type {
  BaseStyle,
  Bbox,
  CurrentView,
  DrawingEvent,
  DrawingScene,
  LngLat,
  MapScene,
} from '@waypost/map-engine';
import type { FeatureCollection } from 'geojson';
import { createStore } from '../../data/create-store.ts';
import { applyDeletion, EMPTY_FRESH_EDITS, type FreshEdits } from '../scene/fresh-edits.ts';
import { BASE_STYLES } from '../settings/map-looks.ts';

/** A saved feature as the map knows it, before the server answers. */
export interface PlacedFeature {
  readonly code: string;
  readonly name: string;
  readonly color: string;
  /** Whether the map shows a photograph of it. */
  readonly hasPicture: boolean;
  /** The layer that draws it; null for the project's own. */
  readonly layer: string | null;
}

/** The open popup. */
export interface OpenPopup {
  readonly lngLat: LngLat;
  /** All features at the clicked place, the uppermost first; never empty. */
  readonly pile: readonly PlacedFeature[];
  /** The one that is shown. */
  readonly code: string;
  /** Where it is, if a row has opened it: it is ringed then, as it may be part of a cluster. */
  readonly bbox?: Bbox;
}

/** The project on the map: that of the route, or the last one on pages without a project. */
export interface MapPlace {
  readonly organizationId: number;
  readonly projectId: number;
}

/** What this browser tab, but not the server, knows about the map. */
export interface MapSession {
  /** The base style chosen by the person; null follows the theme. */
  readonly baseStyle: BaseStyle | null;
  /** The id of the base map chosen by the person; null follows the server. */
  readonly baseMap: string | null;
  readonly threeD: boolean;
  /** Codes of features hidden until the tab closes. */
  readonly hiddenCodes: readonly string[];
  /** The feature of the open page or popup. */
  readonly selectedCode: string | null;
  /** The feature whose row is hovered or focused. */
  readonly hoveredCode: string | null;
  /** The layer whose page is open, and lists features. */
  readonly openLayer: string | null;
  /** The imported feature chosen on the map or in the table. */
  readonly selectedLocalUuid: string | null;
  readonly popup: OpenPopup | null;
  /** Temporary features of imported files; see `MapScene.imported` for their properties. */
  readonly imported: MapScene['imported'];
  readonly importedCount: number;
  readonly freshEdits: FreshEdits;
  /** The drawing being made or edited; null without tools. Set by `setDrawing` only. */
  readonly drawing: DrawingScene | null;
  /** The saved feature that `drawing` replaces, and which the tiles therefore hide. */
  readonly redrawnCode: string | null;
}

/** The position of the map. Separate from the session, because it changes on each move and no scene depends on it. */
export interface MapWhereabouts {
  /** The camera after the last move; null until the map exists. */
  readonly view: CurrentView | null;
  readonly place: MapPlace | null;
}

const STORAGE_KEY = 'waypost.map';

interface Remembered {
  readonly baseStyle: BaseStyle | null;
  readonly baseMap: string | null;
}

/** Reads the stored settings; absent and invalid values take their defaults. */
export function parseRemembered(text: string | null): Remembered {
  let stored: { baseStyle?: unknown; baseMap?: unknown } = {};
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {};
  } catch {
    // Invalid JSON counts as none.
  }
  return {
    baseStyle: BASE_STYLES.find((style) => style === stored.baseStyle) ?? null,
    baseMap: typeof stored.baseMap === 'string' ? stored.baseMap : null,
  };
}

function readStorage(key: string): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
}

const emptyCollection: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** The session of the map. */
export const mapSession = createStore<MapSession>({
  ...parseRemembered(readStorage(STORAGE_KEY)),
  threeD: false,
  hiddenCodes: [],
  selectedCode: null,
  hoveredCode: null,
  openLayer: null,
  selectedLocalUuid: null,
  popup: null,
  imported: emptyCollection,
  importedCount: 0,
  freshEdits: EMPTY_FRESH_EDITS,
  drawing: null,
  redrawnCode: null,
});

export const mapWhereabouts = createStore<MapWhereabouts>({ view: null, place: null });

/** Chooses a base style, or a base map by its id, and remembers both in this browser. */
export function chooseBase(choice: Partial<Remembered>): void {
  mapSession.set(choice);
  const { baseStyle, baseMap } = mapSession.get();
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ baseStyle, baseMap }));
}

/** Hides a feature on this person's map, or shows it again; hiding closes its popup. */
export function setFeatureHidden(code: string, isHidden: boolean): void {
  const { hiddenCodes, popup } = mapSession.get();
  const others = hiddenCodes.filter((other) => other !== code);
  mapSession.set({
    hiddenCodes: isHidden ? [...others, code] : others,
    ...(isHidden && popup?.code === code ? { popup: null } : {}),
  });
}

/** Opens the popup of the uppermost feature at a place; closes it if it is open already. */
export function togglePopup(lngLat: LngLat, pile: readonly PlacedFeature[]): void {
  const [top] = pile;
  if (top === undefined) return;
  const isSame = mapSession.get().popup?.pile[0]?.code === top.code;
  mapSession.set({ popup: isSame ? null : { lngLat, pile, code: top.code } });
}

/** Shows the feature a number of steps further down at the place of the open popup; wraps around. */
export function turnPile(steps: number): void {
  const { popup } = mapSession.get();
  if (popup === null) return;
  const { pile, code } = popup;
  const place = pile.findIndex((feature) => feature.code === code);
  const next = pile[(place + steps + pile.length) % pile.length];
  if (next !== undefined) mapSession.set({ popup: { ...popup, code: next.code } });
}

export function closePopup(): void {
  mapSession.set({ popup: null });
}

/** Removes a deleted feature from the map before the tiles do. */
export function removeFromMap(code: string): void {
  const { freshEdits, popup, selectedCode } = mapSession.get();
  mapSession.set({
    freshEdits: applyDeletion(freshEdits, code, Date.now()),
    popup: popup?.code === code ? null : popup,
    selectedCode: selectedCode === code ? null : selectedCode,
  });
}

/** Shows temporary features on the map, or the URL of many; pass the same value while nothing changed. */
export function setImported(imported: MapScene['imported'], importedCount: number): void {
  mapSession.set({ imported, importedCount });
}

let drawingListener: ((event: DrawingEvent) => void) | null = null;

/**
 * Shows a drawing on the map, in place of the saved feature `redrawnCode` if given, and registers the listener of its
 * events.
 */
export function setDrawing(
  drawing: DrawingScene | null,
  listener: (event: DrawingEvent) => void,
  redrawnCode: string | null = null,
): void {
  drawingListener = listener;
  mapSession.set({ drawing, redrawnCode, ...(drawing === null ? {} : { popup: null }) });
}

/** Removes the drawing of this listener; a later one's stays. */
export function removeDrawing(listener: (event: DrawingEvent) => void): void {
  if (drawingListener !== listener) return;
  drawingListener = null;
  mapSession.set({ drawing: null, redrawnCode: null });
}

/** Forwards drawing events of the engine. */
export function tellDrawing(event: DrawingEvent): void {
  drawingListener?.(event);
}

/** The bounds of the visible map, or null before it exists. */
export function getViewBounds(): Bbox | null {
  return mapWhereabouts.get().view?.bounds ?? null;
}
