import { CLASS_COLORS, NO_CLASS_COLOR, OTHER_CLASS_COLOR, RANGE_COLORS } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { toRangeClasses, toTemplateClasses, toValueClasses } from './to-classes.ts';

const toRow = (template_id: number | null, count: number) => ({
  template_id,
  name: template_id === null ? null : `Form ${template_id}`,
  count,
});

describe('classes by template', () => {
  it('are in the order of ids, whatever is used most', () => {
    const { legend, ids, colors } = toTemplateClasses([toRow(9, 50), toRow(null, 20), toRow(4, 10)]);
    expect(ids).toEqual([4, 9]);
    expect(legend.classes.map(({ label, color, count }) => [label, color, count])).toEqual([
      ['Form 4', CLASS_COLORS[0], 10],
      ['Form 9', CLASS_COLORS[1], 50],
      [null, NO_CLASS_COLOR, 20],
    ]);
    expect(colors).toEqual([NO_CLASS_COLOR, CLASS_COLORS[0], CLASS_COLORS[1], OTHER_CLASS_COLOR]);
  });

  it('are as many as there are colours, and the others are one', () => {
    const rows = Array.from({ length: CLASS_COLORS.length + 3 }, (_, index) => toRow(index + 1, 100 - index));
    const { legend, ids } = toTemplateClasses(rows);
    expect(ids).toHaveLength(CLASS_COLORS.length);
    expect(legend.classes.at(-1)).toMatchObject({ kind: 'other', count: 91 + 90 + 89 });
  });
});

it('classes by value are in the order of their texts, with others and those without one', () => {
  const counts = [
    { value: 'Worn', count: 5 },
    { value: 'Good', count: 3 },
  ];
  const { legend, values } = toValueClasses(counts, 10, 12);
  expect(values).toEqual(['Good', 'Worn']);
  expect(legend.classes.map(({ kind, label, count }) => [kind, label, count])).toEqual([
    ['value', 'Good', 3],
    ['value', 'Worn', 5],
    ['other', null, 2],
    ['none', null, 2],
  ]);
});

it('classes by range go from the lightest to the darkest colour', () => {
  const { legend } = toRangeClasses(
    [2, 5],
    new Map([
      [1, 4],
      [3, 6],
    ]),
    10,
    10,
  );
  expect(legend.classes).toMatchObject([
    { from: null, to: 2, count: 4, color: RANGE_COLORS[0] },
    { from: 2, to: 5, count: 0 },
    { from: 5, to: null, count: 6, color: RANGE_COLORS.at(-1) },
  ]);
});
