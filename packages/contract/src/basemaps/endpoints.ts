import { z } from 'zod';
import { binary, endpoint } from '../endpoint.ts';
import { baseMapId, baseMapList } from './schema.ts';

/** The deepest zoom of a tile of a base map. */
export const MAX_BASE_MAP_ZOOM = 22;

const tileNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** MAX_BASE_MAP_ZOOM - 1);

export const basemapEndpoints = {
  listBaseMaps: endpoint({
    method: 'GET',
    path: '/basemaps',
    summary: 'The base maps of this server, and which one is shown unless another is chosen',
    response: baseMapList,
    errors: [],
    access: { kind: 'public', reason: 'the map behind the sign-in page, and programs that show maps' },
    ratePerMinute: 600,
  }),
  getBaseMapTile: endpoint({
    method: 'GET',
    path: '/basemaps/{base_map}/{z}/{x}/{y}',
    summary:
      'A tile of a file in this server’s folder of base maps, of the type that the file holds; `v` is the version it is cached by',
    params: z.object({
      base_map: baseMapId,
      z: z.coerce.number().int().min(0).max(MAX_BASE_MAP_ZOOM),
      x: tileNumber,
      y: tileNumber,
    }),
    query: z.object({ v: z.string().max(64).optional() }),
    response: binary('application/vnd.mapbox-vector-tile'),
    withoutBody: [204, 304],
    errors: ['base_map_faulty'],
    access: { kind: 'public', reason: 'the ground is nobody’s secret; requests are limited' },
    // A team behind one address pans over streets that no browser has cached yet.
    ratePerMinute: 6_000,
  }),
};
