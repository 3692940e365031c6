import { decodeFile } from '@waypost/geo';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { toRefusalText } from './refusal-text.ts';
import english from './refusals.en.json';
import spanish from './refusals.es.json';

async function createTranslate(language: 'en' | 'es') {
  const i18n = createInstance();
  const resources = {
    en: { translation: { refusals: english } },
    es: { translation: { refusals: spanish } },
  };
  await i18n.init({ lng: language, resources, interpolation: { escapeValue: false } });
  return (key: string, values?: Record<string, string | number>) => i18n.t(key, { ...values });
}

async function explain(name: string, text: string, language: 'en' | 'es' = 'en') {
  const decoded = await decodeFile({ name, bytes: new TextEncoder().encode(text) });
  if (decoded.ok || decoded.report === null) throw new Error(`${name} was read.`);
  return toRefusalText(await createTranslate(language), decoded.report, name, language);
}

const placemark = (coordinates: string) =>
  `<Placemark><Point><coordinates>${coordinates}</coordinates></Point></Placemark>`;
const kml = (body: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${body}</Document></kml>`;
const WITHOUT_NUMBERS = kml(placemark('east,north').repeat(3));

describe('the text about a file without imported features', () => {
  it('counts the placemarks of a KML file by kind of fault', async () => {
    expect(await explain('nets.kml', WITHOUT_NUMBERS)).toBe('3 placemarks have no valid coordinates.');
    expect(await explain('nets.KML', kml(`${placemark('1,x')}<Placemark><name>A</name></Placemark>`))).toBe(
      '1 placemark has no valid coordinates. 1 placemark has no geometry.',
    );
  });

  it('is available in Spanish', async () => {
    expect(await explain('nets.kml', WITHOUT_NUMBERS, 'es')).toBe('3 marcas no tienen coordenadas válidas.');
  });

  it('counts features or rows in other formats', async () => {
    const point =
      '{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":["east","north"]}}';
    expect(await explain('a.geojson', `{"type":"FeatureCollection","features":[${point},${point}]}`)).toBe(
      '2 features have no valid coordinates.',
    );
    expect(await explain('a.csv', 'name,latitude,longitude\nNet,north,east\n')).toBe(
      '1 row has no valid coordinates.',
    );
    const left = [
      { kind: 'no_geometry' as const, count: 2, names: ['a', 'b'] },
      { kind: 'other_table' as const, count: 1, names: ['Notes'] },
    ];
    expect(toRefusalText(await createTranslate('en'), { left }, 'a.xlsx', 'en')).toBe(
      '2 rows have no geometry. 1 sheet or table holds no features.',
    );
  });

  it('is empty for an empty file, and does not count other files of an archive', async () => {
    expect(await explain('a.kml', kml(''))).toBe('');
    const left = [{ kind: 'archive_entry' as const, count: 2, names: ['a.png', 'b.png'] }];
    expect(toRefusalText(await createTranslate('en'), { left }, 'a.kmz', 'en')).toBe('');
  });
});
