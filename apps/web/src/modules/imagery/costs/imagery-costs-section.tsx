import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImageryCost, ImageryCosts } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { formatShortTime } from '../../../ui/times/time-format.ts';
import { imageryCostsQuery } from '../api.ts';
import { CeilingForm } from './ceiling-form.tsx';
import classes from './imagery-costs.module.css';
import { listRecentMonths, toMonthText } from './recent-months.ts';

/** What was ordered of satellite imagery, and how much may be, for administrators. */
export function ImageryCostsSection({ organizationId }: { readonly organizationId: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const months = listRecentMonths(new Date());
  const [month, setMonth] = useState(months[0] ?? '');
  const query = useQuery(imageryCostsQuery(organizationId, month));
  return (
    <section aria-labelledby="imagery-costs">
      <h2 id="imagery-costs" className={classes.heading}>
        {t('imagery.costs.title')}
      </h2>
      <p className={classes.hint}>{t('imagery.costs.hint')}</p>
      <Select
        label={t('imagery.costs.month')}
        data={months.map((one) => ({ value: one, label: toMonthText(one, locale) }))}
        value={month}
        allowDeselect={false}
        onChange={(next) => setMonth(next ?? month)}
      />
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={2} picture="none" />}
        toErrorText={(error) => `${t('imagery.costs.listFailed')} ${toErrorText(t, error)}`}
      >
        {(costs) => (
          <>
            <Sum costs={costs} isNow={month === months[0]} />
            <Orders orders={costs.orders} />
            <CeilingForm
              key={costs.monthly_km2}
              organizationId={organizationId}
              monthlyKm2={costs.monthly_km2}
            />
          </>
        )}
      </AsyncView>
    </section>
  );
}

function Sum({ costs, isNow }: { readonly costs: ImageryCosts; readonly isNow: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const toText = (km2: number) => toNumberText(km2, locale, { maximumFractionDigits: 1 });
  const { ordered_km2, monthly_km2 } = costs;
  const isLimited = isNow && monthly_km2 !== null;
  return (
    <p className={classes.sum} data-full={isLimited && ordered_km2 >= monthly_km2}>
      {isLimited
        ? t('imagery.costs.sumOf', { km2: toText(ordered_km2), ceiling: toText(monthly_km2) })
        : t('imagery.costs.sum', { km2: toText(ordered_km2) })}
    </p>
  );
}

function toState({ status, counts }: ImageryCost) {
  if (!counts) return 'notMade' as const;
  return status === 0 ? ('done' as const) : status > 0 ? ('underWay' as const) : ('failed' as const);
}

function Orders({ orders }: { readonly orders: readonly ImageryCost[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const preferences = usePreferences();
  if (orders.length === 0) return <p className={classes.hint}>{t('imagery.costs.none')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached with the keys.
    <section className={classes.scroll} tabIndex={0} aria-label={t('imagery.costs.orders')}>
      <table className={classes.table}>
        <thead>
          <tr>
            {(['when', 'what', 'area', 'state', 'who'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`imagery.costs.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((one) => (
            <tr key={`${one.ordered_at} ${one.layer_code} ${one.subject}`} data-counts={one.counts}>
              <td>{formatShortTime(new Date(one.ordered_at), preferences)}</td>
              <td>
                {one.layer_name ?? t('imagery.costs.gone')}
                <span className={classes.subject}>
                  {one.kind === 'scenes'
                    ? t('imagery.costs.scenes', { count: one.count, type: one.subject })
                    : one.subject}
                </span>
              </td>
              <td>{toNumberText(one.area_km2, locale, { maximumFractionDigits: 1 })} km²</td>
              <td>{t(`imagery.costs.states.${toState(one)}`)}</td>
              <td>{one.member_display_name ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
