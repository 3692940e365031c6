import type { ImageryVariable, Layer, VariableResult } from '@waypost/contract';

const DAY_CHARS = 10;
type Timed = Pick<VariableResult, 'item_datetime'>;
export const toDayName = ({ item_datetime }: Timed): string => item_datetime.slice(0, DAY_CHARS);
export const toTime = ({ item_datetime }: Timed): number => Date.parse(item_datetime);

/** What of a variable can be drawn, oldest first. */
export const listDrawable = ({ results }: Pick<ImageryVariable, 'results'>): VariableResult[] =>
  results.filter(({ has_raster }) => has_raster);

/** The day until which this person chose to see a layer; null: what the timeline selects. */
export function readChosenDay({ properties }: Layer): string | null {
  const { day } = (properties.layer['data'] ?? {}) as { readonly day?: unknown };
  return typeof day === 'string' ? day : null;
}

/**
 * The measurement that is drawn: the last one until the chosen day, else until the end of what the timeline selects.
 * @param until in ms since 1970; null: the present. @returns null if there is none.
 */
export function findShown(
  measured: ImageryVariable,
  chosen: string | null,
  until: number | null,
): VariableResult | null {
  const all = listDrawable(measured);
  if (chosen !== null) return all.findLast((one) => toDayName(one) <= chosen) ?? null;
  if (until === null) return all.at(-1) ?? null;
  return all.findLast((one) => toTime(one) <= until) ?? null;
}
