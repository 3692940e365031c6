import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { takeCpuMs, timeSample, toSamples } from './cpu-time.fixture.ts';
import { decodeFile } from './decode-file.ts';
import { toBytes } from './fixture-files.fixture.ts';
import type { DecodeFailure } from './outcome/decoded.ts';

const MB = 1024 * 1024;
/** The slowest refusal, of 400,000 records, takes four times as long as a sample; reading to the end takes many seconds. */
const MOST_SAMPLES = 12;

/** Decodes what has to be refused, and holds the time and the memory it took against a ceiling. */
async function refuse(name: string, bytes: Uint8Array, reason: DecodeFailure, limits = {}): Promise<string> {
  const sampleBeforeMs = timeSample();
  const before = process.memoryUsage();
  const start = process.cpuUsage();
  const decoded = await decodeFile({ name, bytes }, limits);
  const cpuMs = takeCpuMs(start);
  const after = process.memoryUsage();
  expect(decoded).toMatchObject({ ok: false, reason });
  expect(toSamples(cpuMs, sampleBeforeMs, MOST_SAMPLES), name).toBeLessThan(MOST_SAMPLES);
  expect(after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers).toBeLessThan(200 * MB);
  return decoded.ok ? '' : decoded.message;
}

/** A text of a beginning, a repeated piece and an end, made as bytes: a string of this length would be slow to make. */
function toLong(start: string, piece: string, end: string, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  const unit = toBytes(piece.repeat(Math.ceil(4096 / piece.length)));
  bytes.set(unit);
  // What stands there is doubled until the end is reached.
  for (let filled = unit.length; filled < size; filled *= 2)
    bytes.copyWithin(filled, 0, Math.min(filled, size - filled));
  bytes.set(toBytes(start));
  bytes.set(toBytes(end), size - end.length);
  return bytes;
}

/** The directory of an archive with as many entries, and nothing in them. */
function toDirectory(count: number): Uint8Array {
  const bytes = new Uint8Array(count * 46 + 22);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < count; index += 1) view.setUint32(index * 46, 0x02014b50, true);
  bytes.set(toBytes('PK'));
  view.setUint32(count * 46, 0x06054b50, true);
  view.setUint16(count * 46 + 10, count % 65_536, true);
  return bytes;
}

/** Writes a size into every head of the archive's directory. */
function lieAboutSizes(bytes: Uint8Array, size: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return bytes;
}

const KML = '<kml><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></kml>';
const LINE = '<kml><Placemark><LineString><coordinates>';
const LINE_END = '</coordinates></LineString></Placemark></kml>';
const BOMB = () => toLong('<kml><name>', ' ', '</name></kml>', 100 * MB);

describe('archives', () => {
  const bomb = zipSync({ 'doc.kml': BOMB() });

  test('a zip bomb is refused, with and without its stated size', async () => {
    expect(await refuse('a.kmz', bomb.slice(), 'size_limit')).toContain('500 times');
    expect(await refuse('a.kmz', bomb.slice(), 'size_limit', { maxInflatedBytes: 64 * MB })).toContain(
      '64 MB',
    );
    await refuse('a.kmz', lieAboutSizes(bomb.slice(), 10), 'bad_archive');
    await refuse('a.kmz', lieAboutSizes(bomb.slice(), 0xffff_fff0), 'size_limit');
    await refuse('a.zip', zipSync({ 'a.shp': BOMB().subarray(0, 64 * MB) }), 'size_limit');
  });

  test('a nested archive is not opened', async () => {
    const inner = zipSync({ 'inner.zip': bomb });
    await refuse('a.zip', inner, 'unsupported_format');
    await refuse('a.kmz', inner, 'bad_archive');
  });

  test('false sizes are refused', async () => {
    const whole = zipSync({ 'doc.kml': strToU8(KML) });
    expect((await decodeFile({ name: 'a.kmz', bytes: whole })).ok).toBe(true);
    await refuse('a.kmz', lieAboutSizes(whole.slice(), 3), 'bad_archive');
  });

  test.each(['../../etc/doc.kml', '/doc.kml', 'C:\\doc.kml', 'maps\\..\\..\\doc.kml'])(
    'a path that leads out: %s',
    async (path) => {
      expect(await refuse('a.kmz', zipSync({ [path]: strToU8(KML) }), 'bad_archive')).toContain('leads out');
    },
  );

  test('a hundred thousand entries are refused, in ZIP and ZIP64', async () => {
    // The old form counts to 65,535 and begins again; what is left of the count is still too much.
    const many = toDirectory(100_000);
    await refuse('a.kmz', many, 'entry_limit');
    const view = new DataView(many.buffer, many.byteOffset, many.byteLength);
    view.setUint16(many.length - 22 + 10, 0xffff, true);
    view.setUint32(many.length - 22 + 16, 0xffff_ffff, true);
    await refuse('a.kmz', many, 'entry_limit');
  });
});

describe('texts', () => {
  test('entity expansion is refused', async () => {
    const laughs = Array.from(
      { length: 9 },
      (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
    );
    const doctype = `<!DOCTYPE kml [<!ENTITY a0 "ha">${laughs.join('')}]>`;
    await refuse(
      'a.kml',
      toBytes(`${doctype}<kml><Placemark><name>&a9;</name></Placemark></kml>`),
      'custom_entities',
    );
    await refuse(
      'a.gpx',
      toBytes(`${doctype.replace('kml', 'gpx')}<gpx><wpt><name>&a9;</name></wpt></gpx>`),
      'custom_entities',
    );
    const outer = '<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]><kml><name>&x;</name></kml>';
    await refuse('a.kml', toBytes(outer), 'custom_entities');
  });

  test.each<[name: string, start: string, piece: string, end: string, reason: DecodeFailure]>([
    ['a.kml', LINE, '1,1 ', LINE_END, 'size_limit'],
    ['b.kml', '<kml><Placemark name="', 'x', '"/></kml>', 'size_limit'],
    ['c.gpx', '<gpx><wpt lat="1" lon="2"><name>', 'x', '</name></wpt></gpx>', 'size_limit'],
    ['d.geojson', '{"type":"LineString","coordinates":[[1,1]', ',[1,1]', ']}', 'vertex_limit'],
    ['e.geojson', '{"type":"Point","coordinates":[1', ',1', ']}', 'size_limit'],
    ['f.geojson', '[{}', ',{}', ']', 'feature_limit'],
    ['h.ndjson', '{"type":"LineString","coordinates":[[1,1]', ',[1,1]', ']}', 'size_limit'],
    ['i.ndjson', '{}\n', '{}\n', '{}', 'feature_limit'],
    [
      'j.tcx',
      '<TrainingCenterDatabase><Workouts><Workout><Name>',
      'x',
      '</Name></Workout></Workouts></TrainingCenterDatabase>',
      'size_limit',
    ],
    ['g.csv', 'wkt\n"LINESTRING(1 1', ',1 1', ')"\n', 'size_limit'],
  ])('200 MB of one text of coordinates, values or letters: %s', async (name, start, piece, end, reason) => {
    const message = await refuse(name, toLong(start, piece, end, 200 * MB), reason);
    expect(message).toContain(name);
  });

  test('more positions than the limit are refused', async () => {
    const line = toLong(
      '<kml><Placemark><LineString><coordinates>',
      '1,1 ',
      '</coordinates></LineString></Placemark></kml>',
      8 * MB,
    );
    await refuse('a.kml', line, 'vertex_limit', { maxVertices: 100_000 });
  });

  test('endless nesting is refused', async () => {
    await refuse('a.geojson', toLong('[', '[', '[', 50 * MB), 'depth_limit');
    await refuse('a.geojson', toLong('{"a":', '{"a":', '{', 50 * MB), 'depth_limit');
    await refuse('a.kml', toLong('<kml>', '<a>', '<a>', 50 * MB), 'depth_limit');
  });
});
