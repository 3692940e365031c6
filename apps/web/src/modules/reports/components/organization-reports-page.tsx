import { IconReport } from '@tabler/icons-react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { OrganizationPage } from '../../organizations/index.ts';

/** The reports page of an organization. Reports cannot be made yet, which it says. */
export function OrganizationReportsPage() {
  const t = useTranslate();
  return (
    <OrganizationPage title={t('reports.title')} skeleton={<SkeletonRows rows={2} picture="none" />}>
      {() => <EmptyState icon={IconReport} title={t('reports.empty')} text={t('reports.emptyText')} />}
    </OrganizationPage>
  );
}
