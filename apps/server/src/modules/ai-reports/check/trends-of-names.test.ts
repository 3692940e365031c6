import type { ReportLanguage } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { makeTask } from '../writers/writing-task.fixture.ts';
import { findFault } from './check-sentences.ts';

/** Ana has 301 and had 250, Bo has 12 and had 20, “Net report” has 150 and had 130. */
const ANA = ['f39', 'f2'];
const BO = ['f40', 'f3'];
const BOTH = [...ANA, ...BO];
const NET = ['f42', 'f41'];

type Rows = readonly (readonly [text: string, facts: readonly string[]])[];
const LIES: Readonly<Record<ReportLanguage, Rows>> = {
  en: [
    ['Features of “Bo” rose from 20 in the same time before to 12.', BO],
    ['Features of “Bo” fell from 12 in the same time before to 20.', BO],
    ['Features of “Ana 12 Ruiz” fell from 250 in the same time before to 301.', ANA],
    ['Features of “Ana 12 Ruiz” rose from 20 in the same time before to 301.', BOTH],
    ['Features of “Ana 12 Ruiz” rose from 250 before to 301, and those of “Bo” rose from 20 to 12.', BOTH],
    ['Features of “Bo” fell to 12.', ['f3']],
    ['Features of “Bo” fell from 1,100 in the same time before to 12.', ['f18', 'f3']],
    ['“Bo” has 20 features.', ['f40']],
    ['“Bo” had 12 features in the same time before.', ['f3']],
    ['“Bo” had 20 before, and has 20 now.', BO],
    ['There were 20 features in the same time before.', ['f40']],
    ['“Bo” had 2% of the features before, 20.', ['f40', 'f1']],
    ['“Bo” had the most features before, 20.', BOTH],
    ['“Ana 12 Ruiz” had the most features before, 250.', BOTH],
    ['“Bo” had the fewest features before, 20.', BOTH],
    ['“Bo” (20) had more than “Ana 12 Ruiz” (250) before.', BOTH],
    ['“Net report” has 150, and had more in the same time before, 130.', NET],
    ['“Net report” has 150 features, fewer than the 130 in the same time before.', NET],
    ['“Net report” had 150 features before.', NET],
  ],
  es: [
    ['Los elementos de «Bo» subieron de 20 en el mismo tiempo anterior a 12.', BO],
    ['Los elementos de «Ana 12 Ruiz» subieron de 20 en el mismo tiempo anterior a 301.', BOTH],
    ['«Bo» tiene 20 elementos.', ['f40']],
    ['«Bo» tuvo 12 elementos en el mismo tiempo anterior.', ['f3']],
    ['«Net report» tiene 150 elementos, menos de los 130 del mismo tiempo anterior.', NET],
  ],
};
const TRUE: Readonly<Record<ReportLanguage, Rows>> = {
  en: [
    ['Features of “Bo” fell from 20 in the same time before to 12.', BO],
    ['Features of “Ana 12 Ruiz” rose from 250 before to 301, and those of “Bo” fell from 20 to 12.', BOTH],
    ['“Bo” has 12 features now, and had 20 before.', BO],
    ['“Bo” had 20 features in the same time before.', ['f40']],
    ['“Net report” has 150 features, more than the 130 in the same time before.', NET],
    ['“Net report” has 150 features, up from 130 before.', NET],
    ['“Ana 12 Ruiz” has the most features, 301, up from 250 before.', BOTH],
  ],
  es: [
    ['Los elementos de «Bo» bajaron de 20 en el mismo tiempo anterior a 12.', BO],
    ['«Net report» tiene 150 elementos, más de los 130 del mismo tiempo anterior.', NET],
    ['«Bo» tiene ahora 12 elementos, frente a 20 antes.', BO],
  ],
};

const faultOf = (language: ReportLanguage, [text, facts]: Rows[number]) =>
  findFault({ text, facts: [...facts] }, makeTask({ language }));

describe.each(['en', 'es'] as const)('of templates and authors against the time before (%s)', (language) => {
  test.each(LIES[language])('a lie is caught: %s', (...row) => {
    expect(faultOf(language, row)).not.toBe(null);
  });

  test.each(TRUE[language])('what the facts hold is no lie: %s', (...row) => {
    expect(faultOf(language, row)).toBe(null);
  });
});
