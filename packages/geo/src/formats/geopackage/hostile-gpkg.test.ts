import { expect, test } from 'vitest';
import { takeCpuMs, timeSample, toSamples } from '../cpu-time.fixture.ts';
import { decodeFile } from '../decode-file.ts';
import { type GpkgWriter, makeGpkg, point, toBlob } from './gpkg-bytes.fixture.ts';

const HERE = toBlob(point(1, 2));
/** The slowest rejection takes a quarter of it; whatever ignored its limits would take minutes. */
const MOST_SAMPLES = 12;
const sampleMs = timeSample();

/** Decodes a hostile file and checks the processor time. */
async function decodeHostile(fill: (writer: GpkgWriter) => void, limits = {}) {
  const bytes = makeGpkg(fill);
  const start = process.cpuUsage();
  const decoded = await decodeFile({ name: 'a.gpkg', bytes }, limits);
  expect(toSamples(takeCpuMs(start), sampleMs, MOST_SAMPLES)).toBeLessThan(MOST_SAMPLES);
  return decoded;
}

const good = ({ layer }: GpkgWriter) => layer('good', 'geom POINT, name TEXT', [[HERE, 'A']]);

test.each([
  [
    'that recurses endlessly',
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT g AS geom FROM n, t',
  ],
  [
    'that joins a table with itself six times',
    'SELECT a.g AS geom FROM t a, t b, t c, t d, t e, t f WHERE a.i + b.i + c.i + d.i + e.i + f.i < 0',
  ],
  ['that makes values of forty megabytes', 'SELECT g AS geom, zeroblob(40000000) AS name FROM t'],
  ['that makes a value of a gigabyte', 'SELECT g AS geom, randomblob(1000000000) AS name FROM t'],
  ['that calls an unknown function', 'SELECT g AS geom, load_extension(name) AS name FROM t'],
  ['of a missing table', 'SELECT g AS geom FROM lost'],
])('a view %s is skipped, and the other layer is read', async (_what, sql) => {
  const decoded = await decodeHostile((writer) => {
    const { database, layer } = writer;
    good(writer);
    database.exec('CREATE TABLE t (g BLOB, i INTEGER, name TEXT)');
    const insert = database.prepare('INSERT INTO t VALUES (?, ?, ?)');
    for (let index = 0; index < 60; index += 1) insert.run(HERE, index, 'x');
    database.exec(`CREATE VIEW bomb AS ${sql}`);
    layer('bomb', '');
  });
  expect(decoded).toMatchObject({
    ok: true,
    report: { kept: 1, left: [{ kind: 'unread_layer', count: 1, names: ['bomb'] }] },
  });
});

test('a view that takes too long fails with size_limit if it is the only layer', async () => {
  const decoded = await decodeHostile(({ database, layer }) => {
    database.exec(`CREATE TABLE t (g BLOB, i INTEGER);
      INSERT INTO t SELECT x'00', value FROM json_each('[${Array.from({ length: 999 }, () => 1).join()}]');
      CREATE VIEW bomb AS SELECT a.g AS geom FROM t a, t b, t c, t d WHERE a.i + b.i + c.i + d.i < 0`);
    layer('bomb', '');
  });
  expect(decoded).toMatchObject({ ok: false, reason: 'size_limit' });
});

test('a view of ten million rows stops at the limit of features', async () => {
  const decoded = await decodeHostile(({ database, layer }) => {
    database.exec(`CREATE TABLE t (g BLOB);
      INSERT INTO t SELECT NULL FROM json_each('[${Array.from({ length: 3_200 }, () => 1).join()}]');
      CREATE VIEW many AS SELECT a.g AS geom FROM t a, t b`);
    layer('many', '');
  });
  expect(decoded).toMatchObject({ ok: false, reason: 'feature_limit' });
});

test('triggers do not run and the file is not changed', async () => {
  const bytes = makeGpkg((writer) => {
    good(writer);
    writer.database.exec(`CREATE TABLE log (text TEXT);
      CREATE VIEW touched AS SELECT geom, name FROM good;
      CREATE TRIGGER t INSTEAD OF INSERT ON touched BEGIN INSERT INTO log VALUES ('ran'); END`);
    writer.layer('touched', '');
  });
  const before = bytes.slice();
  expect(await decodeFile({ name: 'a.gpkg', bytes })).toMatchObject({ ok: true, report: { kept: 2 } });
  expect(bytes).toEqual(before);
});

test('a file with too many layers is rejected', async () => {
  const decoded = await decodeHostile(
    ({ layer }) => {
      for (let index = 0; index < 60; index += 1) layer(`l${index}`, 'geom POINT', [[HERE]]);
    },
    { maxEntries: 50 },
  );
  expect(decoded).toMatchObject({ ok: false, reason: 'entry_limit' });
});

test('table and column names are quoted', async () => {
  const decoded = await decodeHostile(({ database, layer }) => {
    database.exec('CREATE TABLE "a""; DROP TABLE x; --" (geom POINT, "b""" TEXT)');
    layer('a"; DROP TABLE x; --', '');
    database.prepare('INSERT INTO "a""; DROP TABLE x; --" VALUES (?, ?)').run(HERE, 'y');
  });
  expect(decoded.ok && decoded.features[0]?.properties.data).toEqual([{ key: 'b"', value: 'y', type: 0 }]);
});
