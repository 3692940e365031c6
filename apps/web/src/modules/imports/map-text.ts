import type { ImportItem } from './import-item.ts';
import { toFeatureTexts } from './imported-text.ts';

/** What the map draws in ways of their own, and takes as a text each. */
export const MAP_KINDS = ['points', 'shapes'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

/** Features as GeoJSON with commas in between, and how many they are. */
export interface FeatureText {
  readonly text: Blob;
  readonly count: number;
}

/** Those of the features that can be drawn. */
export type MapText = Readonly<Record<MapKind, FeatureText>>;

/** Those of one kind that can be drawn: what has broken coordinates stays in the table only. */
export const listDrawn = (items: readonly ImportItem[], kind: MapKind): ImportItem[] =>
  items.filter(
    ({ status, geometry }) => status !== 'error' && (geometry.type === 'Point') === (kind === 'points'),
  );

/** So many letters are kept as strings before they are handed to the browser. */
const PIECE_LENGTH = 1_000_000;

/** One text out of many pieces. */
function createText() {
  const pieces: Blob[] = [];
  let texts: string[] = [];
  let length = 0;
  const flush = () => {
    pieces.push(new Blob(texts));
    texts = [];
    length = 0;
  };
  return {
    add(text: string) {
      texts.push(text);
      length += text.length;
      if (length > PIECE_LENGTH) flush();
    },
    finish() {
      flush();
      return new Blob(pieces);
    },
  };
}

/** Puts together what the map draws of a file, while the file is read. */
export function createMapText() {
  const kinds = MAP_KINDS.map((kind) => ({ kind, text: createText(), count: 0 }));
  return {
    add(items: readonly ImportItem[]) {
      for (const one of kinds) {
        const drawn = listDrawn(items, one.kind);
        if (drawn.length === 0) continue;
        if (one.count > 0) one.text.add(',');
        for (const text of toFeatureTexts(drawn)) one.text.add(text);
        one.count += drawn.length;
      }
    },
    finish: () =>
      Object.fromEntries(
        kinds.map(({ kind, text, count }) => [kind, { text: text.finish(), count }]),
      ) as unknown as MapText,
  };
}
