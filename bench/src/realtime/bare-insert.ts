import { buoy } from '../run/bed.ts';

/** A row of a table with the columns of a feature that are written, and its index. */
export const TABLE = `
  create table bare_features (code uuid primary key, project_id integer not null, name text not null,
    geometry geometry(point, 4326) not null, data jsonb not null, created_at timestamptz not null default now());
  create index on bare_features (project_id, created_at)`;

export const INSERT = `
  insert into bare_features (code, project_id, name, geometry, data)
  values (gen_random_uuid(), $1, $2, st_geomfromgeojson($3), $4)`;

export const toValues = (name: string): unknown[] => [
  1,
  name,
  JSON.stringify(buoy.geometry),
  JSON.stringify(buoy.data),
];
