import type { DataField } from '../outcome/decoded.ts';
import { isLargeInteger } from '../properties/large-integers.ts';
import { isNoData, isNoNumber } from '../properties/no-data.ts';

const NUMBER = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const COMMA_NUMBER = /^[+-]?(?:0|[1-9]\d*),\d+$/;
const BOOLEAN = /^(?:true|false)$/i;

/** Types of the values of one column so far. */
interface Seen {
  count: number;
  numbers: number;
  commaNumbers: number;
  booleans: number;
  /** Words such as NaN, which are numbers among numbers. */
  noNumbers: number;
}

/** Infers types by column: one word among numbers makes all of them text. */
export interface ColumnTypes {
  see(key: string, value: string): void;
  /** Gives the fields the types of their columns. @returns them without the numbers that are none. */
  apply(fields: readonly DataField[]): DataField[];
}

/** `usesCommas`: numbers of this table are written with a decimal comma, `1,5`. */
export function createColumnTypes(usesCommas: boolean): ColumnTypes {
  const columns = new Map<string, Seen>();
  const typeOf = ({ count, numbers, commaNumbers, noNumbers, booleans }: Seen): DataField['type'] => {
    if (noNumbers < count && numbers + commaNumbers + noNumbers === count) return 1;
    return booleans === count ? 2 : 0;
  };
  return {
    see: (key, value) => {
      const seen = columns.get(key) ?? { count: 0, numbers: 0, commaNumbers: 0, booleans: 0, noNumbers: 0 };
      seen.count += 1;
      if (NUMBER.test(value) && !isLargeInteger(value)) seen.numbers += 1;
      else if (usesCommas && COMMA_NUMBER.test(value)) seen.commaNumbers += 1;
      else if (BOOLEAN.test(value)) seen.booleans += 1;
      else if (isNoNumber(value)) seen.noNumbers += 1;
      columns.set(key, seen);
    },
    apply: (fields) => {
      for (const field of fields) {
        const seen = columns.get(field.key);
        if (seen === undefined) continue;
        field.type = typeOf(seen);
        if (field.type === 1) field.value = field.value.replace(',', '.');
        if (field.type === 2) field.value = field.value.toLowerCase();
      }
      return fields.filter((field) => !isNoData(field));
    },
  };
}
