import type { FeatureEventRow, LoggedEvent } from '@waypost/contract';
import type { Feature, FeatureCollection, Point } from 'geojson';

interface FreshEdit {
  readonly code: string;
  /** When the event arrived, in milliseconds since 1970. */
  readonly at: number;
  /** What to draw until then; null for a deletion. */
  readonly feature: Feature | null;
}

/** Edits received as events that the tiles may not contain yet. */
export interface FreshEdits {
  readonly edits: readonly FreshEdit[];
  /** `MapScene.overlay`; the same object while unchanged. */
  readonly overlay: FeatureCollection;
  /** `MapScene.overlayHides`. */
  readonly hides: readonly string[];
}

export const EMPTY_FRESH_EDITS: FreshEdits = {
  edits: [],
  overlay: { type: 'FeatureCollection', features: [] },
  hides: [],
};

/** More edits at once are an import: its tiles arrive sooner than drawing each edit above them. */
const MAX_EDITS = 200;

function toFreshEdits(edits: readonly FreshEdit[]): FreshEdits {
  if (edits.length === 0) return EMPTY_FRESH_EDITS;
  return {
    edits,
    overlay: { type: 'FeatureCollection', features: edits.flatMap((edit) => edit.feature ?? []) },
    hides: edits.map((edit) => edit.code),
  };
}

/** The bounding box of a point is the point; for other geometries an event carries too little to draw. */
function toPointFeature(row: FeatureEventRow): Feature<Point> | null {
  if (row.type !== 'Point') return null;
  const [west, south] = row.bbox;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [west, south] },
    properties: { code: row.code, name: row.name, color: row.color, age_days: 0 },
  };
}

function toEdits(event: LoggedEvent, now: number): FreshEdit[] {
  const { payload } = event;
  if ('codes' in payload) return payload.codes.map((code) => ({ code, at: now, feature: null }));
  if (!('features' in payload)) return [];
  return payload.features.flatMap((row) => {
    const feature = toPointFeature(row);
    return feature === null ? [] : [{ code: row.code, at: now, feature }];
  });
}

/** Applies an event; returns the same object if nothing changes on the map. */
export function applyEvent(fresh: FreshEdits, event: LoggedEvent, now: number): FreshEdits {
  const edits = toEdits(event, now);
  if (edits.length === 0) return fresh;
  const codes = new Set(edits.map((edit) => edit.code));
  const all = [...fresh.edits.filter((edit) => !codes.has(edit.code)), ...edits];
  return toFreshEdits(
    all.length > MAX_EDITS ? all.filter((edit) => edit.feature === null).slice(-MAX_EDITS) : all,
  );
}

/** Applies a deletion before its event arrives. */
export function applyDeletion(fresh: FreshEdits, code: string, now: number): FreshEdits {
  return toFreshEdits([
    ...fresh.edits.filter((edit) => edit.code !== code),
    { code, at: now, feature: null },
  ]);
}

/** Drops edits that the tiles contain, given when their version was requested: never earlier than the event. */
export function settleEdits(fresh: FreshEdits, askedAt: number): FreshEdits {
  const left = fresh.edits.filter((edit) => edit.at >= askedAt);
  return left.length === fresh.edits.length ? fresh : toFreshEdits(left);
}
