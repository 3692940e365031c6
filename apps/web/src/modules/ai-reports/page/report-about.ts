import type { AiReport } from '@waypost/contract';
import type { Translate } from '../../../i18n/i18n.ts';
import { formatDay, type TimeReader } from '../../../ui/times/time-format.ts';
import { toFilterText } from './filter-text.ts';

function toRange(t: Translate, { start_date: from, end_date: until }: AiReport, times: TimeReader): string {
  const day = (time: string) => formatDay(new Date(time), Date.now(), times);
  if (from !== null && until !== null) return t('aiReports.between', { from: day(from), until: day(until) });
  if (from !== null) return t('aiReports.from', { from: day(from) });
  return until === null ? t('aiReports.allTimes') : t('aiReports.until', { until: day(until) });
}

/** Of what a report is, who asked for it, and who wrote it. */
export function toAbout(t: Translate, report: AiReport, times: TimeReader): string {
  const { member_display_name: name, layer_name: layer, model, facts, dropped } = report;
  const asked = [
    t('aiReports.about', { layer, range: toRange(t, report, times) }),
    ...(report.filter === null
      ? []
      : [t('aiReports.filter.told', { filter: toFilterText(t, report.filter) })]),
    name === null ? t('aiReports.askedBySomebody') : t('aiReports.askedBy', { name }),
  ];
  if (report.status !== 'completed') return asked.join(' ');
  return [
    ...asked,
    t('aiReports.writer', {
      writer: report.writer === 'built_in' ? t('aiReports.builtIn') : t('aiReports.modelName', { model }),
      facts: t('aiReports.factCount', { count: facts.length }),
    }),
    t('aiReports.zone', { zone: report.time_zone }),
    ...(dropped > 0 ? [t('aiReports.dropped', { count: dropped })] : []),
  ].join(' ');
}
