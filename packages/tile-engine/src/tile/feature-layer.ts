import { createTextTableBuilder, type TextTable } from '../arrays/text-table.ts';
import { IS_SHARED } from '../generation/generation.ts';
import { RING_KIND } from '../generation/shape-index.ts';
import type { Part } from '../tile-set/part.ts';
import { createLayerWriter, type LayerWriter, TEXT_SLOTS } from './layer-writer.ts';

/** Properties in the order of the layer’s keys. */
const KEYS = ['code', 'name', 'color', 'kind', 'shared', 'age_days', 'picture'] as const;
const CODE = 0;
const NAME = 1;
const COLOR = 2;
const KIND = 3;
const SHARED = 4;
const AGE = 5;
const PICTURE = 6;

/** Kinds by number. */
const POINT = 0;
const LINE = 1;
const AREA = 2;
const KINDS: TextTable = (() => {
  const table = createTextTableBuilder();
  for (const kind of ['point', 'line', 'area']) table.add(kind);
  return table.finish();
})();

/** Text slots: two per part. */
const KIND_SLOT = 0;
const FIRST_PART_SLOT = 1;
/** The most parts of a tile. */
export const MAX_PARTS = Math.floor((TEXT_SLOTS - FIRST_PART_SLOT) / 2);

const DAY_MS = 86_400_000;
/** Features fade over one year. */
const MAX_AGE_DAYS = 365;

export function createFeatureLayer(): LayerWriter {
  return createLayerWriter('features', KEYS);
}

function kindOf({ points, shapes }: Part['generation'], row: number): number {
  const shape = row - points.xs.length;
  if (shape < 0) return POINT;
  return shapes.ringKinds[shapes.ringStarts[shape] ?? 0] === RING_KIND.line ? LINE : AREA;
}

/** Writes the properties of the next feature, a row of a part. */
export function writeProperties(layer: LayerWriter, part: Part, row: number, nowMs: number): void {
  const { generation, ordinal, paint } = part;
  const { columns, pictures } = generation;
  const slot = FIRST_PART_SLOT + ordinal * 2;
  const name = columns.name[row] ?? 0;
  const color = (paint === null ? columns.color[row] : paint.column[row]) ?? 0;
  const kind = kindOf(generation, row);
  const age = Math.floor((nowMs - (columns.created[row] ?? 0)) / DAY_MS);
  layer.ownText(CODE, generation.codes, row);
  layer.text(NAME, generation.names, name, slot, name);
  layer.text(COLOR, paint === null ? generation.colors : paint.colors, color, slot + 1, color);
  layer.text(KIND, KINDS, kind, KIND_SLOT, kind);
  layer.boolean(SHARED, ((columns.flags[row] ?? 0) & IS_SHARED) !== 0);
  layer.uint(AGE, Math.min(Math.max(age, 0), MAX_AGE_DAYS));
  if (pictures.starts[row] !== pictures.starts[row + 1]) layer.ownText(PICTURE, pictures, row);
}
