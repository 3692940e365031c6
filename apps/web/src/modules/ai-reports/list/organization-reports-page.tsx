import { useTranslate } from '../../../i18n/i18n.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { OrganizationPage } from '../../organizations/index.ts';
import { ReportsOf } from './reports-of.tsx';

/** The reports of an organization, where no pane beside the panel shows them. */
export function OrganizationReportsPage() {
  const t = useTranslate();
  return (
    <OrganizationPage
      title={t('aiReports.title')}
      skeleton={<SkeletonRows rows={4} picture="none" />}
      needs={{ access: 'ai_report:read', otherwise: t('aiReports.noAccess') }}
    >
      {(organization) => <ReportsOf organization={organization} />}
    </OrganizationPage>
  );
}
