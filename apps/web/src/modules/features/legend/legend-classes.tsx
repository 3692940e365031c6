import type { LegendClass } from '@waypost/contract';
import { type Translate, useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import styles from './map-legend.module.css';

/** The name of a class. */
function toLabel(
  { kind, label, from, to }: LegendClass,
  t: Translate,
  locale: string,
  isTemplate: boolean,
): string {
  const write = (value: number | null) => toNumberText(value ?? 0, locale, { maximumFractionDigits: 12 });
  if (kind === 'other') return t('legend.other');
  if (kind === 'none') return t(isTemplate ? 'legend.noTemplate' : 'legend.none');
  if (kind !== 'range') return label ?? '';
  if (from === null) return t('legend.below', { to: write(to) });
  if (to === null) return t('legend.from', { from: write(from) });
  return t('legend.between', { from: write(from), to: write(to) });
}

interface LegendClassesProps {
  readonly classes: readonly LegendClass[];
  /** Whether they are templates, and not values of a key. */
  readonly isTemplate: boolean;
}

/** Colours with what they mean, and how many features have each. */
export function LegendClasses({ classes, isTemplate }: LegendClassesProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <ul className={styles.classes}>
      {classes.map((one) => {
        const label = toLabel(one, t, locale, isTemplate);
        return (
          <li key={`${one.kind} ${label}`} className={styles.class}>
            <span className={styles.swatch} style={{ background: one.color }} />
            <span className={styles.label} title={label}>
              {label}
            </span>
            <span className={styles.count}>{toNumberText(one.count, locale)}</span>
          </li>
        );
      })}
    </ul>
  );
}
