import type { OgcItem } from '@waypost/contract';
import type { Field } from './fields.ts';
import type { ItemRow } from './store.ts';

type Value = OgcItem['properties'][string];

/** A feature as GeoJSON with flat properties: the same ones for each, null where one has no value. */
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
    ['area_m2', row.area_m2],
    ['length_m', row.length_m],
    ...fields.map((field): [string, Value] => [
      field.name,
      toValue(field, values.get(field.key)?.map(({ value }) => value) ?? []),
    ]),
  ];
  return {
    type: 'Feature',
    id: row.code,
    geometry: row.geometry,
    properties: Object.fromEntries(properties),
  };
}

function toValue({ type }: Field, values: readonly string[]): Value {
  const [first = ''] = values;
  if (type === 'string') return values.length === 0 ? null : values.join('; ');
  // What came in since the types were looked at may be anything.
  if (type === 'boolean') return first === 'true' ? true : first === 'false' ? false : null;
  const number = Number(first);
  return first.trim() === '' || !Number.isFinite(number) ? null : number;
}
