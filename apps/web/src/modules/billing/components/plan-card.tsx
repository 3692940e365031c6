import { Button } from '@mantine/core';
import { IconArrowUp, IconExternalLink } from '@tabler/icons-react';
import { type FrontConfig, type Organization, PLAN_NAMES } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { type MessageKey, useTranslate } from '../../../i18n/i18n.ts';
import { getCustomerPortal } from '../api.ts';
import { toBillingFault } from '../billing-fault.ts';
import classes from './billing-page.module.css';

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }));
const HIGHEST_PLAN = PLAN_NAMES.length - 1;

interface PlanCardProps {
  readonly organization: Organization;
  readonly config: FrontConfig;
}

/** The plan of an organization, with its actions. */
export function PlanCard({ organization, config }: PlanCardProps) {
  const t = useTranslate();
  const [isChoosing, setIsChoosing] = useState(false);
  const [fault, setFault] = useState<MessageKey | null>(null);
  const { plan, current_member } = organization;
  const name = PLAN_NAMES[plan] ?? 'free';
  const canUpdate = hasAccess(current_member.access_map, 'org_billing:update');
  return (
    <section aria-labelledby="plan" className={classes.card}>
      <div>
        <h2 id="plan" className={classes.heading}>
          {t('billing.plan')}
        </h2>
        <p className={classes.planName} role="status">
          {t(`billing.plans.${name}`)}
        </p>
        <p className={classes.hint}>
          {plan === HIGHEST_PLAN
            ? t('billing.highest')
            : t('billing.limits', {
                projects: organization.projects_limit,
                members: organization.members_limit,
              })}
        </p>
        {fault !== null && (
          <p className={classes.fault} role="alert">
            {t(fault)}
          </p>
        )}
      </div>
      {canUpdate && (
        <div className={classes.actions}>
          {config.showUpgradeButtons && plan < HIGHEST_PLAN && (
            <Button
              leftSection={<IconArrowUp size={16} stroke={1.5} aria-hidden />}
              onClick={() => setIsChoosing(true)}
            >
              {t(plan === 0 ? 'billing.addPlan' : 'billing.upgrade')}
            </Button>
          )}
          {config.showCustomerPortal && plan > 0 && (
            <PortalButton organizationId={organization.organization_id} onFault={setFault} />
          )}
        </div>
      )}
      {isChoosing && (
        <Suspense>
          <PlanDialog organization={organization} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </section>
  );
}

interface PortalButtonProps {
  readonly organizationId: number;
  readonly onFault: (fault: MessageKey | null) => void;
}

function PortalButton({ organizationId, onFault }: PortalButtonProps) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    onFault(null);
    try {
      window.location.assign(await getCustomerPortal(organizationId));
    } catch (error) {
      setIsBusy(false);
      console.warn('The portal could not be opened.', error);
      onFault(toBillingFault(error));
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconExternalLink size={16} stroke={1.5} aria-hidden />}
      onClick={() => void open()}
    >
      {t('billing.manage')}
    </Button>
  );
}
