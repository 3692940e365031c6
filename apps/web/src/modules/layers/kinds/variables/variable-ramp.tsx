import { RAMP_COLORS, VARIABLE_RAMPS, type Variable } from '@waypost/contract';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../i18n/to-number-text.ts';
import classes from './variables.module.css';

/** The colours of a variable with what they stand for. */
export function VariableRamp({ variable }: { readonly variable: Variable }) {
  const t = useTranslate();
  const locale = useLocale();
  const { low, high } = VARIABLE_RAMPS[variable];
  const toText = (value: number) => toNumberText(value, locale);
  const unit = t(`variables.units.${variable}`);
  return (
    <div className={classes.legend}>
      <span>{t('variables.value', { name: t(`variables.names.${variable}`), unit })}</span>
      <div
        className={classes.ramp}
        role="img"
        aria-label={t('variables.legend', { low: toText(low), high: toText(high), unit })}
        style={{ background: `linear-gradient(to right, ${RAMP_COLORS.join(', ')})` }}
      />
      <div className={classes.ends} aria-hidden>
        <span>{toText(low)}</span>
        <span>{toText((low + high) / 2)}</span>
        <span>≥ {toText(high)}</span>
      </div>
    </div>
  );
}
