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

/** A saved feature as the map has it: what is known of it before the server answers. */
export interface PlacedFeature {
  readonly code: string;
  readonly name: string;
  readonly color: string;
  /** Whether a photograph of it stands on the map. */
  readonly hasPicture: boolean;
}

/** The popup that is open. */
export interface OpenPopup {
  readonly lngLat: LngLat;
  /** All that lies where it was clicked, the uppermost first; never empty. */
  readonly pile: readonly PlacedFeature[];
  /** The one of them that is shown. */
  readonly code: string;
}

/** The place whose features the map shows: that of the route, or the last one on pages without a project. */
export interface MapPlace {
  readonly organizationId: number;
  readonly projectId: number;
}

/** What this browser tab knows about the map and the server does not. */
export interface MapSession {
  /** The base style the person chose; null follows the theme. */
  readonly baseStyle: BaseStyle | null;
  readonly threeD: boolean;
  /** Codes of features the person hid, until the tab closes. */
  readonly hiddenCodes: readonly string[];
  /** The feature a page or popup is about. */
  readonly selectedCode: string | null;
  /** The feature whose row is under the pointer or has the focus. */
  readonly hoveredCode: string | null;
  /** The temporary feature that is chosen on the map or in the table. */
  readonly selectedLocalUuid: string | null;
  readonly popup: OpenPopup | null;
  /** Temporary features of imported files; see `MapScene.imported` for their properties. */
  readonly imported: MapScene['imported'];
  readonly importedCount: number;
  readonly freshEdits: FreshEdits;
  /** What is being drawn or changed by hand; null while no tool is out. Only `setDrawing` puts it here. */
  readonly drawing: DrawingScene | null;
  /** The saved feature that is drawn as `drawing` shows it, and therefore not as the tiles have it. */
  readonly redrawnCode: string | null;
}

/** Where the map is. Apart from the session, because it changes at each move and no scene depends on it. */
export interface MapWhereabouts {
  /** The camera after the last move; null until the map is there. */
  readonly view: CurrentView | null;
  readonly place: MapPlace | null;
}

const STORAGE_KEY = 'waypost.map';

interface Remembered {
  readonly baseStyle: BaseStyle | null;
}

/** Reads what was remembered; what is absent or wrong takes its default. */
export function parseRemembered(text: string | null): Remembered {
  let stored: { baseStyle?: unknown } = {};
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {};
  } catch {
    // Broken text counts as none.
  }
  return { baseStyle: BASE_STYLES.find((style) => style === stored.baseStyle) ?? null };
}

function readStorage(key: string): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
}

const emptyCollection: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** The one session of the map. */
export const mapSession = createStore<MapSession>({
  ...parseRemembered(readStorage(STORAGE_KEY)),
  threeD: false,
  hiddenCodes: [],
  selectedCode: null,
  hoveredCode: null,
  selectedLocalUuid: null,
  popup: null,
  imported: emptyCollection,
  importedCount: 0,
  freshEdits: EMPTY_FRESH_EDITS,
  drawing: null,
  redrawnCode: null,
});

export const mapWhereabouts = createStore<MapWhereabouts>({ view: null, place: null });

export function chooseBaseStyle(baseStyle: BaseStyle): void {
  mapSession.set({ baseStyle });
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ baseStyle }));
}

/** Hides a feature on this person's map, or shows it again; closes its popup when it is hidden. */
export function setFeatureHidden(code: string, isHidden: boolean): void {
  const { hiddenCodes, popup } = mapSession.get();
  const others = hiddenCodes.filter((other) => other !== code);
  mapSession.set({
    hiddenCodes: isHidden ? [...others, code] : others,
    ...(isHidden && popup?.code === code ? { popup: null } : {}),
  });
}

/** Opens the popup of the uppermost feature of a pile; the same one again closes it. */
export function togglePopup(lngLat: LngLat, pile: readonly PlacedFeature[]): void {
  const [top] = pile;
  if (top === undefined) return;
  const isSame = mapSession.get().popup?.pile[0]?.code === top.code;
  mapSession.set({ popup: isSame ? null : { lngLat, pile, code: top.code } });
}

/** Shows the feature so many steps further down the pile of the open popup; after the lowest comes the uppermost. */
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

/** Takes a deleted feature off the map before the tiles know. */
export function removeFromMap(code: string): void {
  const { freshEdits, popup, selectedCode } = mapSession.get();
  mapSession.set({
    freshEdits: applyDeletion(freshEdits, code, Date.now()),
    popup: popup?.code === code ? null : popup,
    selectedCode: selectedCode === code ? null : selectedCode,
  });
}

/** Puts temporary features on the map, or the address of many; pass the same while nothing changed. */
export function setImported(imported: MapScene['imported'], importedCount: number): void {
  mapSession.set({ imported, importedCount });
}

let drawingListener: ((event: DrawingEvent) => void) | null = null;

/**
 * Puts a drawing on the map, in place of a saved feature where `redrawnCode` names one, and says who hears what
 * a person does with it.
 */
export function setDrawing(
  drawing: DrawingScene | null,
  listener: (event: DrawingEvent) => void,
  redrawnCode: string | null = null,
): void {
  drawingListener = listener;
  mapSession.set({ drawing, redrawnCode, ...(drawing === null ? {} : { popup: null }) });
}

/** Takes the drawing of this listener off the map; another's that has taken its place stays. */
export function removeDrawing(listener: (event: DrawingEvent) => void): void {
  if (drawingListener !== listener) return;
  drawingListener = null;
  mapSession.set({ drawing: null, redrawnCode: null });
}

/** Hands on what the engine tells of the drawing. */
export function tellDrawing(event: DrawingEvent): void {
  drawingListener?.(event);
}

/** A box of the size of the visible map, or null before there is one. */
export function getViewBounds(): Bbox | null {
  return mapWhereabouts.get().view?.bounds ?? null;
}
