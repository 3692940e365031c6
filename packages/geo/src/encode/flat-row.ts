import type { DataColumn, EncodeOptions, ExportedFeature } from './exported-feature.ts';
import { DELETED_FIELD_KEYS, OWN_FIELD_KEYS, PHOTOS_FIELD_KEY, toOwnFields } from './own-fields.ts';

/** A column of a table of features: text, number or boolean. */
export interface FlatColumn {
  readonly name: string;
  readonly type: DataColumn['type'];
}

const FIRST_KEYS = ['name', 'description', 'color', 'created_origin'] as const;
/** Names reserved by a format or its readers. */
const RESERVED: ReadonlySet<string> = new Set([
  ...FIRST_KEYS,
  ...OWN_FIELD_KEYS,
  ...DELETED_FIELD_KEYS,
  PHOTOS_FIELD_KEY,
  'latitude',
  'longitude',
  'wkt',
  'fid',
  'geom',
  'desc',
]);

/** Data fields with a column; names are case-insensitive, as in databases. */
function pickColumns({ columns, notes }: EncodeOptions): DataColumn[] {
  const taken = new Set<string>();
  return columns.filter(({ key }) => {
    const name = key.trim().toLowerCase();
    const isFree = name !== '' && !RESERVED.has(name) && !taken.has(name);
    if (isFree) taken.add(name);
    else notes.withoutColumn.add(key);
    return isFree;
  });
}

/** Features as rows of equal width: text, or null for an empty cell. */
export interface FlatTable {
  readonly columns: readonly FlatColumn[];
  toRow(feature: ExportedFeature): (string | null)[];
}

/**
 * The table of an export: the feature's own columns, a column for each data field, then what only this product knows.
 * A field whose name is taken has no column; like all fields it is in `waypost_data`.
 */
export function toFlatTable(options: EncodeOptions): FlatTable {
  const data = pickColumns(options);
  const places = new Map(data.map(({ key }, at) => [key, at]));
  const ownKeys = [
    ...OWN_FIELD_KEYS,
    ...(options.hasPhotos === true ? [PHOTOS_FIELD_KEY] : []),
    ...(options.isTrash === true ? DELETED_FIELD_KEYS : []),
  ];
  return {
    columns: [
      ...FIRST_KEYS.map((name) => ({ name, type: 0 as const })),
      ...data.map(({ key, type }) => ({ name: key, type })),
      ...ownKeys.map((name) => ({ name, type: 0 as const })),
    ],
    toRow({ properties }) {
      const cells: (string | null)[] = Array(data.length).fill(null);
      for (const { key, value } of properties.data) {
        const at = places.get(key);
        if (at !== undefined) cells[at] = value;
      }
      const own = toOwnFields(properties);
      return [
        properties.name,
        properties.description,
        properties.color,
        new Date(properties.created_origin).toISOString(),
        ...cells,
        ...ownKeys.map((key, at) => findOwn(own, key, at) || null),
      ];
    },
  };
}

/** @param at where the field usually is. */
function findOwn(own: readonly [string, string][], key: string, at: number): string | undefined {
  const usual = own[at];
  return usual?.[0] === key ? usual[1] : own.find(([name]) => name === key)?.[1];
}
