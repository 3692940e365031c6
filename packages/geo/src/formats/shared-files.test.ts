import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import type { Geometry } from 'geojson';
import { describe, expect, test } from 'vitest';
import { decodeFile } from './decode-file.ts';
import {
  expectSums,
  featuresOf,
  hasSharedFiles,
  listSharedFiles,
  readSharedFile,
} from './fixture-files.fixture.ts';

function decodeShared(folder: string, name: string) {
  return decodeFile({ name, bytes: readSharedFile(folder, name) });
}

function explode(geometry: Geometry | null): Geometry[] {
  if (!geometry) return [];
  switch (geometry.type) {
    case 'GeometryCollection':
      return geometry.geometries.flatMap(explode);
    case 'MultiLineString':
      return geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates }));
    case 'MultiPolygon':
      return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
    default:
      return [geometry];
  }
}

/** As comparable texts, in an order of their own: the reference lists GPX tracks before waypoints. */
function toSorted(geometries: readonly Geometry[]): string[] {
  return geometries
    .flatMap(explode)
    .flatMap((part) => ('coordinates' in part ? [part] : []))
    .map((part) => `${part.type} ${JSON.stringify(part.coordinates)}`)
    .sort();
}

describe.skipIf(!hasSharedFiles())('files of other projects', () => {
  const kmls = hasSharedFiles() ? listSharedFiles('kml') : [];
  const gpxs = hasSharedFiles() ? listSharedFiles('gpx') : [];
  const files = [...kmls.map((name) => ['kml', name]), ...gpxs.map((name) => ['gpx', name])];

  test.each(files)('%s/%s agrees with the reference on every position', async (folder = '', name = '') => {
    const decoded = await decodeShared(folder, name);
    const document = new DOMParser().parseFromString(
      new TextDecoder().decode(readSharedFile(folder, name)),
      'text/xml',
    );
    const read = folder === 'kml' ? kml : gpx;
    const reference = read(document)
      // It draws the region of a link as a polygon; to us a link is no feature.
      .features.filter((feature) => feature.properties?.['@geometry-type'] !== 'networklink')
      .flatMap((feature) => explode(feature.geometry));
    if (decoded.report) expectSums(decoded.report);
    const ours = decoded.ok ? featuresOf(decoded) : [];
    // The reference drops track segments of one position, which we keep as points.
    const singles = decoded.report?.changed.find((entry) => entry.kind === 'track_to_point')?.count ?? 0;
    expect(ours.length).toBeGreaterThanOrEqual(reference.length);
    const missing = toSorted(reference);
    const extra: string[] = [];
    for (const item of toSorted(ours.map((feature) => feature.geometry))) {
      const at = missing.indexOf(item);
      if (at < 0) extra.push(item);
      else missing.splice(at, 1);
    }
    expect(missing).toEqual([]);
    expect(extra).toHaveLength(singles);
  });

  test('counts over the corpus', async () => {
    const albania = await decodeShared('kmz', 'albania.kmz');
    expect(featuresOf(albania)).toHaveLength(63);
    expect(albania.report?.left).toMatchObject([{ kind: 'archive_entry', count: 8 }]);

    const hills = featuresOf(await decodeShared('gpx', 'blue_hills.gpx'));
    const waypoints = hills.filter((f) =>
      f.properties.data.some(({ key }) => key === 'sym' || key === 'type'),
    );
    const tracks = hills.filter((f) => f.geometry.type === 'LineString');
    const trackPoints = tracks.reduce((sum, f) => sum + f.geometry.coordinates.length, 0);
    expect(hills.filter((f) => f.geometry.type === 'Point')).toHaveLength(46 + 1);
    expect(waypoints.length).toBeLessThanOrEqual(46);
    expect(trackPoints + 1).toBe(1243);
    expect(tracks.every((f) => f.properties.created_origin !== null)).toBe(true);

    const osm = featuresOf(await decodeShared('gpx', 'osm.gpx'));
    expect(osm.reduce((sum, f) => sum + f.geometry.coordinates.length, 0)).toBe(420);
    expect(featuresOf(await decodeShared('gpx', 'wpt.gpx'))).toHaveLength(40);
    expect(await decodeShared('gpx', 'empty_trk.gpx')).toMatchObject({ ok: false, reason: 'no_features' });
    for (const [folder, name] of [
      ['kml', 'bad.kml'],
      ['gpx', 'bad.gpx'],
    ] as const) {
      const bad = await decodeShared(folder, name);
      expect(bad).toMatchObject({ ok: false, message: 'No features found in file' });
      expect(bad.report?.left[0]).toMatchObject({ kind: 'invalid_coordinates' });
    }
    expect((await decodeShared('kml', 'networklink.kml')).report?.left).toEqual([
      { kind: 'network_link', count: 1, names: ['https://tiny.url'] },
    ]);
    expect((await decodeShared('kml', 'nogeomplacemark.kml')).report?.left).toEqual([
      { kind: 'no_geometry', count: 1, names: ['With all inline styles'] },
    ]);
  });

  test('a shapefile in metres agrees with GDAL', async () => {
    const stations = await decodeShared('shapefile', 'train_stations.zip');
    const features = featuresOf(stations);
    expect(features).toHaveLength(361);
    const places = features
      .slice(0, 2)
      .map(({ geometry }) => geometry.type === 'Point' && geometry.coordinates);
    expect(places).toEqual([
      [expect.closeTo(-70.9697671764444, 8), expect.closeTo(42.4497982354207, 8)],
      [expect.closeTo(-71.4761174047293, 8), expect.closeTo(42.2610147103178, 8)],
    ]);
    expect(stations.report?.warnings).toEqual([
      { kind: 'reprojected', values: { crs: 'NAD83 / Massachusetts Mainland' } },
    ]);
  });
});
