import type { Variable, VariableResult } from '@waypost/contract';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../i18n/to-number-text.ts';
import { formatMeasured } from './format-measured.ts';
import { toValue } from './variable-chart.tsx';
import classes from './variables.module.css';

interface VariableTableProps {
  readonly variable: Variable;
  readonly results: readonly VariableResult[];
}

/** So that the digits of a column stand below each other. */
const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** What was measured, for those who read numbers; the newest first. */
export function VariableTable({ variable, results }: VariableTableProps) {
  const t = useTranslate();
  const locale = useLocale();
  const heading = t('variables.value', {
    name: t(`variables.names.${variable}`),
    unit: t(`variables.units.${variable}`),
  });
  return (
    <table className={classes.table}>
      <caption>{t('variables.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('variables.date')}</th>
          <th scope="col">{heading}</th>
        </tr>
      </thead>
      <tbody>
        {results.toReversed().map((one) => (
          <tr key={one.id}>
            <th scope="row">{formatMeasured(one.item_datetime, locale)}</th>
            <td>{toNumberText(toValue(one), locale, TWO_DECIMALS)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
