import type { Fact, ReportLanguage } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { toQuestion } from '../writers/model/question.ts';
import { makeTask } from '../writers/writing-task.fixture.ts';
import { findFault } from './check-sentences.ts';

const [first] = makeTask().facts;
const toField = (id: string, label: string, kind: Fact['kind'], value: number): Fact[] =>
  first === undefined ? [] : [{ ...first, id, kind, label, value, unit: 'number', features: 3 }];
/** “Depth” fell, “Width” rose. */
const FIELDS: readonly Fact[] = [
  ...toField('d1', 'Depth', 'number_mean_before', 10),
  ...toField('d2', 'Depth', 'number_mean', 8),
  ...toField('w1', 'Width', 'number_mean_before', 2),
  ...toField('w2', 'Width', 'number_mean', 3),
  ...toField('d3', 'Depth', 'number_least', 5),
  ...toField('d4', 'Depth', 'number_greatest', 20),
  ...toField('w3', 'Width', 'number_least', 1),
  ...toField('w4', 'Width', 'number_greatest', 30),
];
const MEANS = ['d1', 'd2', 'w1', 'w2'];
const RANGES = ['d3', 'd4', 'w3', 'w4'];

type Rows = readonly (readonly [text: string, facts: readonly string[]])[];
const faultOf = (language: ReportLanguage, [text, facts]: Rows[number]) =>
  findFault({ text, facts: [...facts] }, makeTask({ language, facts: [...makeTask().facts, ...FIELDS] }));

const LIES: Readonly<Record<ReportLanguage, Rows>> = {
  en: [
    ['The mean of “Depth” fell from 10 before to 8, and “Width” fell from 2 to 3.', MEANS],
    ['The mean of “Width” fell from 2 before to 3.', ['d1', 'd2', 'w1', 'w2']],
    ['The mean of “Depth” rose from 10 before to 8, and “Width” rose from 2 to 3.', MEANS],
    ['The mean of “Depth” fell from 10 before to 8, and “Width” fell to 3.', ['d1', 'd2', 'w2']],
    ['The mean of “Depth” fell from 10 before to 3, that of “Width”.', ['d1', 'd2', 'w1', 'w2']],
    ['“Depth” has values from 5 to 30, “Width” too.', RANGES],
    ['The mean of “Depth” was higher before: 1.25, now 2.33.', ['f21', 'f11']],
    ['The mean of “Depth” is now 2.33, and was higher before: 1.25.', ['f21', 'f11']],
    ['“No-take zone” was entered by 14 features.', ['f23']],
    ['“No-take zone” was entered, with 14 features.', ['f23']],
    ['Features that entered “No-take zone”: 14.', ['f23']],
    ['“No-take zone” was entered by 14 recorded observations.', ['f23']],
    ['“Bo” has 12 entries.', ['f3']],
  ],
  es: [
    ['La media de «Depth» bajó de 10 antes a 8, y «Width» bajó de 2 a 3.', MEANS],
    ['«Depth» tiene valores de 5 a 30, «Width» también.', RANGES],
    ['La media de «Depth» es ahora 2,33, y fue más alta antes: 1,25.', ['f21', 'f11']],
    ['En «No-take zone» entraron 14 elementos.', ['f23']],
    ['Entradas de elementos en «No-take zone»: 14.', ['f23']],
    ['«Bo» tiene 12 entradas.', ['f3']],
  ],
};
const TRUE: Readonly<Record<ReportLanguage, Rows>> = {
  en: [
    ['The mean of “Depth” fell from 10 before to 8, and “Width” rose from 2 to 3.', MEANS],
    ['The mean of “Depth” fell from 10 in the same time before to 8.', ['d1', 'd2']],
    ['“Depth” has values from 5 to 20, and “Width” from 1 to 30.', RANGES],
    ['The mean of “Depth” was 1.25 before, and is higher now: 2.33.', ['f21', 'f11']],
    ['The mean of “Depth” is 2.33, higher than before: 1.25.', ['f21', 'f11']],
    ['Geofences were entered: “No-take zone” (14) and “Old harbor” (6).', ['f23', 'f24']],
    ['“No-take zone” has 14 entries.', ['f23']],
    ['There are 1,204 features, and “No-take zone” was entered: 14.', ['f1', 'f23']],
  ],
  es: [
    ['La media de «Depth» bajó de 10 antes a 8, y «Width» subió de 2 a 3.', MEANS],
    ['«No-take zone» tiene 14 entradas.', ['f23']],
    ['Hay 1.204 elementos, y las entradas en «No-take zone» son 14.', ['f1', 'f23']],
  ],
};

describe.each(['en', 'es'] as const)('of fields and geofences (%s)', (language) => {
  test.each(LIES[language])('a lie is caught: %s', (...row) => {
    expect(faultOf(language, row)).not.toBe(null);
  });

  test.each(TRUE[language])('what the facts hold is no lie: %s', (...row) => {
    expect(faultOf(language, row)).toBe(null);
  });
});

test.each([
  ['en', ['features', 'values', undefined, 'outliers', 'entries', undefined]],
  ['es', ['elementos', 'valores', undefined, 'valores atípicos', 'entradas', undefined]],
] as const)('a model is told what each count is of (%s)', (language, words) => {
  const [, data = ''] = toQuestion(makeTask({ language })).split('\n');
  const { facts } = JSON.parse(data) as { facts: { id: string; counted?: string; unit: string }[] };
  const find = (id: string) => facts.find((fact) => fact.id === id);
  expect(['f1', 'f8', 'f11', 'f22', 'f23', 'f25'].map((id) => find(id)?.counted)).toEqual(words);
  expect(find('f23')?.unit).toBe('entries');
});
