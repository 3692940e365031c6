import type { Fact } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { compareFacts } from './compare-facts.ts';

const toFact = (id: string, more: Partial<Fact>): Fact => ({
  id,
  kind: 'total',
  value: 0,
  unit: 'features',
  label: null,
  detail: null,
  at: null,
  until: null,
  place: null,
  features: 0,
  codes: [],
  ...more,
});
const changesOf = (before: readonly Fact[], now: readonly Fact[]) =>
  compareFacts(before, now).map((change) => [change.before?.id ?? null, change.now?.id ?? null]);

describe('two versions of a report', () => {
  it('differ in what has another value, is new, or is gone', () => {
    const before = [
      toFact('f1', { value: 6 }),
      toFact('f2', { kind: 'template', label: 'Net', value: 2 }),
      toFact('f3', { kind: 'member', label: 'Ana', value: 6 }),
    ];
    const now = [
      toFact('f1', { value: 7 }),
      toFact('f2', { kind: 'member', label: 'Ana', value: 6 }),
      toFact('f3', { kind: 'member', label: 'Bo', value: 1 }),
    ];
    expect(changesOf(before, now)).toEqual([
      ['f1', 'f1'],
      [null, 'f3'],
      ['f2', null],
    ]);
    expect(changesOf(now, now)).toEqual([]);
  });

  it('tell two authors of one name apart, and a moment from another', () => {
    const twins = [
      toFact('f1', { kind: 'member', label: 'Ana', value: 6 }),
      toFact('f2', { kind: 'member', label: 'Ana', value: 4 }),
    ];
    expect(
      changesOf(twins, [
        twins[0] ?? toFact('', {}),
        toFact('f2', { kind: 'member', label: 'Ana', value: 5 }),
      ]),
    ).toEqual([['f2', 'f2']]);
    const last = (at: string) => [toFact('f1', { kind: 'last', label: 'Net', value: 1, at })];
    expect(changesOf(last('2026-05-03T00:00:00Z'), last('2026-05-04T00:00:00Z'))).toEqual([['f1', 'f1']]);
  });

  it('say of what others crowded out that it is not told, and not that there is none', () => {
    const toAuthors = (names: readonly string[]) =>
      names.map((label, index) => toFact(`f${index}`, { kind: 'member', label, value: 1 }));
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const goneOf = (now: readonly Fact[]) =>
      compareFacts(toAuthors(['Zoe']), now).filter((change) => change.now === null);
    expect(goneOf(toAuthors(names))).toMatchObject([{ before: { label: 'Zoe' }, isUntold: true }]);
    expect(goneOf(toAuthors(names.slice(1)))).toMatchObject([{ before: { label: 'Zoe' }, isUntold: false }]);
    const answer = (detail: string) => toFact(detail, { kind: 'answer', label: 'Gear', detail, value: 1 });
    const answers = compareFacts([answer('Trap')], ['1', '2', '3', '4', '5'].map(answer));
    expect(answers.at(-1)).toMatchObject({ before: { detail: 'Trap' }, now: null, isUntold: true });
  });

  it('do not differ in what only a chart shows', () => {
    expect(
      changesOf([], [toFact('f1', { kind: 'period', detail: 'day' }), toFact('f2', { kind: 'cell' })]),
    ).toEqual([]);
  });
});
