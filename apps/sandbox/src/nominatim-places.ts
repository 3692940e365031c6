/** A place in the invented archipelago. */
export interface SandboxPlace {
  readonly place_id: number;
  readonly osm_type: 'node' | 'way' | 'relation';
  readonly osm_id: number;
  readonly addresstype: string;
  readonly name: string;
  readonly display_name: string;
  readonly country_code: string;
  /** `[west, south, east, north]`. */
  readonly bbox: readonly [number, number, number, number];
  readonly geometry: object;
}

/** A round island with a wavy shore. */
function toIsland(lng: number, lat: number, radius: number, corners: number): [number, number][] {
  const ring = Array.from({ length: corners }, (_, index): [number, number] => {
    const angle = (index / corners) * 2 * Math.PI;
    const reach = radius * (1 + 0.1 * Math.sin(7 * angle));
    return [lng + reach * Math.cos(angle), lat + reach * Math.sin(angle)];
  });
  return [...ring, [lng + radius, lat]];
}

/** Deterministic, and located in the open Pacific. */
export const SANDBOX_PLACES: readonly SandboxPlace[] = [
  {
    place_id: 1001,
    osm_type: 'relation',
    osm_id: 501,
    addresstype: 'country',
    name: 'Sandbox Isles',
    display_name: 'Sandbox Isles',
    country_code: 'zz',
    bbox: [-131.2, 9.8, -129.3, 11.2],
    geometry: {
      type: 'MultiPolygon',
      coordinates: [[toIsland(-130.5, 10.5, 0.5, 12_000)], [toIsland(-129.6, 10.2, 0.2, 400)]],
    },
  },
  {
    place_id: 1002,
    osm_type: 'relation',
    osm_id: 502,
    addresstype: 'city',
    name: 'Port Sandbox',
    display_name: 'Port Sandbox, Sandbox Isles',
    country_code: 'zz',
    bbox: [-130.56, 10.44, -130.44, 10.56],
    geometry: { type: 'Polygon', coordinates: [toIsland(-130.5, 10.5, 0.05, 60)] },
  },
  {
    place_id: 1003,
    osm_type: 'node',
    osm_id: 503,
    addresstype: 'village',
    name: 'Sandy Point',
    display_name: 'Sandy Point, Sandbox Isles',
    country_code: 'zz',
    bbox: [-129.61, 10.19, -129.59, 10.21],
    geometry: { type: 'Point', coordinates: [-129.6, 10.2] },
  },
  {
    place_id: 1004,
    osm_type: 'way',
    osm_id: 504,
    addresstype: 'river',
    name: 'Sandbox River',
    display_name: 'Sandbox River, Sandbox Isles',
    country_code: 'zz',
    bbox: [-130.6, 10.4, -130.4, 10.6],
    geometry: {
      type: 'LineString',
      coordinates: [
        [-130.6, 10.4],
        [-130.4, 10.6],
      ],
    },
  },
];
