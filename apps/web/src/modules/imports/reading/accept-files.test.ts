import { describe, expect, it } from 'vitest';
import { checkFiles, MAX_FILE_BYTES } from './accept-files.ts';

const file = (name: string, size = 10) => ({ name, size });
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe('checkFiles', () => {
  it('accepts readable formats, whatever the case of the extension', () => {
    const check = checkFiles([
      file('a.kml'),
      file('B.KMZ'),
      file('c.geojson'),
      file('d.json'),
      file('e.Gpx'),
      file('f.csv'),
      file('g.FGB'),
      file('h.zip'),
      file('i.gpkg'),
      file('j.tcx'),
      file('k.XLSX'),
      file('l.geojsonl'),
      file('m.ndjson'),
    ]);
    expect(check.accepted).toHaveLength(13);
    expect(check.unsupported).toEqual([]);
  });

  it('names unsupported files and accepts the others', () => {
    const check = checkFiles([
      file('a.kml'),
      file('b.docx'),
      file('kml'),
      file('c.dbf'),
      file('d.kml', MAX_FILE_BYTES + 1),
    ]);
    expect(names(check.accepted)).toEqual(['a.kml']);
    expect(names(check.unsupported)).toEqual(['b.docx', 'kml', 'c.dbf']);
    expect(names(check.tooLarge)).toEqual(['d.kml']);
  });

  it('accepts 30 files and rejects 31 as a whole', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.kml`));
    expect(checkFiles(many(30)).accepted).toHaveLength(30);
    expect(checkFiles(many(31))).toMatchObject({ accepted: [], isTooMany: true });
    expect(checkFiles(many(3), 27).accepted).toHaveLength(3);
    expect(checkFiles(many(3), 28)).toMatchObject({ accepted: [], isTooMany: true });
  });
});
