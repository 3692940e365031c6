import type { FidelityReport } from '@waypost/geo';
import { describe, expect, it } from 'vitest';
import { toReportLines, toReportSummary } from './report-text.ts';

const report: FidelityReport = {
  read: { points: 30, lines: 3, polygons: 2, multi: 0, other: 2 },
  kept: 35,
  changed: [{ kind: 'ring_closed', count: 1, names: ['Bay'] }],
  left: [
    { kind: 'no_geometry', count: 1, names: ['Note'] },
    { kind: 'network_link', count: 9, names: ['a', 'b', 'c', 'd', 'e', 'f'] },
  ],
  warnings: [{ kind: 'untold_dates', values: { column: 'seen', count: 2 } }],
};

/** Returns key and numbers: the test is about the lines, not their language. */
const t = (key: string, values: Record<string, string | number> = {}) =>
  `${key} ${Object.values(values).join('/')}`;

describe('the report of a file', () => {
  it('sums up what was read', () => {
    expect(toReportSummary(t, report, 'en')).toBe('fileViewer.readKept 37/35');
  });

  it('lists losses first, with at most five names', () => {
    expect(toReportLines(t, report)).toEqual([
      'fileViewer.left.no_geometry 1: Note',
      'fileViewer.left.network_link 9: a, b, c, d, e fileViewer.andMore 4',
      'fileViewer.changed.ring_closed 1: Bay',
      'fileWarnings.untold_dates seen/2',
    ]);
  });
});
