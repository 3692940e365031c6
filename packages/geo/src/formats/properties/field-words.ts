import type { DataField, DecodedProperties } from '../outcome/decoded.ts';
import { firstText, parseHexColor, readOwnFlags, restoreOwnData } from './property-text.ts';
import { readColumns } from './table-columns.ts';
import { findDayOrder, parseTableDate } from './table-dates.ts';

/** A field that all features of a file have; the type is that of its values. */
export interface FieldLayout {
  readonly key: string;
  readonly type: DataField['type'];
}

/** What a feature says beside its geometry, but for the file. */
export type FieldWords = Omit<DecodedProperties, 'fileName'>;

/**
 * Reads the words of features that all have the same fields: which is the name, the description, the colour and the
 * date is found by the fields' names; the others are data. Values are texts in the order of the layout, '' for none.
 */
export function createFieldWords(
  layout: readonly FieldLayout[],
  fallbackName: string,
): (values: readonly string[]) => FieldWords {
  const { roles, keys } = readColumns(layout.map(({ key }) => key));
  const [name, description, color, date] = (['name', 'description', 'color', 'date'] as const).map(
    (role) => roles.get(role) ?? -1,
  );
  return (values) => {
    const textOf = (index: number | undefined) => (values[index ?? -1] ?? '').trim();
    const words: FieldWords = {
      name: firstText(textOf(name), fallbackName),
      description: textOf(description),
      color: parseHexColor(textOf(color)),
      created_origin: parseTableDate(textOf(date), findDayOrder([textOf(date)])),
      data: [],
      folder: null,
    };
    for (const [index, { type }] of layout.entries()) {
      const isTaken =
        index === name ||
        index === description ||
        (index === color && words.color !== null) ||
        (index === date && words.created_origin !== null);
      const value = textOf(index);
      if (!isTaken && value !== '') words.data.push({ key: keys[index] ?? '', value, type });
    }
    return { ...words, data: restoreOwnData(words.data), ...readOwnFlags(words.data) };
  };
}
