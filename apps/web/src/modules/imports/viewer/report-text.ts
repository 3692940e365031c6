import type { FidelityReport } from '@waypost/geo';
import type { Translate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { toOffGlobeLines } from './off-globe-text.ts';

/** The number of names in a line; the rest is counted. */
const MAX_NAMES = 5;

function toNames(t: Translate, names: readonly string[], count: number): string {
  const said = names.filter((name) => name.trim() !== '').slice(0, MAX_NAMES);
  if (said.length === 0) return '';
  const more = count - said.length;
  return `: ${said.join(', ')}${more > 0 ? ` ${t('fileViewer.andMore', { count: more })}` : ''}`;
}

/** How much was read and kept: `37 read, 35 kept`. */
export function toReportSummary(t: Translate, report: FidelityReport, locale: string): string {
  const read = Object.values(report.read).reduce((sum, count) => sum + count, 0);
  return t('fileViewer.readKept', {
    read: toNumberText(read, locale),
    kept: toNumberText(report.kept, locale),
  });
}

/** What is off the globe, what was left out, what was changed and warnings, a line each. */
export function toReportLines(t: Translate, report: FidelityReport): string[] {
  return [
    ...(report.offGlobe === undefined ? [] : toOffGlobeLines(t, report.offGlobe)),
    ...report.left.map(
      ({ kind, count, names }) => t(`fileViewer.left.${kind}`, { count }) + toNames(t, names, count),
    ),
    ...report.changed.map(
      ({ kind, count, names }) => t(`fileViewer.changed.${kind}`, { count }) + toNames(t, names, count),
    ),
    ...report.warnings.map(({ kind, values }) => t(`fileWarnings.${kind}`, values)),
  ];
}
