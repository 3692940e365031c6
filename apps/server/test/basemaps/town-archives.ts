/// <reference path="./untyped-modules.d.ts" />
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import type { StreetSchema } from '@waypost/contract';
import { toPmtilesId } from '@waypost/geo';
import type { Feature } from 'geojson';
import geojsonvt from 'geojson-vt';
import vtpbf from 'vt-pbf';
import { PmtilesWriter } from '../../src/platform/tile-archives/pmtiles-writer.ts';
import { createTown, TOWN_REACH, type TownKind } from './town.ts';
import { listLayers, MIN_ZOOMS, toFeatures } from './town-schemas.ts';

const MAX_ZOOM = 14;
const EXTENT = 4096;
const GZIP = 2;
const MVT = 1;

interface TownTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** Packed with gzip. */
  readonly bytes: Uint8Array;
}

type Centre = readonly [lng: number, lat: number];

/** `[west, south, east, north]` of the town around a centre. */
export const toTownBounds = ([lng, lat]: Centre): [number, number, number, number] => [
  lng - TOWN_REACH,
  lat - TOWN_REACH,
  lng + TOWN_REACH,
  lat + TOWN_REACH,
];

function toTileNumbers([lng, lat]: readonly [number, number], z: number): [number, number] {
  const side = 2 ** z;
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.floor(((lng + 180) / 360) * side), Math.floor(y * side)];
}

/** The tiles of the town, in no order. */
function cutTown(schema: StreetSchema, centre: Centre): TownTile[] {
  const groups = new Map<string, { minZoom: number; layer: string; features: Feature[] }>();
  for (const thing of createTown(centre)) {
    const minZoom = MIN_ZOOMS[thing.kind as TownKind] ?? 0;
    for (const { layer, feature } of toFeatures(thing, schema)) {
      const group = groups.get(`${layer} ${minZoom}`) ?? { minZoom, layer, features: [] };
      group.features.push(feature);
      groups.set(`${layer} ${minZoom}`, group);
    }
  }
  const indexes = [...groups.values()].map(({ minZoom, layer, features }) => ({
    minZoom,
    layer,
    index: geojsonvt(
      { type: 'FeatureCollection', features },
      { maxZoom: MAX_ZOOM, indexMaxZoom: 5, tolerance: 3, extent: EXTENT, buffer: 64 },
    ),
  }));
  const [west, south, east, north] = toTownBounds(centre);
  const tiles: TownTile[] = [];
  for (let z = 0; z <= MAX_ZOOM; z += 1) {
    const [left, top] = toTileNumbers([west, north], z);
    const [right, bottom] = toTileNumbers([east, south], z);
    for (let x = left; x <= right; x += 1) {
      for (let y = top; y <= bottom; y += 1) {
        const layers: Record<string, { features: unknown[] }> = {};
        for (const { minZoom, layer, index } of indexes) {
          const found = z < minZoom ? [] : (index.getTile(z, x, y)?.features ?? []);
          if (found.length === 0) continue;
          layers[layer] ??= { features: [] };
          layers[layer].features.push(...found);
        }
        if (Object.keys(layers).length > 0)
          tiles.push({
            z,
            x,
            y,
            bytes: gzipSync(vtpbf.fromGeojsonVt(layers, { version: 2, extent: EXTENT })),
          });
      }
    }
  }
  return tiles;
}

const toDescription = (schema: StreetSchema) => ({
  name: 'Little Harbour',
  attribution: '<a href="https://town.example">&copy; The Town of Little Harbour</a>',
  date: '2026-03-01',
  vector_layers: listLayers(schema).map((id) => ({ id, fields: {} })),
});

/** Writes the invented town as a PMTiles archive. */
export async function writeTownPmtiles(path: string, schema: StreetSchema, centre: Centre): Promise<void> {
  const writer = await PmtilesWriter.create(path);
  const tiles = cutTown(schema, centre).map((tile) => ({ ...tile, id: toPmtilesId(tile.z, tile.x, tile.y) }));
  for (const { id, bytes } of tiles.sort((a, b) => a.id - b.id)) await writer.add(id, bytes);
  const info = {
    minZoom: 0,
    maxZoom: MAX_ZOOM,
    bounds: toTownBounds(centre),
    center: centre,
    centerZoom: 13,
    tileType: MVT,
    tileCompression: GZIP,
  };
  await writer.finish(info, toDescription(schema));
}

/** Writes the invented town as an MBTiles file. */
export function writeTownMbtiles(path: string, schema: StreetSchema, centre: Centre): void {
  const { vector_layers, ...said } = toDescription(schema);
  const database = new DatabaseSync(path);
  database.exec(
    'create table metadata (name text, value text); create table tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob); create unique index tile_index on tiles (zoom_level, tile_column, tile_row)',
  );
  const tell = database.prepare('insert into metadata values (?, ?)');
  const described = {
    ...said,
    format: 'pbf',
    bounds: toTownBounds(centre).join(','),
    json: JSON.stringify({ vector_layers }),
  };
  for (const [name, value] of Object.entries(described)) tell.run(name, value);
  const add = database.prepare('insert into tiles values (?, ?, ?, ?)');
  database.exec('begin');
  for (const { z, x, y, bytes } of cutTown(schema, centre)) add.run(z, x, 2 ** z - 1 - y, bytes);
  database.exec('commit');
  database.close();
}
