import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { listMapOrigins, toForeignOrigin } from './map-settings.ts';

const baseMapOf = (text: string) => parseConfig({ BASEMAP: text }).basemap;
const faultOf = (env: Record<string, string>): string => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('It was taken.');
};

describe('BASEMAP', () => {
  test('is the bundled map unless it says otherwise', () => {
    expect(parseConfig({}).basemap).toEqual({ kind: 'offline' });
    expect(baseMapOf('offline')).toEqual({ kind: 'offline' });
  });

  test('takes hosts, files and styles', () => {
    expect(baseMapOf('openfreemap')).toEqual({ kind: 'openfreemap' });
    const url = 'https://maps.example/planet.pmtiles';
    expect(baseMapOf(`protomaps:${url}`)).toEqual({ kind: 'host', schema: 'protomaps', url });
    const template = 'https://maps.example/{z}/{x}/{y}.pbf';
    expect(baseMapOf(`openmaptiles:${template}`)).toEqual({
      kind: 'host',
      schema: 'openmaptiles',
      url: template,
    });
    expect(baseMapOf('openmaptiles:our town.mbtiles')).toEqual({
      kind: 'file',
      schema: 'openmaptiles',
      path: 'our town.mbtiles',
    });
  });

  test('a style is for every look, or for those that it names', () => {
    const url = 'https://maps.example/a.json';
    expect(baseMapOf(`style:${url}`)).toEqual({
      kind: 'styles',
      urls: { outdoors: url, satellite: url, light: url, dark: url },
    });
    expect(baseMapOf(`style: light=${url}  dark=${url}?d`)).toEqual({
      kind: 'styles',
      urls: { light: url, dark: `${url}?d` },
    });
  });

  test.each([
    ['mapbox', 'must be offline, openfreemap, protomaps:'],
    ['openfreemap:planet', 'must be offline, openfreemap'],
    ['protomaps:', 'needs an address or a file, such as protomaps:city.pmtiles'],
    ['protomaps:city.zip', 'city.zip must be a file that ends in .pmtiles or .mbtiles'],
    ['openmaptiles:ftp://maps.example/a.pmtiles', 'must be an http or https address'],
    ['openmaptiles:https://maps.example/{z}/{x}', 'must hold {z}, {x} and {y}'],
    ['style:', 'needs the address of a style'],
    ['style:night=https://maps.example/a.json', 'but has night=https://maps.example/a.json'],
    ['style:dark=https://a.example/1 dark=https://a.example/2', 'names dark twice'],
  ])('says what is wrong with %s', (text, words) => {
    const fault = faultOf({ BASEMAP: text });
    expect(fault).toContain('BASEMAP: ');
    expect(fault).toContain(words);
  });

  test('only what it names may be loaded from elsewhere', () => {
    expect(listMapOrigins(baseMapOf('offline'))).toEqual([]);
    expect(listMapOrigins(baseMapOf('openmaptiles:town.pmtiles'))).toEqual([]);
    expect(listMapOrigins(baseMapOf('openfreemap'))).toEqual(['https://tiles.openfreemap.org']);
    expect(listMapOrigins(baseMapOf('protomaps:https://a.example:81/{z}/{x}/{y}'))).toEqual([
      'https://a.example:81',
    ]);
    expect(toForeignOrigin('/heights.pmtiles')).toBeNull();
  });
});

describe('SATELLITE_URL', () => {
  test('is a template with its credit, or a preset whose licence is said', () => {
    const given = parseConfig({
      SATELLITE_URL: 'https://photos.example/{z}/{y}/{x}.jpg',
      SATELLITE_ATTRIBUTION: 'Photos of Example',
      SATELLITE_MAX_ZOOM: '18',
    }).photos;
    expect(given).toEqual({
      url: 'https://photos.example/{z}/{y}/{x}.jpg',
      tile_size: 256,
      max_zoom: 18,
      attribution: 'Photos of Example',
    });
    expect(parseConfig({ SATELLITE_URL: 'sentinel-2-cloudless' }).photos?.attribution).toContain('CC BY 4.0');
    expect(parseConfig({ SATELLITE_URL: 'sentinel-2-cloudless:2024' }).photos?.attribution).toContain(
      'CC BY-NC-SA 4.0',
    );
    expect(parseConfig({}).photos).toBeNull();
  });

  test.each(['https://photos.example/{z}/{x}.jpg', 'sentinel', '//photos.example/{z}/{x}/{y}'])(
    'refuses %s',
    (text) => {
      expect(faultOf({ SATELLITE_URL: text })).toContain(
        'SATELLITE_URL: must be an address of image tiles with {z}, {x} and {y}, or sentinel-2-cloudless',
      );
    },
  );
});
