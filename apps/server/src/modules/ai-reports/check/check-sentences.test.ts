import { describe, expect, test } from 'vitest';
import { builtInWriter } from '../writers/built-in/built-in-writer.ts';
import { makeTask } from '../writers/writing-task.fixture.ts';
import { checkSections, isHeld } from './check-sentences.ts';

const TASK = makeTask();
const held = (text: string, ...facts: string[]) => isHeld({ text, facts }, TASK);

describe('a sentence is held by the facts it names', () => {
  test.each([
    ['There are 1,204 reports.', 'f1'],
    ['“Gear of 2025” has 1,204 reports.', 'f1'],
    ['“Ana 12 Ruiz” wrote 301 of 1,204 (25%).', 'f1', 'f2'],
    ['Bo wrote 12.', 'f3'],
    ['They cover 2.53 ha.', 'f4'],
    ['Most on May 3, 2026, namely 40.', 'f5'],
    ['Most between 14:00–15:00.', 'f6'],
    ['“Depth” reaches from -2.5 to 8.', 'f9', 'f10'],
    ['Most lie around 36.500, -118.250.', 'f14'],
  ])('%s', (text, ...facts) => {
    expect(held(text, ...facts)).toBe(true);
  });
});

describe('a sentence that says more is not', () => {
  test.each([
    ['another number', 'There are 1,205 reports.', 'f1'],
    ['a part of a number', 'There are 204 reports.', 'f1'],
    ['a number with more digits', 'There are 1,204.5 reports.', 'f1'],
    ['a number of a fact that it does not name', 'There are 301 reports.', 'f1'],
    ['a number of a name', 'There are 12 reports.', 'f1'],
    ['a share of nothing it names', 'Bo wrote 25% of them.', 'f3', 'f1'],
    ['a name that reads as a number of something', 'Ana 12 Ruiz wrote 301.', 'f2'],
    ['nothing but a name', '“Bo”.', 'f3'],
    ['another unit', 'They cover 2.53 m²', 'f1'],
    ['another day', 'Most on May 4, 2026.', 'f5'],
    ['a month', 'Most in June.', 'f5'],
    ['an hour', 'Most between 13:00–14:00.', 'f6'],
    ['a quoted name', '“Carla” wrote 1,204 reports.', 'f1'],
    ['a fact that does not exist', 'There are 1,204 reports.', 'f1', 'f99'],
    ['no fact at all', 'All is well.'],
    ['digits of another script', 'There are ١٢ reports.', 'f1'],
    ['a fraction', 'About ½ are by Ana.', 'f1'],
  ])('%s', (_title, text, ...facts) => {
    expect(held(text, ...facts)).toBe(false);
  });
});

describe('the built-in writer', () => {
  test.each(['en', 'es'] as const)('says nothing that its facts do not hold (%s)', async (language) => {
    const task = { ...TASK, language };
    const sections = await builtInWriter.write(task, new AbortController().signal);
    expect(sections.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(7);
    expect(checkSections(sections, task)).toEqual({ sections, refused: [] });
  });

  test('writes the same of the same facts', async () => {
    const write = () => builtInWriter.write(TASK, new AbortController().signal);
    expect(await write()).toEqual(await write());
    expect(await write()).toMatchObject([
      {
        kind: 'overview',
        title: 'Overview',
        sentences: [
          { text: '“Gear of 2025” has 1,204 features in the chosen range.', facts: ['f1'] },
          { text: 'The first was observed on April 1, 2026, the last on May 29, 2026.' },
          { text: 'That is more than in the same time before, which had 1,100.', facts: ['f18', 'f1'] },
          { text: '88 of them have photographs (7%).', facts: ['f19', 'f1'] },
          { text: 'There are 1,116 without photographs (93%).', facts: ['f30', 'f1'] },
          { text: 'The most photographed is “Net two”, with 12 photographs.', facts: ['f31'] },
          { text: '31 of them have notes (3%), 77 notes in all.', facts: ['f27', 'f28', 'f1'] },
          { text: 'The most discussed is “Torn net”, with 9 notes.', facts: ['f29'] },
        ],
      },
      {
        kind: 'people',
        sentences: [
          { text: 'By template: “Net report” (150, 12%).' },
          { text: 'Features of “Net report” rose from 130 in the same time before to 150.' },
          { text: 'By geometry: points (1,204, 100%).' },
          { text: 'By author: “Ana 12 Ruiz” (301, 25%) and “Bo” (12, 1%).', facts: ['f2', 'f3', 'f1'] },
          {
            text: 'Features of “Ana 12 Ruiz” rose from 250 in the same time before to 301.',
            facts: ['f39', 'f2'],
          },
          { text: 'Features of “Bo” fell from 20 in the same time before to 12.', facts: ['f40', 'f3'] },
        ],
      },
      { kind: 'time' },
      { kind: 'places' },
      { kind: 'measures' },
      { kind: 'answers' },
    ]);
  });
});

test('what is not held is left out and counted', () => {
  const sentences = [
    { text: 'There are 1,204 reports.', facts: ['f1'] },
    { text: 'There are 9 reports.', facts: ['f1'] },
  ];
  const sections = [
    { kind: 'overview' as const, title: 'Overview', sentences },
    { kind: 'time' as const, title: 'When', sentences: [{ text: 'In 1999.', facts: ['f1'] }] },
  ];
  expect(checkSections(sections, TASK)).toEqual({
    sections: [{ ...sections[0], sentences: sentences.slice(0, 1) }],
    refused: [
      {
        kind: 'overview',
        text: 'There are 9 reports.',
        reason: 'No fact that it names holds this number: 9',
      },
      { kind: 'time', text: 'In 1999.', reason: 'No fact that it names holds this number: 1999' },
    ],
  });
});
