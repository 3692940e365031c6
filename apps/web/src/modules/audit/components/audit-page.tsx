import { Link } from '@tanstack/react-router';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AuditList } from './audit-list.tsx';

/** The audit log of the installation; for super users. */
export function AuditPage() {
  const t = useTranslate();
  const back = <Link to="/admin">{t('administration.title')}</Link>;
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              { key: 'admin', node: back },
              { key: 'audit', node: t('audit.title') },
            ]}
          />
        }
        title={t('audit.title')}
        text={t('audit.text')}
      />
      <AuditList organizationId={null} />
    </>
  );
}
