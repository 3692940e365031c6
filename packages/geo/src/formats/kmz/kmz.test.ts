import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { decodeFile } from '../decode-file.ts';
import { featuresOf, readFixture, toBytes } from '../fixture-files.fixture.ts';
import { decodeKmz } from './kmz.ts';

const FOLDERS = readFixture('folders.kml');

function decodeZip(files: Parameters<typeof zipSync>[0], limits = {}) {
  return decodeKmz({ name: 'a.kmz', bytes: zipSync(files) }, limits);
}

describe('the document of an archive', () => {
  test('is decoded, and other entries are reported', async () => {
    const decoded = await decodeFile({
      name: 'a.kmz',
      bytes: zipSync({ 'images/': new Uint8Array(), 'images/pin.png': toBytes('x'), 'doc.kml': FOLDERS }),
    });
    const features = featuresOf(decoded);
    expect(features.map((f) => f.properties.name)).toEqual(['Gate', 'Nest', 'Post', 'Loose']);
    expect(decoded).toMatchObject({
      format: 'kmz',
      report: { left: [{ kind: 'archive_entry', count: 1, names: ['images/pin.png'] }] },
    });
  });

  test('is doc.kml, else the KML nearest the root', async () => {
    const styles = readFixture('styles.kml');
    const named = await decodeZip({ 'a.kml': styles, 'doc.kml': FOLDERS });
    expect(featuresOf(named)).toHaveLength(4);
    const nearest = await decodeZip({ 'deep/b.kml': styles, 'z.kml': FOLDERS });
    expect(featuresOf(nearest)).toHaveLength(4);
  });

  test('may be stored without compression', async () => {
    expect(featuresOf(await decodeZip({ 'doc.kml': [FOLDERS, { level: 0 }] }))).toHaveLength(4);
  });
});

describe('pictures', () => {
  const toPlacemark = (description: string, at = '1,1') =>
    `<Placemark><description><![CDATA[${description}]]></description><Point><coordinates>${at}</coordinates></Point></Placemark>`;
  const toDocument = (...placemarks: string[]) =>
    toBytes(`<kml><Document>${placemarks.join('')}</Document></kml>`);
  const [reef, dive, icon] = ['reef', 'dive', 'icon'].map(toBytes);

  test('in a description belong to its feature; others are reported', async () => {
    const decoded = await decodeZip({
      'map/doc.kml': toDocument(
        toPlacemark('<p>Reef</p><img width="4" src="files/a%20reef.jpg"><IMG SRC=./dive.PNG>'),
        toPlacemark('<img src="https://example.org/files/icon.png"/><img src="../map/dive.PNG"/>', '2,2'),
        toPlacemark('<img src="files/lost.jpg"/>', '3,3'),
      ),
      'map/files/a reef.jpg': reef ?? toBytes(''),
      'map/dive.PNG': dive ?? toBytes(''),
      'map/files/icon.png': icon ?? toBytes(''),
    });
    expect(featuresOf(decoded).map(({ pictures }) => pictures)).toEqual([
      [
        { name: 'a reef.jpg', bytes: reef },
        { name: 'dive.PNG', bytes: dive },
      ],
      undefined,
      undefined,
    ]);
    expect(decoded.report?.left).toEqual([
      { kind: 'archive_entry', count: 1, names: ['map/files/icon.png'] },
    ]);
  });

  test('that link to another picture are its thumbnails; with any other link they stand for themselves', async () => {
    const decoded = await decodeZip({
      'doc.kml': toDocument(
        toPlacemark(
          '<A class=x HREF="reef.heic"> <img src="reef.jpg"/></A><a href="https://example.org/"><img src="dive.png"></a>',
        ),
        toPlacemark('<a href="reef.heic">words <img src="icon.png"></a>', '2,2'),
      ),
      'reef.heic': reef ?? toBytes(''),
      'reef.jpg': icon ?? toBytes(''),
      'dive.png': dive ?? toBytes(''),
      'icon.png': icon ?? toBytes(''),
    });
    expect(featuresOf(decoded).map(({ pictures }) => pictures?.map(({ name }) => name))).toEqual([
      ['reef.heic', 'dive.png'],
      ['icon.png'],
    ]);
    expect(decoded.report?.left).toEqual([]);
  });

  test('beyond the limit are left out, and the features are read', async () => {
    const decoded = await decodeZip(
      {
        'doc.kml': toDocument(toPlacemark('<img src="a.jpg"/><img src="b.jpg"/>')),
        'a.jpg': [new Uint8Array(600), { level: 0 }],
        'b.jpg': [new Uint8Array(600), { level: 0 }],
      },
      { maxInflatedBytes: 1_000 },
    );
    expect(featuresOf(decoded)[0]?.pictures?.map(({ name }) => name)).toEqual(['a.jpg']);
    expect(decoded.report?.left).toEqual([{ kind: 'archive_entry', count: 1, names: ['b.jpg'] }]);
  });
});

describe('what is refused', () => {
  test('an archive that inflates past the limit, whatever sizes it states', async () => {
    const bomb = new Uint8Array(20_000_000).fill(0x20);
    bomb.set(toBytes('<kml>'));
    const bytes = zipSync({ 'doc.kml': bomb });
    const view = new DataView(bytes.buffer);
    const central = bytes.length - 22 - 46 - 'doc.kml'.length;
    const decoded = await decodeKmz({ name: 'bomb.kmz', bytes }, { maxInflatedBytes: 5_000_000 });
    expect(decoded).toMatchObject({ ok: false, reason: 'size_limit' });
    expect(!decoded.ok && decoded.message).toBe('bomb.kmz holds more than 4 MB.');
    view.setUint32(central + 24, 10, true);
    const lying = await decodeKmz({ name: 'bomb.kmz', bytes }, { maxInflatedBytes: 5_000_000 });
    expect(lying).toMatchObject({ ok: false, reason: 'bad_archive' });
  });

  test('too many entries', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`${index}.png`, toBytes('x')]),
    );
    const decoded = await decodeZip({ 'doc.kml': FOLDERS, ...files }, { maxEntries: 10 });
    expect(decoded).toMatchObject({ ok: false, reason: 'entry_limit' });
  });

  test('an archive without a document, truncated or with a changed byte', async () => {
    expect(await decodeZip({ 'a.png': toBytes('x') })).toMatchObject({ ok: false, reason: 'bad_archive' });
    const bytes = zipSync({ 'doc.kml': FOLDERS });
    const cut = await decodeFile({ name: 'cut.kmz', bytes: bytes.subarray(0, bytes.length - 30) });
    expect(cut).toMatchObject({ ok: false, reason: 'bad_archive' });
    expect(!cut.ok && cut.message).toContain('cut.kmz');
    const stored = zipSync({ 'doc.kml': [FOLDERS, { level: 0 }] });
    const digit = stored.indexOf('5'.charCodeAt(0), 200);
    stored[digit] = '6'.charCodeAt(0);
    expect(await decodeKmz({ name: 'a.kmz', bytes: stored })).toMatchObject({
      ok: false,
      reason: 'bad_archive',
    });
  });
});
