import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { decodeFile } from './decode-file.ts';
import { featuresOf, readFixture, toBytes } from './fixture-files.fixture.ts';
import { decodeKmz } from './kmz.ts';

const FOLDERS = readFixture('folders.kml');

function decodeZip(files: Parameters<typeof zipSync>[0], limits = {}) {
  return decodeKmz({ name: 'a.kmz', bytes: zipSync(files) }, limits);
}

describe('the document of an archive', () => {
  test('is decoded, and the other entries are named', async () => {
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

  test('is doc.kml, else the one nearest the root', async () => {
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

  test('an archive without a document, cut short, or with a changed byte', async () => {
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
