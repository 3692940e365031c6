// usage: PROJ_DATA=<a folder with proj.db alone> node packages/geo/scripts/make-proj-positions.ts
// Writes src/formats/crs/proj-positions.fixture.json by GDAL's gdaltransform and gdalsrsinfo, which work by PROJ: positions of each
// system in degrees, and the system in three dialects of well-known text. Without other files in PROJ_DATA, no grid is used.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../src/formats/crs/proj-positions.fixture.json');

/** A code, and places within the area that the system is for; of S-JTSK in Czechia, as Slovakia has a shift of its own. */
const SYSTEMS: readonly (readonly [string, ...(readonly [lng: number, lat: number][])])[] = [
  ['EPSG:27700', [-0.1276, 51.5072], [-4.2518, 55.8642], [1.2979, 52.6309]],
  ['EPSG:4277', [-0.1276, 51.5072], [-3.1883, 55.9533]],
  ['EPSG:31466', [6.7735, 51.2277], [6.0839, 50.7753]],
  ['EPSG:31467', [8.6821, 50.1109], [9.9937, 53.5511]],
  ['EPSG:31468', [11.582, 48.1351], [11.0767, 49.4521]],
  ['EPSG:4314', [8.6821, 50.1109], [11.582, 48.1351]],
  ['EPSG:2154', [2.3522, 48.8566], [5.3698, 43.2965], [-4.4861, 48.3904]],
  ['EPSG:27572', [2.3522, 48.8566], [4.8357, 45.764], [-1.5536, 47.2184]],
  ['EPSG:4807', [2.3522, 48.8566], [7.262, 43.7102]],
  ['EPSG:31370', [4.3517, 50.8503], [5.5797, 50.6326]],
  ['EPSG:28992', [4.9041, 52.3676], [6.5665, 53.2194]],
  ['EPSG:21781', [7.4474, 46.948], [8.5417, 47.3769]],
  ['EPSG:2056', [7.4474, 46.948], [6.1432, 46.2044]],
  ['EPSG:5514', [14.4378, 50.0755], [16.6068, 49.1951]],
  ['EPSG:29902', [-6.2603, 53.3498], [-9.0568, 53.2707]],
  ['EPSG:3035', [13.405, 52.52], [-3.7038, 40.4168]],
  ['EPSG:25832', [9.9937, 53.5511], [12.5683, 55.6761]],
  ['EPSG:2180', [21.0122, 52.2297], [18.6466, 54.352]],
  ['EPSG:2263', [-73.9857, 40.7484], [-72.3, 41.0]],
  ['EPSG:2249', [-71.0589, 42.3601], [-72.5898, 42.1015]],
  ['EPSG:2222', [-110.9747, 32.2226], [-109.5, 35.2]],
  ['EPSG:3361', [-81.0348, 34.0007], [-79.9311, 32.7765]],
  ['EPSG:2229', [-118.2437, 34.0522], [-119.6982, 34.4208]],
  ['EPSG:5070', [-93.2, 44.9], [-104.9903, 39.7392]],
  ['EPSG:32612', [-110.3, 24.1], [-112.0, 28.5]],
  ['EPSG:32756', [151.2093, -33.8688], [150.9, -34.4]],
  ['EPSG:7855', [144.9631, -37.8136], [147.3272, -42.8821]],
  ['EPSG:2193', [174.7762, -41.2866], [172.6362, -43.5321]],
  ['EPSG:3857', [-110.3, 24.1], [139.6917, 35.6895]],
  ['EPSG:3413', [-51.7, 64.2], [15.6, 78.2]],
  ['EPSG:2326', [114.1694, 22.3193], [114.25, 22.45]],
  ['ESRI:102003', [-96.8, 32.8], [-122.3, 47.6]],
];

const isShort = (text: string) => text.trim().replace(/\s*\n\s*/g, '');

function transform(from: string, to: string, positions: readonly (readonly number[])[]): number[][] {
  const input = positions.map((position) => position.join(' ')).join('\n');
  const output = execFileSync('gdaltransform', ['-s_srs', from, '-t_srs', to], { input, encoding: 'utf8' });
  return output
    .trim()
    .split('\n')
    .map((line) => line.split(' ').slice(0, 2).map(Number));
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const describe = (code: string, dialect: string) =>
  isShort(execFileSync('gdalsrsinfo', ['-o', dialect, code], { encoding: 'utf8' }));

const systems = SYSTEMS.map(([code, ...places]) => {
  const digits = places.length > 0 && /EPSG:4\d{3}$/.test(code) ? 8 : 2;
  const inputs = transform('OGC:CRS84', code, places).map((position) =>
    position.map((value) => rounded(value, digits)),
  );
  const outputs = transform(code, 'OGC:CRS84', inputs);
  const positions = inputs.map(([x, y], index) => ({
    x,
    y,
    lng: rounded(outputs[index]?.[0] ?? Number.NaN, 9),
    lat: rounded(outputs[index]?.[1] ?? Number.NaN, 9),
  }));
  const texts = {
    ogc: describe(code, 'wkt1'),
    esri: describe(code, 'wkt_esri'),
    wkt2: describe(code, 'wkt2_2019'),
  };
  return { code, positions, texts };
});
const proj = execFileSync('gdalinfo', ['--version'], { encoding: 'utf8' }).trim();
writeFileSync(
  FILE,
  `${JSON.stringify({ madeBy: `gdaltransform of ${proj}, PROJ without grids`, systems }, null, 1)}\n`,
);
