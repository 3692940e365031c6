import type { ImportLineInput, ImportSource } from '@waypost/contract';
import { type ImportItem, isNamed, toFeatureCreate } from '../items/import-item.ts';

/** The number of features per request: few enough for visible progress, many enough to keep the overhead low. */
const PART_FEATURES = 500;
const PART_CHARACTERS = 2_000_000;

/** A feature of a run, with its position. */
export interface PlacedItem {
  readonly index: number;
  readonly item: ImportItem;
}

/** Features that share a request, as they are sent. */
export interface Part {
  readonly items: readonly PlacedItem[];
  readonly body: string;
}

/** The request of a feature without a photograph, always the same for the same feature. */
function toLine(item: ImportItem, source: ImportSource | null): ImportLineInput {
  return {
    ...toFeatureCreate(item),
    local_uuid: item.localUuid,
    ...(isNamed(item) ? {} : { is_unnamed: true }),
    ...(source === null ? {} : { source }),
  };
}

/** Splits features into requests, each serialized only when its turn comes. */
export function* toParts(
  items: readonly PlacedItem[],
  findSource: (item: ImportItem) => ImportSource | null,
): Generator<Part> {
  let held: PlacedItem[] = [];
  let lines: string[] = [];
  let length = 0;
  for (const placed of items) {
    const line = JSON.stringify(toLine(placed.item, findSource(placed.item)));
    const isFull = held.length >= PART_FEATURES || length + line.length > PART_CHARACTERS;
    if (isFull && held.length > 0) {
      yield { items: held, body: lines.join('\n') };
      [held, lines, length] = [[], [], 0];
    }
    held.push(placed);
    lines.push(line);
    length += line.length;
  }
  if (held.length > 0) yield { items: held, body: lines.join('\n') };
}
