import type { ImageryAllowance } from '@waypost/contract';
import { hasAccess } from '../../../../../data/queries/access.ts';
import { useLocale, useTranslate } from '../../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../../i18n/to-number-text.ts';
import { useCurrentOrganization } from '../../../../organizations/index.ts';
import classes from './scene-order.module.css';

interface AllowanceProps {
  readonly allowance: ImageryAllowance;
  /** What is about to be ordered. */
  readonly km2: number;
}

/** What was ordered this month, of how much, and whether this order would pass it. */
export function Allowance({ allowance: { monthly_km2, ordered_km2 }, km2 }: AllowanceProps) {
  const t = useTranslate();
  const locale = useLocale();
  const map = useCurrentOrganization().current?.current_member.access_map;
  const toText = (value: number) => toNumberText(value, locale, { maximumFractionDigits: 1 });
  if (monthly_km2 === null)
    return <span className={classes.hint}>{t('scenes.monthOpen', { ordered: toText(ordered_km2) })}</span>;
  // Administrators may order beyond it.
  const isBeyond = km2 > 0 && ordered_km2 + km2 > monthly_km2 && !hasAccess(map, 'organization:update');
  return (
    <span className={classes.hint}>
      {t('scenes.month', { ordered: toText(ordered_km2), ceiling: toText(monthly_km2) })}
      {isBeyond && (
        <span className={classes.beyond} role="alert">
          {t('scenes.beyond')}
        </span>
      )}
    </span>
  );
}
