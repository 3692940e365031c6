import { Button } from '@mantine/core';
import type { Organization, Plan } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/people/badge.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { createPaymentLink, type PaidPlan, usePlans } from '../api.ts';
import { toBillingFault } from '../billing-fault.ts';
import classes from './billing-page.module.css';

interface PlanDialogProps {
  readonly organization: Organization;
  readonly onClose: () => void;
}

/** All plans side by side: the current one is marked, higher ones can be bought. */
export function PlanDialog({ organization, onClose }: PlanDialogProps) {
  const t = useTranslate();
  const query = usePlans(organization.organization_id, true);
  const [buying, setBuying] = useState<PaidPlan | null>(null);
  const buy = async (plan: PaidPlan) => {
    setBuying(plan);
    try {
      window.location.assign(await createPaymentLink(organization.organization_id, plan));
    } catch (error) {
      setBuying(null);
      showToast({ tone: 'error', message: toErrorText(t, error) });
    }
  };
  return (
    <Dialog onClose={onClose} title={t('billing.choose')} size="lg">
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={3} picture="none" />}
        toErrorText={(error) => t(toBillingFault(error))}
      >
        {(plans) => (
          <ul className={classes.plans}>
            {[plans.free, plans.basic, plans.unlimited].map((plan) => (
              <PlanItem
                key={plan.name}
                plan={plan}
                present={organization.plan}
                buying={buying}
                onBuy={(name) => void buy(name)}
              />
            ))}
          </ul>
        )}
      </AsyncView>
    </Dialog>
  );
}

interface PlanItemProps {
  readonly plan: Plan;
  readonly present: number;
  readonly buying: PaidPlan | null;
  readonly onBuy: (plan: PaidPlan) => void;
}

function PlanItem({ plan, present, buying, onBuy }: PlanItemProps) {
  const t = useTranslate();
  const locale = useLocale();
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: Number.isInteger(plan.price_monthly) ? 0 : 2,
  }).format(plan.price_monthly);
  const { name } = plan;
  const count = (max: number | null) => (max === null ? t('billing.unlimited') : String(max));
  return (
    <li className={classes.plan} data-present={plan.plan === present}>
      <div className={classes.grow}>
        <h3 className={classes.planTitle}>{t(`billing.plans.${name}`)}</h3>
        <p className={classes.hint}>{t(`billing.descriptions.${name}`)}</p>
        <p className={classes.facts}>
          {t('billing.maxProjects')}: {count(plan.max_projects)} · {t('billing.maxMembers')}:{' '}
          {count(plan.max_team_members)}
        </p>
      </div>
      <div className={classes.price}>
        <strong>{t('billing.monthly', { price })}</strong>
        {plan.plan === present && <Badge>{t('billing.current')}</Badge>}
        {plan.plan > present && name !== 'free' && (
          <Button
            size="xs"
            loading={buying === name}
            disabled={buying !== null}
            aria-label={t('billing.upgradeTo', { plan: t(`billing.plans.${name}`) })}
            onClick={() => onBuy(name)}
          >
            {t('billing.upgrade')}
          </Button>
        )}
      </div>
    </li>
  );
}
