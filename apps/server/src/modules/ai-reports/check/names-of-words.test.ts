import type { Fact } from '@waypost/contract';
import { expect, test } from 'vitest';
import { builtInWriter } from '../writers/built-in/built-in-writer.ts';
import { makeTask } from '../writers/writing-task.fixture.ts';
import { checkSections, findFault } from './check-sentences.ts';

const BO = makeTask().facts.find(({ label }) => label === 'Bo') as Fact;
const toMember = (label: string, index: number): Fact => ({ ...BO, id: `word${index}`, label });

test.each(['en', 'es'] as const)(
  'no sentence in %s names somebody who has one of its words for a name',
  async (language) => {
    const task = makeTask({ language });
    const sections = await builtInWriter.write(task, new AbortController().signal);
    const texts = sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));
    const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []));
    expect(words.size).toBeGreaterThan(50);
    const members = [...words].map((word, index) => toMember(`${word}!`, index));
    expect(checkSections(sections, { ...task, facts: [...task.facts, ...members] }).refused).toEqual([]);
  },
);

test('a name that is no such word is told from the words around it', () => {
  const task = makeTask();
  const other = { ...task, facts: [...task.facts, toMember('Rosebud', 0), toMember('Rose', 1)] };
  const tell = (name: string) =>
    findFault({ text: `“Bo” has 12 features, and ${name} too.`, facts: [BO.id] }, other);
  expect(tell('rosebud')).toBe('It names no fact of this name: Rosebud');
  expect(tell('Rose')).toBe('No fact that it names holds this name: Rose');
});
