import { describe, expect, test } from 'vitest';
import { loadProjection } from './load-projection.ts';
import proj from './proj-positions.fixture.json' with { type: 'json' };
import type { CrsClaim, Projection } from './projection.ts';

const NAD83 =
  'GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
const WGS84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
const NAD27 =
  'GEOGCS["GCS_North_American_1927",DATUM["D_North_American_1927",SPHEROID["Clarke_1866",6378206.4,294.978698213898]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

function toPrj(
  geographic: string,
  projection: string,
  parameters: Readonly<Record<string, number>>,
  unit = 'UNIT["Meter",1.0]',
): string {
  const list = Object.entries(parameters).map(([name, value]) => `PARAMETER["${name}",${value}]`);
  return `PROJCS["Test",${geographic},PROJECTION["${projection}"],${list.join(',')},${unit}]`;
}

const toUtm = (meridian: number, north: number) =>
  toPrj(WGS84, 'Transverse_Mercator', {
    False_Easting: 500_000,
    False_Northing: north,
    Central_Meridian: meridian,
    Scale_Factor: 0.9996,
    Latitude_Of_Origin: 0,
  });

const CONUS = {
  False_Easting: 0,
  False_Northing: 0,
  Central_Meridian: -96,
  Standard_Parallel_1: 29.5,
  Standard_Parallel_2: 45.5,
  Latitude_Of_Origin: 23,
};
const MASSACHUSETTS = {
  Central_Meridian: -71.5,
  Standard_Parallel_1: 42.6833333333333,
  Standard_Parallel_2: 41.7166666666667,
  Latitude_Of_Origin: 41,
};
const FEET = 'UNIT["US survey foot",0.304800609601219]';

/** What `gdaltransform` of PROJ gives for each. */
const PLACES: readonly [string, string, [number, number], [number, number]][] = [
  ['UTM 12N on its meridian', toUtm(-111, 0), [500_000, 2_669_000], [-111, 24.1334370007116]],
  ['UTM 12N beside it', toUtm(-111, 0), [350_000, 2_700_000], [-112.479337414541, 24.4062000647751]],
  ['UTM 56S', toUtm(153, 10_000_000), [334_000, 6_251_000], [151.205326027572, -33.8682763868918]],
  [
    'web Mercator',
    toPrj(WGS84, 'Mercator_Auxiliary_Sphere', { Central_Meridian: 0, Standard_Parallel_1: 0 }),
    [-12_240_000, 2_770_000],
    [-109.953790776229, 24.136089519972],
  ],
  [
    'Albers of the United States',
    toPrj(NAD83, 'Albers', CONUS),
    [-1_500_000, 1_800_000],
    [-113.341029799883, 37.9994575216544],
  ],
  [
    'Albers of Australia',
    toPrj(NAD83, 'Albers_Conic_Equal_Area', {
      longitude_of_center: 132,
      standard_parallel_1: -18,
      standard_parallel_2: -36,
      latitude_of_center: 0,
    }),
    [-1_000_000, -3_500_000],
    [121.335909467026, -31.7400117862179],
  ],
  [
    'Lambert of Massachusetts',
    toPrj(NAD83, 'Lambert_Conformal_Conic_2SP', {
      ...MASSACHUSETTS,
      false_easting: 200_000,
      false_northing: 750_000,
    }),
    [236_000, 900_000],
    [-71.0630677254222, 42.3496667731917],
  ],
  [
    'the same in feet',
    toPrj(
      NAD83,
      'Lambert_Conformal_Conic',
      { ...MASSACHUSETTS, False_Easting: 656_166.667, False_Northing: 2_460_625 },
      FEET,
    ),
    [770_000, 2_950_000],
    [-71.078938645294, 42.3421797209118],
  ],
  [
    'Lambert of one parallel',
    toPrj(NAD83, 'Lambert_Conformal_Conic_1SP', {
      latitude_of_origin: 18,
      central_meridian: -77,
      scale_factor: 1,
      false_easting: 250_000,
      false_northing: 150_000,
    }),
    [255_966.58, 142_493.51],
    [-76.9436825384734, 17.9321702722867],
  ],
  [
    'Lambert of the south',
    toPrj(NAD83, 'Lambert_Conformal_Conic', {
      False_Easting: 2_500_000,
      False_Northing: 2_500_000,
      Central_Meridian: 145,
      Standard_Parallel_1: -36,
      Standard_Parallel_2: -38,
      Latitude_Of_Origin: -37,
    }),
    [2_500_000, 2_500_000],
    [145, -37],
  ],
];

async function load(claim: CrsClaim): Promise<Projection> {
  const outcome = await loadProjection(claim);
  if (!outcome.ok) throw new Error(`${outcome.crs} is not known`);
  return outcome.projection;
}

const kindsOf = ({ warnings }: Projection) => warnings.map(({ kind }) => kind);

/** Metres between two positions, by the haversine of a mean sphere. */
function metresBetween(a: readonly number[], b: readonly number[]): number {
  const radians = ([lng = Number.NaN, lat = Number.NaN]: readonly number[]) =>
    [(lng * Math.PI) / 180, (lat * Math.PI) / 180] as const;
  const [[lng1, lat1], [lng2, lat2]] = [radians(a), radians(b)];
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lng2 - lng1) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(half));
}

describe('a CRS with parameters of its own in WKT', () => {
  test.each(PLACES)('%s agrees with PROJ to a centimetre', async (_name, wkt, [x, y], [lng, lat]) => {
    const projection = await load({ wkt });
    expect(kindsOf(projection)).toEqual(['reprojected']);
    const place = projection.unproject?.(x, y) ?? [0, 0];
    // Seven decimals: a centimetre.
    expect(place[0]).toBeCloseTo(lng, 7);
    expect(place[1]).toBeCloseTo(lat, 7);
  });
});

describe('agreement with PROJ without grids', () => {
  const CASES = proj.systems.flatMap(({ code, positions, texts }) => {
    const claims: readonly [string, CrsClaim][] = [
      ['its code', { code: Number(code.split(':')[1]) }],
      ['WKT 1 of OGC', { wkt: texts.ogc }],
      ['WKT 1 of OGC without codes', { wkt: texts.ogc.replace(/,AUTHORITY\["\w+","\d+"\]/g, '') }],
      ['WKT 1 of Esri', { wkt: texts.esri }],
      ['WKT 2', { wkt: texts.wkt2 }],
      ['WKT 2 without codes', { wkt: texts.wkt2.replace(/,ID\["\w+",\d+\]/g, '') }],
    ];
    return claims.map(([how, claim]) => ({ code, how, claim, positions }));
  });

  test('covers at least thirty systems', () => {
    expect(proj.systems.length).toBeGreaterThanOrEqual(30);
    expect(CASES.every(({ positions }) => positions.length >= 2)).toBe(true);
  });

  test.each(CASES)('$code by $how is within a metre', async ({ claim, positions }) => {
    const { unproject } = await load(claim);
    for (const { x, y, lng, lat } of positions) {
      expect(metresBetween(unproject?.(x, y) ?? [x, y], [lng, lat])).toBeLessThan(1);
    }
  });
});

describe('geographic systems', () => {
  test('a file without a CRS is in WGS 84', async () => {
    for (const claim of [{}, { wkt: ' ' }, { code: 0 }, { code: 4326 }, { code: 4979 }]) {
      expect(await load(claim)).toMatchObject({ unproject: null, warnings: [] });
    }
  });

  test('positions on a datum near WGS 84 stay as they are', async () => {
    for (const wkt of [
      WGS84,
      NAD83,
      'GEOGCS["ETRS89",DATUM["European_Terrestrial_Reference_System_1989"]]',
      'GEOGCS["GDA94",DATUM["D_GDA_1994"]]',
    ]) {
      expect(await load({ wkt })).toMatchObject({ unproject: null, warnings: [] });
    }
  });

  test('positions on an unknown datum are read as WGS 84, with a warning', async () => {
    const local = NAD27.replace('D_North_American_1927', 'D_Site_Of_Our_Own').replace(
      'GCS_North_American_1927',
      'Site',
    );
    expect(await load({ wkt: local })).toMatchObject({
      unproject: null,
      warnings: [{ kind: 'foreign_crs', values: { crs: 'Site' } }],
    });
    expect(kindsOf(await load({ wkt: toUtm(-111, 0).replace(WGS84, local) }))).toEqual([
      'reprojected',
      'foreign_crs',
    ]);
  });
});

describe('a datum shift without a grid', () => {
  test('has a warning that names the CRS', async () => {
    expect((await load({ code: 27700 })).warnings).toEqual([
      { kind: 'reprojected', values: { crs: 'OSGB36 / British National Grid' } },
      { kind: 'rough_datum', values: { crs: 'OSGB36 / British National Grid' } },
    ]);
    expect(kindsOf(await load({ wkt: NAD27 }))).toEqual(['reprojected', 'rough_datum']);
  });

  test('has no warning where the shift is accurate to a metre', async () => {
    for (const code of [28992, 31370, 2056, 25832]) {
      expect(kindsOf(await load({ code }))).toEqual(['reprojected']);
    }
  });

  test('uses the TOWGS84 of the text', async () => {
    const stated = NAD27.replace(']],PRIMEM', '],TOWGS84[0,0,0]],PRIMEM');
    const { unproject } = await load({ wkt: stated });
    const [lng = 0, lat = 0] = unproject?.(-100, 40) ?? [];
    // The ellipsoids alone differ: some metres in latitude, none in longitude.
    expect(lng).toBeCloseTo(-100, 9);
    expect(Math.abs(lat - 40) * 111_000).toBeGreaterThan(1);
  });
});

describe('units and prime meridians', () => {
  test('US survey feet differ from international feet', async () => {
    const [survey, international] = await Promise.all([load({ code: 2229 }), load({ code: 2222 })]);
    expect([survey, international].map(kindsOf)).toEqual([['reprojected'], ['reprojected']]);
    const inFeet = (unit: string) => toPrj(NAD83, 'Transverse_Mercator', { Central_Meridian: -100 }, unit);
    const [a, b] = await Promise.all(
      [FEET, 'UNIT["Foot",0.3048]'].map(async (unit) =>
        (await load({ wkt: inFeet(unit) })).unproject?.(0, 1e7),
      ),
    );
    // Two parts in a million of three thousand kilometres.
    expect(metresBetween(a ?? [], b ?? [])).toBeCloseTo(6.1, 0);
  });

  test('grads and the Paris meridian are converted', async () => {
    const paris = WGS84.replace('PRIMEM["Greenwich",0.0]', 'PRIMEM["Paris",2.33722917]');
    const grads = WGS84.replace('UNIT["Degree",0.0174532925199433]', 'UNIT["Grad",0.015707963267949]');
    expect((await load({ wkt: paris })).unproject?.(1, 2)[0]).toBeCloseTo(3.33722917, 9);
    expect((await load({ wkt: grads })).unproject?.(100, 50)[1]).toBeCloseTo(45, 9);
  });
});

describe('an unknown CRS', () => {
  test.each<[string, CrsClaim]>([
    ['EPSG:999999', { code: 999_999 }],
    ['EPSG:8441', { code: 8441 }],
    ['Ours', { code: 999_999, name: 'Ours' }],
    ['Test', { wkt: toPrj(NAD83, 'Laborde', {}) }],
    ['Test', { wkt: toPrj(NAD83, 'Transverse_Mercator', { Unheard_Of: 3 }) }],
    ['x', { wkt: 'PROJCS["x",GEOGCS["y"]]' }],
    ['site', { wkt: 'LOCAL_CS["site"]' }],
    ['cut', { wkt: 'GEOGCS["cut",DATUM[' }],
    ['another', { wkt: 'A['.repeat(5_000) }],
    ['another', { wkt: 'A'.repeat(100_000) }],
  ])('is refused by name: %s', async (crs, claim) => {
    expect(await loadProjection(claim)).toEqual({ ok: false, crs });
  });

  test('is one whose WKT has axes to the south and west', async () => {
    const krovak = `PROJCS["S",${NAD83},PROJECTION["Krovak"],UNIT["Meter",1]]`;
    expect(await loadProjection({ wkt: krovak })).toEqual({ ok: false, crs: 'S' });
  });

  test('positions outside the projection become NaN', async () => {
    const { unproject } = await load({ code: 3857 });
    expect(unproject?.(Number.NaN, 1)).toEqual([Number.NaN, Number.NaN]);
    expect(unproject?.(Number.POSITIVE_INFINITY, 1)).toEqual([Number.NaN, Number.NaN]);
  });
});

test('a CRS with axes to the west and south is converted by its code', async () => {
  const { unproject } = await load({ code: 2048 });
  // What `gdaltransform` of PROJ gives for it.
  const place = unproject?.(50_000, 3_700_000) ?? [];
  expect(place[0]).toBeCloseTo(18.4623844693753, 7);
  expect(place[1]).toBeCloseTo(-33.4248803881821, 7);
});
