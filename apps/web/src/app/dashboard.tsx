import { Navigate } from '@tanstack/react-router';
import { useTranslate } from '../i18n/i18n.ts';
import { useCurrentOrganization } from '../modules/organizations/index.ts';

/** The start: goes to the organization chosen last, or the first, or to where one can be made. */
export function Dashboard() {
  const t = useTranslate();
  const { organizations, current } = useCurrentOrganization();
  if (organizations === undefined) return <p role="status">{t('organizations.redirecting')}</p>;
  if (current === undefined) return <Navigate to="/auth/overview" replace />;
  return (
    <Navigate
      to="/organizations/$org_id/projects"
      params={{ org_id: String(current.organization_id) }}
      replace
    />
  );
}
