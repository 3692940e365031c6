import { FIELD_TYPES } from '@waypost/contract';
import type { FoundField } from './store.ts';

export type FieldType = 'string' | 'integer' | 'number' | 'boolean';

/** A property that holds a data field of features. */
export interface Field {
  /** The key in the data of features. */
  readonly key: string;
  /** The name of the flat property. */
  readonly name: string;
  readonly type: FieldType;
}

/** The properties of every feature, with their JSON Schema. */
export const OWN_PROPERTIES = {
  name: { type: 'string' },
  description: { type: 'string' },
  color: { type: 'string', description: 'As #rrggbb.' },
  template: { type: ['string', 'null'], description: 'The form it was collected with.' },
  project: { type: 'string' },
  author: { type: ['string', 'null'] },
  observed: { type: 'string', format: 'date-time' },
  created: { type: 'string', format: 'date-time' },
  updated: { type: 'string', format: 'date-time' },
  area_m2: { type: ['number', 'null'] },
  length_m: { type: ['number', 'null'] },
} as const;

/** Names that desktop programs give their own columns. */
const TAKEN = ['id', 'fid', 'ogc_fid', 'geom', 'geometry', 'type', 'links', 'bbox'];
/** The prefix of a field whose name is taken. */
const PREFIX = 'data_';

/**
 * Names and types the fields of a project: first those of features, typed by their values, then unused fields of
 * templates. Names are unique in any case, because most programs’ tables ignore case.
 */
export function toFields(
  found: readonly FoundField[],
  ofForms: readonly { readonly key: string; readonly type: number }[],
): Field[] {
  const types = new Map<string, FieldType>();
  for (const field of found) types.set(field.key, toFoundType(field));
  const isFound = new Set(types.keys());
  for (const { key, type } of ofForms) {
    if (isFound.has(key)) continue;
    const known = types.get(key);
    const own = toFormType(type);
    // Templates may use one key with different types.
    types.set(key, known === undefined || known === own ? own : 'string');
  }
  const names = new Set([...Object.keys(OWN_PROPERTIES), ...TAKEN]);
  // Sorted by key, so that a field keeps its name when the usage of fields changes.
  return [...types]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, type]) => ({ key, type, name: findName(key, names) }));
}

function toFoundType({ are_integers, are_numbers, are_booleans, is_repeated }: FoundField): FieldType {
  // Repeated values of a feature are joined as text.
  if (is_repeated) return 'string';
  if (are_integers) return 'integer';
  return are_numbers ? 'number' : are_booleans ? 'boolean' : 'string';
}

function toFormType(type: number): FieldType {
  return type === FIELD_TYPES.number ? 'number' : type === FIELD_TYPES.boolean ? 'boolean' : 'string';
}

function findName(key: string, names: Set<string>): string {
  const isFree = (name: string) => !names.has(name.toLowerCase());
  let name = isFree(key) ? key : PREFIX + key;
  for (let count = 2; !isFree(name); count += 1) name = `${PREFIX}${key}_${count}`;
  names.add(name.toLowerCase());
  return name;
}
