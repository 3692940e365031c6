import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { FrontConfig, Organization } from '@waypost/contract';
import { hasAccess } from '../../../data/access.ts';
import { toErrorText } from '../../../data/error-text.ts';
import { frontConfigQuery } from '../../../data/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { OrganizationBreadcrumbs, useOrganizations } from '../../organizations/index.ts';
import classes from './billing-page.module.css';
import { PlanCard } from './plan-card.tsx';
import { TransactionList } from './transaction-list.tsx';

/** What an organization pays for, and the way to more. */
export function BillingPage() {
  const t = useTranslate();
  const { org_id } = useParams({ strict: false });
  const query = useOrganizations();
  const config = useQuery(frontConfigQuery).data;
  const find = (organizations: readonly Organization[] | undefined) =>
    organizations?.find((one) => String(one.organization_id) === org_id);
  const title = t('billing.title');
  return (
    <>
      <PageHeader
        breadcrumbs={<OrganizationBreadcrumbs organization={find(query.data)} leaf={title} />}
        title={title}
      />
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={3} picture="none" />}
        toErrorText={(error) => toErrorText(t, error)}
      >
        {(organizations) => {
          const organization = find(organizations);
          if (organization === undefined) return <ErrorState title={t('errors.organization_not_found')} />;
          if (!hasAccess(organization.current_member.access_map, 'org_billing:read')) {
            return <ErrorState title={t('errors.forbidden')} text={t('billing.adminsOnly')} />;
          }
          return config === undefined ? null : <Billing organization={organization} config={config} />;
        }}
      </AsyncView>
    </>
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
