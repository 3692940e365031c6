import type { ImportItem } from '../items/import-item.ts';
import { toFeatureTexts } from './imported-text.ts';

/** The kinds of features that the map draws differently, each with a text of its own. */
export type MapKind = 'points' | 'shapes';

/** Features as GeoJSON with commas in between, and their number. */
export interface FeatureText {
  readonly text: Blob;
  readonly count: number;
}

/** The features that can be drawn. */
export type MapText = Readonly<Record<MapKind, FeatureText>>;

/** The features of one kind that can be drawn; those with invalid coordinates are in the table only. */
export const listDrawn = (items: readonly ImportItem[], kind: MapKind): ImportItem[] =>
  items.filter(
    ({ status, geometry }) => status !== 'error' && (geometry.type === 'Point') === (kind === 'points'),
  );

/** The number of characters kept as strings before they are moved into a blob. */
const PIECE_LENGTH = 1_000_000;

/** The text of one kind, collected from many chunks. */
function createFeatureText(kind: MapKind) {
  const pieces: Blob[] = [];
  let texts: string[] = [];
  let length = 0;
  let count = 0;
  const flush = () => {
    pieces.push(new Blob(texts));
    texts = [];
    length = 0;
  };
  const write = (text: string) => {
    texts.push(text);
    length += text.length;
    if (length > PIECE_LENGTH) flush();
  };
  return {
    add(items: readonly ImportItem[]) {
      const drawn = listDrawn(items, kind);
      if (drawn.length === 0) return;
      if (count > 0) write(',');
      for (const text of toFeatureTexts(drawn)) write(text);
      count += drawn.length;
    },
    finish(): FeatureText {
      flush();
      return { text: new Blob(pieces), count };
    },
  };
}

/** Collects what the map draws of a file, while the file is read. */
export function createMapText() {
  const [points, shapes] = [createFeatureText('points'), createFeatureText('shapes')];
  return {
    add(items: readonly ImportItem[]) {
      points.add(items);
      shapes.add(items);
    },
    finish: (): MapText => ({ points: points.finish(), shapes: shapes.finish() }),
  };
}
