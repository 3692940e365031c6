import type { ReportSection } from '@waypost/contract';
import { expect, test } from 'vitest';
import type { ReportWriter } from '../writers/writer.ts';
import { makeTask } from '../writers/writing-task.fixture.ts';
import { writeChecked } from './write-checked.ts';

const section = (kind: ReportSection['kind'], ...texts: (readonly [string, string])[]): ReportSection => ({
  kind,
  title: kind,
  sentences: texts.map(([text, fact]) => ({ text, facts: [fact] })),
});
const TOTAL = ['There are 1,204 features.', 'f1'] as const;
const LIE = ['There are 9 features.', 'f1'] as const;
const DAY_LIE = ['Most on May 4, 2026.', 'f5'] as const;
const DAY = ['Most on May 3, 2026, namely 40.', 'f5'] as const;
const AREA = ['They cover 2.53 ha.', 'f4'] as const;

function write(first: ReportSection[], second: ReportSection[]) {
  const writer: ReportWriter = {
    model: 'Two answers',
    isBuiltIn: false,
    write: async () => first,
    rewrite: async () => second,
  };
  return writeChecked(writer, makeTask(), new AbortController().signal);
}
const FIRST = [section('overview', TOTAL, LIE), section('time', DAY_LIE), section('measures', AREA)];

test('a mended sentence comes into its section, in the order of a report', async () => {
  expect(await write(FIRST, [section('time', DAY)])).toEqual({
    sections: [section('overview', TOTAL), section('time', DAY), section('measures', AREA)],
    dropped: 1,
  });
});

test('a second answer with the whole report repeats no sentence, and hides none that was left out', async () => {
  const whole = [section('overview', TOTAL), section('time', DAY), section('measures', AREA)];
  expect(await write(FIRST, whole)).toEqual({ sections: whole, dropped: 1 });
  expect(await write(FIRST, [section('overview', TOTAL), section('measures', AREA)])).toEqual({
    sections: [section('overview', TOTAL), section('measures', AREA)],
    dropped: 2,
  });
});
