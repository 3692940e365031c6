/** Where an item stands in its file, from 1: its line, its row of a sheet, or its number among all items. */
export type ItemPlace =
  | { readonly line: number }
  | { readonly row: number; readonly sheet: string }
  | { readonly item: number };

/** What an item without a name is called in a report. */
export function toPlaceLabel(place: ItemPlace): string {
  if ('line' in place) return `line ${place.line}`;
  return 'row' in place ? `${place.sheet} ${place.row}` : String(place.item);
}
