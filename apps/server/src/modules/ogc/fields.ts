import { FIELD_TYPES } from '@waypost/contract';
import type { FoundField } from './store.ts';

export type FieldType = 'string' | 'integer' | 'number' | 'boolean';

/** One property that comes from what people fill in. */
export interface Field {
  /** What it is called in the data of features. */
  readonly key: string;
  /** What it is called among the flat properties. */
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

/** Names that desktop programs give to columns of their own. */
const TAKEN = ['id', 'fid', 'ogc_fid', 'geom', 'geometry', 'type', 'links', 'bbox'];
/** Before the name of a field that is called like something else. */
const PREFIX = 'data_';

/**
 * Names and types the fields of a project: those that features carry, by what their values are, then those of forms
 * that nobody filled in yet. Two names are never the same, whatever their case: tables of most programs know none.
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
    // Two forms may have fields of one name and two types.
    types.set(key, known === undefined || known === own ? own : 'string');
  }
  const names = new Set([...Object.keys(OWN_PROPERTIES), ...TAKEN]);
  // By their keys, so that a field keeps its name while others come to be used more.
  return [...types]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, type]) => ({ key, type, name: findName(key, names) }));
}

function toFoundType({ are_integers, are_numbers, are_booleans, is_repeated }: FoundField): FieldType {
  // What a feature says twice is kept whole, as text.
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
