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

  it('says first what is off the globe, five by their places', () => {
    const beyond = { axis: 'latitude', value: 95, limit: 90 } as const;
    const places = [
      { ...beyond, name: '', place: { line: 3 } },
      { ...beyond, name: 'E', place: { line: 4 } },
      { ...beyond, name: '', place: { row: 7, sheet: 'Reefs' } },
      { ...beyond, name: 'Reef', place: { item: 2 } },
      { ...beyond, axis: 'longitude', value: -200, limit: -180, name: '', place: { item: 3 } },
      { ...beyond, name: '', place: { line: 9 } },
    ] as const;
    const lines = toReportLines(t, { ...report, offGlobe: { count: 30, places, seemsSwapped: false } });
    const latitude = 'fileViewer.offGlobe.latitude 95/90';
    expect(lines.slice(0, 7)).toEqual([
      `fileViewer.offGlobe.line 3//${latitude}`,
      `fileViewer.offGlobe.namedLine 4/E/${latitude}`,
      `fileViewer.offGlobe.row 7/Reefs//${latitude}`,
      `fileViewer.offGlobe.namedItem 2/Reef/${latitude}`,
      'fileViewer.offGlobe.item 3//fileViewer.offGlobe.longitude -200/-180',
      'fileViewer.offGlobe.more 25',
      'fileViewer.left.no_geometry 1: Note',
    ]);
  });
});
