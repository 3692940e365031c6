import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFile } from '../decode-file.ts';
import { decodeInBatches } from '../decode-in-batches.ts';
import { decodeFixture, decodeText, featuresOf, readFixture, toBytes } from '../fixture-files.fixture.ts';
import type { DecodedFeature } from '../outcome/decoded.ts';
import { decodeGeojsonSeq } from './geojson-seq.ts';

const toPoint = (name: string, lng = 1) =>
  JSON.stringify({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, 2] },
    properties: { name },
  });
const namesOf = (features: readonly DecodedFeature[]) => features.map(({ properties }) => properties.name);

async function* toStream(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('a file of lines', () => {
  test('gives a feature for each line, whatever ends the lines', async () => {
    const decoded = await decodeText(
      'a.ndjson',
      `\ufeff${toPoint('A')}\r\n\n${toPoint('B')}\n${toPoint('C')}`,
    );
    expect(namesOf(featuresOf(decoded))).toEqual(['A', 'B', 'C']);
    expect(decoded).toMatchObject({ format: 'geojsonseq', report: { left: [] } });
  });

  test('reports the lines that are not valid JSON and keeps the others', async () => {
    const text = `${toPoint('A')}\n\n{"type":"Feature","geom}\n${toPoint('B')}\n{"type":`;
    const decoded = await decodeText('a.geojsonl', text);
    expect(namesOf(featuresOf(decoded))).toEqual(['A', 'B']);
    expect(decoded.report?.left).toEqual([{ kind: 'damaged_record', count: 2, names: ['line 3', 'line 5'] }]);
  });

  test('is rejected with the number of its first line if no line is valid JSON', async () => {
    expect(await decodeText('a.ndjson', '\n{a}\n{b}\n')).toMatchObject({
      ok: false,
      reason: 'not_well_formed',
      message: 'a.ndjson is not valid JSON (line 2).',
      values: { line: 2 },
    });
  });

  test('may hold collections and bare geometries', async () => {
    const collection = `{"type":"FeatureCollection","features":[${toPoint('A')},${toPoint('B')}]}`;
    const decoded = await decodeText('a.ndjson', `${collection}\n{"type":"Point","coordinates":[1,2]}`);
    expect(namesOf(featuresOf(decoded))).toEqual(['A', 'B', 'a']);
  });
});

describe('a file of records', () => {
  test('may spread a record over lines, and loses only the truncated one', async () => {
    const decoded = await decodeFixture('kinds.geojsons');
    expect(featuresOf(decoded).length).toBeGreaterThan(5);
    expect(decoded.report?.left).toContainEqual({
      kind: 'damaged_record',
      count: 1,
      names: ['record 7'],
    });
  });
});

describe('the format', () => {
  test.each([
    ['lines under the name of GeoJSON', `${toPoint('A')}\n${toPoint('B')}`, 'a.geojson', 'geojsonseq'],
    ['one line under the name of a sequence', toPoint('A'), 'a.geojsonl', 'geojsonseq'],
    ['one line under the name of GeoJSON', `${toPoint('A')}\n`, 'a.json', 'geojson'],
    [
      'a document of lines under the name of a sequence',
      `{"type":\n"Point",\n"coordinates":[1,2]}`,
      'a.ndjson',
      'geojson',
    ],
    ['a separator before the first text', `\x1e${toPoint('A')}`, 'a.json', 'geojsonseq'],
  ])('%s', async (_what, text, name, format) => {
    expect(await decodeText(name, text)).toMatchObject({ ok: true, format });
  });
});

describe('a stream', () => {
  test('split anywhere decodes the same as the whole file', async () => {
    for (const name of ['kinds.geojsonl', 'kinds.geojsons']) {
      const bytes = readFixture(name);
      const whole = await decodeFile({ name, bytes });
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 300 }), async (size) => {
          expect(await decodeGeojsonSeq({ name, source: toStream(bytes, size) })).toEqual(whole);
        }),
        { numRuns: 40 },
      );
    }
  });

  test('passes features on while the file is read', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => toPoint(`Mooring ${index}`));
    const bytes = toBytes(lines.join('\n'));
    const batches: number[] = [];
    let readTo = 0;
    const source = {
      name: 'a.ndjson',
      size: bytes.length,
      read: async (from: number, to: number) => {
        readTo = Math.max(readTo, to);
        return bytes.subarray(from, to);
      },
    };
    const reached: number[] = [];
    const decoded = await decodeInBatches(source, {
      take: (features) => {
        batches.push(features.length);
        reached.push(readTo);
      },
      recolor: () => undefined,
    });
    expect(decoded).toMatchObject({ ok: true, report: { kept: 20_000 } });
    expect(batches.reduce((sum, count) => sum + count, 0)).toBe(20_000);
    expect(reached[0]).toBeLessThan(bytes.length / 4);
  });
});
