import { describe, expect, test } from 'vitest';
import { readShapefileCrs } from './shapefile-crs.ts';

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

describe('positions in metres and feet', () => {
  test.each(PLACES)('%s', (_name, prj, [x, y], [lng, lat]) => {
    const crs = readShapefileCrs(prj);
    expect(crs?.foreign).toBeNull();
    const place = crs?.unproject?.(x, y) ?? [0, 0];
    // Seven decimals: a centimetre.
    expect(place[0]).toBeCloseTo(lng, 7);
    expect(place[1]).toBeCloseTo(lat, 7);
  });
});

describe('positions in degrees', () => {
  test('on a datum near WGS 84 they are taken as they are', () => {
    expect(readShapefileCrs('')).toEqual({ unproject: null, name: '', foreign: null });
    for (const prj of [
      WGS84,
      NAD83,
      'GEOGCS["ETRS89",DATUM["European_Terrestrial_Reference_System_1989"]]',
    ]) {
      expect(readShapefileCrs(prj)).toMatchObject({ unproject: null, foreign: null });
    }
    expect(readShapefileCrs('GEOGCS["GDA94",DATUM["D_GDA_1994"]]')?.foreign).toBeNull();
  });

  test('on another datum that is said, projected or not', () => {
    expect(readShapefileCrs(NAD27)?.foreign).toBe('GCS_North_American_1927');
    const utm = readShapefileCrs(toUtm(-111, 0).replace(WGS84, NAD27));
    expect(utm?.foreign).toBe('GCS_North_American_1927');
    expect(utm?.unproject).not.toBeNull();
  });
});

test('other units, meridians, projections and texts are refused', () => {
  const paris = WGS84.replace('PRIMEM["Greenwich",0.0]', 'PRIMEM["Paris",2.33722917]');
  const grads = WGS84.replace('UNIT["Degree",0.0174532925199433]', 'UNIT["Grad",0.0157079632679489]');
  expect([paris, grads].map(readShapefileCrs)).toEqual([null, null]);
  expect(readShapefileCrs(toPrj(paris, 'Albers', CONUS))).toBeNull();
  expect(readShapefileCrs(toPrj(NAD83, 'Krovak', {}))).toBeNull();
  expect(readShapefileCrs('PROJCS["x",GEOGCS["y"]]')).toBeNull();
  expect(readShapefileCrs('LOCAL_CS["site"]')).toBeNull();
  expect(readShapefileCrs('GEOGCS["cut",DATUM[')).toBeNull();
  expect(readShapefileCrs('A['.repeat(5_000))).toBeNull();
});
