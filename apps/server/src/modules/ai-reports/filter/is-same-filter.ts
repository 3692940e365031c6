import { isDeepStrictEqual } from 'node:util';
import { type LayerFilter, toLayerConditions } from '@waypost/contract';

/** What a filter asks, in an order of its own: the form saves what was chosen in the order of its choices. */
const toComparable = (filter: LayerFilter) =>
  Object.fromEntries(
    Object.entries(toLayerConditions(filter)).map(([name, value]) => [
      name,
      Array.isArray(value) ? [...new Set(value)].sort() : value,
    ]),
  );

/** Whether two filters ask for the same. */
export const isSameFilter = (one: LayerFilter, other: LayerFilter): boolean =>
  isDeepStrictEqual(toComparable(one), toComparable(other));
