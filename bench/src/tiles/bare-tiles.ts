import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { Pool } from 'pg';

/** The minimal server of SQL tiles: Fastify and a prepared statement, without authentication. */
export interface BareTiles {
  readonly url: string;
  close(): Promise<void>;
}

/** Its preparation of the database: positions in the projection of tiles, so that no tile has to transform them. */
export const BARE_TABLE = `
  create table bench_points as
    select code, name, color, shared, template_id, created_origin, st_transform(geometry, 3857) as geom
    from features where geometry_type = 'Point' and deleted_at is null;
  create index on bench_points using gist (geom);
  create index on bench_points (created_origin);
  vacuum analyze bench_points`;

const POINTS = `
  select st_asmvt(t, 'features') as tile from (
    select code, name, color, st_asmvtgeom(geom, st_tileenvelope($1, $2, $3)) as geom
    from bench_points where geom && st_tileenvelope($1, $2, $3)
  ) t`;

/** Cells of an eighth of a tile’s side, as in the product. */
const GRID = `
  with tile as (select box, (st_xmax(box) - st_xmin(box)) / 8 as side from st_tileenvelope($1, $2, $3) as box)
  select st_asmvt(t, 'clusters') as tile from (
    select count(*) as point_count,
      st_asmvtgeom(st_setsrid(st_makepoint(avg(st_x(geom)), avg(st_y(geom))), 3857), box) as geom
    from bench_points, tile
    where geom && box and shared = true and template_id = $4 and created_origin >= $5 and created_origin <= $6
    group by box, floor(st_x(geom) / side), floor(st_y(geom) / side)
  ) t`;

/** The typical size of a compressed tile. */
const FIXED_BYTES = 20_000;

interface Place {
  readonly z: string;
  readonly x: string;
  readonly y: string;
}

interface Filter {
  readonly template_ids: string;
  readonly start_date: string;
  readonly end_date: string;
}

export async function startBareTiles(databaseUrl: string): Promise<BareTiles> {
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  const http = Fastify();
  http.get<{ Params: Place }>('/points/:z/:x/:y', async ({ params: { z, x, y } }) => {
    const result = await pool.query({ name: 'points', text: POINTS, values: [z, x, y] });
    return result.rows[0].tile;
  });
  http.get<{ Params: Place; Querystring: Filter }>('/grid/:z/:x/:y', async ({ params, query }) => {
    const { template_ids, start_date, end_date } = query;
    const values = [
      params.z,
      params.x,
      params.y,
      template_ids,
      new Date(Number(start_date)),
      new Date(Number(end_date)),
    ];
    const result = await pool.query({ name: 'grid', text: GRID, values });
    return result.rows[0].tile;
  });
  const fixed = randomBytes(FIXED_BYTES);
  http.get('/fixed', async () => fixed);
  await http.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`,
    async close() {
      await http.close();
      await pool.end();
    },
  };
}
