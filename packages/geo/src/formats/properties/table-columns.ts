/** What a column of a table is for. `x` and `y` are longitude and latitude, or what stands for them. */
export type ColumnRole = 'x' | 'y' | 'pair' | 'wkt' | 'name' | 'description' | 'color' | 'date' | 'time';

/** A table's columns: which of them has which role, and what the others are called as data fields. */
export interface TableColumns {
  readonly roles: ReadonlyMap<ColumnRole, number>;
  /** One for each column, none twice. */
  readonly keys: readonly string[];
}

/** Names of columns, lower case, without accents and without anything but letters and digits; earlier ones go first. */
const NAMES: readonly (readonly [ColumnRole, string])[] = [
  [
    'y',
    'latitude latitud lat decimallatitude latitudedecimal latdd gpslatitude gpslat latitudewgs84 latwgs84',
  ],
  ['y', 'y ycoord coordy ycoordinate northing norting norte'],
  ['x', 'longitude longitud lng lon long decimallongitude longitudedecimal londd lngdd longdd'],
  ['x', 'gpslongitude gpslon gpslng gpslong longitudewgs84 lonwgs84 lngwgs84'],
  ['x', 'x xcoord coordx xcoordinate easting este'],
  ['wkt', 'wkt geomwkt wktgeom wktgeometry geometrywkt geom thegeom geometry geometria shape ewkt'],
  [
    'pair',
    'latlng latlon latlong coordinates coordenadas coordinate coordenada position posicion gps ubicacion',
  ],
  ['name', 'name nombre title titulo label etiqueta'],
  ['description', 'description descripcion desc notes notas comment comments comentario comentarios'],
  ['color', 'color colour hexcolor'],
  ['date', 'createdorigin datetime fechahora fechayhora timestamp date fecha recordedat createdat'],
  ['time', 'time hora'],
];

/** The columns of our own tables: whatever else is in them was collected, and is none of these. */
const OWN_NAMES: readonly (readonly [ColumnRole, readonly string[]])[] = [
  ['y', ['latitude']],
  ['x', ['longitude']],
  ['wkt', ['wkt']],
  ['name', ['name']],
  ['description', ['description', 'desc']],
  ['color', ['color']],
  ['date', ['created_origin', 'time']],
];

function findOwnRoles(header: readonly string[]): Map<ColumnRole, number> {
  return new Map(
    OWN_NAMES.flatMap(([role, names]) => {
      const at = names.map((name) => header.indexOf(name)).find((index) => index >= 0);
      return at === undefined ? [] : [[role, at] as const];
    }),
  );
}

const PLACE_ROLES: readonly ColumnRole[] = ['x', 'y', 'pair', 'wkt'];

/** `Latitud (°)` and `LATITUD` are the same column. */
function toPlainName(header: string): string {
  return header
    .replace(/[([].*$/, '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** No key twice: a header of ten thousand equal names is numbered in one pass. */
function toKeys(header: readonly string[]): string[] {
  const taken = new Set(header.map((cell) => cell.trim()));
  const counts = new Map<string, number>();
  return header.map((cell, index) => {
    const name = cell.trim() || `column ${index + 1}`;
    let count = (counts.get(name) ?? 0) + 1;
    while (count > 1 && taken.has(`${name} ${count}`)) count += 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

/** Which columns of a table are what, by the names in its first row, in English and Spanish. */
export function readColumns(header: readonly string[]): TableColumns {
  if (header.includes('waypost_code') || header.includes('wp_code')) {
    return { roles: findOwnRoles(header), keys: toKeys(header) };
  }
  const plain = header.map(toPlainName);
  const roles = new Map<ColumnRole, number>();
  for (const [role, names] of NAMES) {
    if (roles.has(role)) continue;
    const at = names.split(' ').flatMap((name) => {
      const index = plain.indexOf(name);
      return index < 0 ? [] : [index];
    })[0];
    if (at !== undefined) roles.set(role, at);
  }
  // A time alone may be a whole one.
  const time = roles.get('time');
  if (time !== undefined && !roles.has('date')) {
    roles.set('date', time);
    roles.delete('time');
  }
  return { roles, keys: toKeys(header) };
}

/** Whether the columns can say where a row is. */
export function hasPlace({ roles }: TableColumns): boolean {
  return (roles.has('x') && roles.has('y')) || roles.has('pair') || roles.has('wkt');
}

/** The columns that become data fields: all but those that are taken for something. */
export function listDataColumns({ roles, keys }: TableColumns): number[] {
  const hasPoint = roles.has('x') && roles.has('y');
  const taken = new Set(
    [...roles].flatMap(([role, index]) =>
      PLACE_ROLES.includes(role) && !hasPoint && (role === 'x' || role === 'y') ? [] : [index],
    ),
  );
  return keys.map((_key, index) => index).filter((index) => !taken.has(index));
}
