import type { Fact, ReportSection } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { type FactReader, toAnswerText, toFactName, toFactValue, toHours } from '../page/fact-text.ts';
import { toPeriodLabel } from '../page/period-label.ts';
import { Bars } from './bars.tsx';
import { type ChartValue, Columns } from './columns.tsx';
import { fillPeriods } from './fill-periods.ts';
import { PlaceMap } from './place-map.tsx';

interface ReportChartsProps {
  readonly section: ReportSection['kind'];
  readonly facts: readonly Fact[];
  readonly reader: FactReader;
  readonly open: string | null;
  readonly onFact: (id: string | null) => void;
}

/** One bar is no chart. */
const FEWEST_VALUES = 2;
const HOURS_PER_DAY = 24;

/** The charts and the small map of a section, each made from facts. */
export function ReportCharts({ section, facts, reader, open, onFact }: ReportChartsProps) {
  const t = useTranslate();
  const of = (...kinds: Fact['kind'][]) => facts.filter(({ kind }) => kinds.includes(kind));
  const toValue = (fact: Fact, label: string): ChartValue => ({
    fact: fact.id,
    label,
    value: fact.value,
    text: toFactValue(reader, fact),
  });
  const marks = { open, onFact };
  const toBars = (title: string, values: readonly ChartValue[]) =>
    values.length < FEWEST_VALUES ? null : <Bars key={title} title={title} values={values} {...marks} />;
  if (section === 'overview') {
    const periods = of('period');
    const unit = periods[0]?.detail;
    if (periods.length < FEWEST_VALUES || unit == null) return null;
    const format = new Intl.NumberFormat(reader.locale);
    const values = fillPeriods(periods, reader.times.tz).map(({ start, fact }) => ({
      fact: fact?.id ?? null,
      // Its start is a day at midnight UTC, whatever the time zone of the report.
      label: toPeriodLabel(start, unit, reader.locale, 'UTC'),
      value: fact?.value ?? 0,
      text: format.format(fact?.value ?? 0),
    }));
    return <Columns title={t(`aiReports.charts.${unit as 'day'}`)} values={values} {...marks} />;
  }
  if (section === 'time') {
    const byHour = new Map(of('hour').map((fact) => [Number(fact.detail), fact]));
    if (byHour.size < FEWEST_VALUES) return null;
    const values = Array.from({ length: HOURS_PER_DAY }, (_, hour): ChartValue => {
      const fact = byHour.get(hour);
      return {
        fact: fact?.id ?? null,
        label: toHours(hour),
        short: String(hour).padStart(2, '0'),
        value: fact?.value ?? 0,
        text: fact === undefined ? '0' : toFactValue(reader, fact),
      };
    });
    return <Columns title={t('aiReports.charts.hour')} values={values} {...marks} />;
  }
  if (section === 'people')
    return (['template', 'member'] as const).map((kind) =>
      toBars(
        t(`aiReports.charts.${kind}`),
        of(kind).map((fact) => toValue(fact, fact.label ?? '')),
      ),
    );
  if (section === 'places') {
    // The place of few features is not told.
    const places = of('densest_cell', 'cell').filter(({ place }) => place !== null);
    if (places.length === 0) return null;
    return (
      <PlaceMap
        title={t('aiReports.charts.places')}
        facts={places}
        toLabel={(fact) => `${toFactName(reader, fact)}: ${toFactValue(reader, fact)}`}
        {...marks}
      />
    );
  }
  if (section !== 'answers') return null;
  const byField = Map.groupBy(of('answer'), ({ label }) => label ?? '');
  return [...byField].map(([field, answers]) =>
    toBars(
      field,
      answers.map((fact) => toValue(fact, toAnswerText(t, fact.detail))),
    ),
  );
}
