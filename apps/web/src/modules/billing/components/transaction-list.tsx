import { IconReceipt } from '@tabler/icons-react';
import type { Transaction } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { Day } from '../../../ui/times/day.tsx';
import { useBillingAccounts } from '../api.ts';
import classes from './billing-page.module.css';

/** The payments, newest first. */
export function TransactionList({ organizationId }: { organizationId: number }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className={classes.heading}>
        {t('billing.payments')}
      </h2>
      <AsyncView
        query={useBillingAccounts(organizationId)}
        skeleton={<SkeletonRows rows={2} picture="none" />}
        toErrorText={(error) => `${t('billing.accountsFailed')}. ${toErrorText(t, error)}`}
        isEmpty={(accounts) => accounts.every(({ transactions }) => transactions.length === 0)}
        empty={<EmptyState icon={IconReceipt} title={t('billing.noPayments')} />}
      >
        {(accounts) => (
          <ul className={classes.payments}>
            {accounts
              .flatMap(({ transactions }) => transactions)
              .map((transaction) => (
                <Payment key={transaction.code} transaction={transaction} />
              ))}
          </ul>
        )}
      </AsyncView>
    </section>
  );
}

function Payment({ transaction }: { transaction: Transaction }) {
  const t = useTranslate();
  const locale = useLocale();
  const { amount, currency, number, url, status, created_at } = transaction;
  const sum = new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() });
  const title = number ?? transaction.code;
  return (
    <li className={classes.payment}>
      <Day value={created_at} />
      <span className={classes.grow}>
        {url === null ? (
          title
        ) : (
          <a href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        )}
      </span>
      <span>{t(`billing.status.${status}`)}</span>
      <strong>{sum.format(amount / 100)}</strong>
    </li>
  );
}
