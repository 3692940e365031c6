import { Navigate } from '@tanstack/react-router';
import { toErrorText } from '../data/queries/error-text.ts';
import { useTranslate } from '../i18n/i18n.ts';
import { useCurrentOrganization, useOrganizations } from '../modules/organizations/index.ts';
import { ErrorState } from '../ui/states/error-state.tsx';

/** The start: redirects to the last organization, or the first, or to the form that creates one. */
export function Dashboard() {
  const t = useTranslate();
  const { organizations, current } = useCurrentOrganization();
  const query = useOrganizations();
  if (query.data === undefined && query.error !== null) {
    return (
      <ErrorState
        text={`${t('organizations.listFailed')}. ${toErrorText(t, query.error)}`}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
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
