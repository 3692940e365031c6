import type { OgcItem } from '@waypost/contract';
import { windRings } from '@waypost/geo';
import type { Field } from './fields.ts';
import type { ItemRow } from './store.ts';

declare global {
  interface JSON {
    /** Text that `JSON.stringify` writes unchanged (ECMAScript, “JSON.parse source text access”). */
    rawJSON(text: string): object;
  }
}

/** A flat value; an object is a number in raw JSON text. */
type Value = string | number | boolean | null | object;

/** A feature as GeoJSON with flat, uniform properties; missing values are null. */
export function toItem(row: ItemRow, fields: readonly Field[]): OgcItem {
  const { name, description, color, template, project, author, observed, created, updated } = row;
  const values = Map.groupBy(row.data, ({ key }) => key);
  const properties: [string, Value][] = [
    ['name', name],
    ['description', description],
    ['color', color],
    ['template', template],
    ['project', project],
    ['author', author],
    ['observed', observed.toISOString()],
    ['created', created.toISOString()],
    ['updated', updated.toISOString()],
    ['area_m2', toDecimal(row.area_m2)],
    ['length_m', toDecimal(row.length_m)],
    ...fields.map((field): [string, Value] => [
      field.name,
      toValue(field, values.get(field.key)?.map(({ value }) => value) ?? []),
    ]),
  ];
  return {
    type: 'Feature',
    id: row.code,
    geometry: windRings(row.geometry),
    properties: Object.fromEntries(properties),
  };
}

function toValue({ type }: Field, values: readonly string[]): Value {
  const [first = ''] = values;
  if (type === 'string') return values.length === 0 ? null : values.join('; ');
  // A value written since the types were determined may not fit.
  if (type === 'boolean') return first === 'true' ? true : first === 'false' ? false : null;
  const number = first.trim() === '' ? Number.NaN : Number(first);
  if (!Number.isFinite(number)) return null;
  return type === 'integer' ? number : toDecimal(number);
}

/**
 * Writes a number with a decimal point even if it is whole: programs infer a column’s type from the first page and
 * would truncate decimals on later pages.
 */
function toDecimal(value: number | null): Value {
  if (value === null) return null;
  const text = String(value);
  return JSON.rawJSON(/^-?\d+$/.test(text) ? `${text}.0` : text);
}
