import type { ImageryVariable, Layer, VariableResult } from '@waypost/contract';

const DAY_CHARS = 10;
export const toDayName = ({ item_datetime }: VariableResult): string => item_datetime.slice(0, DAY_CHARS);

/** What of a variable can be drawn, oldest first. */
export const listDrawable = ({ results }: ImageryVariable): VariableResult[] =>
  results.filter(({ has_raster }) => has_raster);

/** The day that this person chose of a layer; null: what the timeline selects. */
export function readChosenDay({ properties }: Layer): string | null {
  const { day } = (properties.layer['data'] ?? {}) as { readonly day?: unknown };
  return typeof day === 'string' ? day : null;
}

/**
 * The measurement that is drawn: the chosen one, else the last one before the end of what the timeline selects.
 * @param until in ms since 1970; null: the present. @returns null if there is none.
 */
export function findShown(
  measured: ImageryVariable,
  chosen: string | null,
  until: number | null,
): VariableResult | null {
  const all = listDrawable(measured);
  const picked = chosen === null ? undefined : all.find((one) => toDayName(one) === chosen);
  if (picked !== undefined) return picked;
  if (until === null) return all.at(-1) ?? null;
  return all.findLast(({ item_datetime }) => Date.parse(item_datetime) <= until) ?? null;
}
