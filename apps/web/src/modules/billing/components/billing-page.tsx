import { useQuery } from '@tanstack/react-query';
import type { FrontConfig, Organization } from '@waypost/contract';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { OrganizationPage } from '../../organizations/index.ts';
import classes from './billing-page.module.css';
import { PlanCard } from './plan-card.tsx';
import { TransactionList } from './transaction-list.tsx';

/** The billing page of an organization. */
export function BillingPage() {
  const t = useTranslate();
  const config = useQuery(frontConfigQuery).data;
  return (
    <OrganizationPage
      title={t('billing.title')}
      skeleton={<SkeletonRows rows={3} picture="none" />}
      needs={{ access: 'org_billing:read', otherwise: t('billing.adminsOnly') }}
    >
      {(organization) =>
        config === undefined ? null : <Billing organization={organization} config={config} />
      }
    </OrganizationPage>
  );
}

function Billing({ organization, config }: { organization: Organization; config: FrontConfig }) {
  return (
    <div className={classes.page}>
      <PlanCard organization={organization} config={config} />
      <TransactionList organizationId={organization.organization_id} />
    </div>
  );
}
