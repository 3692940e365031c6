import { expect, test } from 'vitest';
import { listTrailSpans, toShownSpan } from './trail-span.ts';

test('no more is offered than the project keeps', () => {
  expect(listTrailSpans({ keptHours: 0 })).toEqual([]);
  expect(listTrailSpans({ keptHours: 24 })).toEqual(['day']);
  expect(listTrailSpans({ keptHours: 30 * 24 })).toEqual(['day', 'week', 'month']);
  expect(listTrailSpans({ keptHours: 365 * 24 })).toEqual(['day', 'week', 'month', 'year']);
});

test('of a choice that another project made possible, what is kept is shown', () => {
  expect(toShownSpan({ chosen: 'year', keptHours: 30 * 24 })).toBe('month');
  expect(toShownSpan({ chosen: 'week', keptHours: 365 * 24 })).toBe('week');
  expect(toShownSpan({ chosen: 'week', keptHours: 24 })).toBe('day');
  expect(toShownSpan({ chosen: 'week', keptHours: 0 })).toBe('day');
});
