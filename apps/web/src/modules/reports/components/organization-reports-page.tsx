import { IconReport } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { toErrorText } from '../../../data/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { OrganizationBreadcrumbs, useOrganizations } from '../../organizations/index.ts';

/** The place of an organization's reports. None can be made yet, which it says. */
export function OrganizationReportsPage() {
  const t = useTranslate();
  const { org_id } = useParams({ strict: false });
  const query = useOrganizations();
  const find = (organizations: readonly Organization[] | undefined) =>
    organizations?.find((one) => String(one.organization_id) === org_id);
  const title = t('reports.title');
  return (
    <>
      <PageHeader
        breadcrumbs={<OrganizationBreadcrumbs organization={find(query.data)} leaf={title} />}
        title={title}
      />
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={2} picture="none" />}
        toErrorText={(error) => toErrorText(t, error)}
      >
        {(organizations) =>
          find(organizations) === undefined ? (
            <ErrorState title={t('errors.organization_not_found')} />
          ) : (
            <EmptyState icon={IconReport} title={t('reports.empty')} text={t('reports.emptyText')} />
          )
        }
      </AsyncView>
    </>
  );
}
