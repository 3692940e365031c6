import { Link, useParams } from '@tanstack/react-router';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AuditList } from './audit-list.tsx';

/** The audit log of an organization; for its administrators. */
export function OrganizationAuditPage() {
  const t = useTranslate();
  const { org_id = '0' } = useParams({ strict: false });
  const back = (
    <Link to="/organizations/$org_id/settings" params={{ org_id }}>
      {t('organizations.settingsTitle')}
    </Link>
  );
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              { key: 'settings', node: back },
              { key: 'audit', node: t('audit.title') },
            ]}
          />
        }
        title={t('audit.title')}
        text={t('audit.text')}
      />
      <AuditList organizationId={Number(org_id)} />
    </>
  );
}
