import { Link } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { HomeCrumb } from './home-crumb.tsx';

/** The organization, then one of its pages. */
export function OrganizationBreadcrumbs({
  organization,
  leaf,
}: {
  organization: Organization | undefined;
  leaf: string;
}) {
  const t = useTranslate();
  const name = organization?.organization_name ?? t('shell.home');
  return (
    <Breadcrumbs
      items={[
        { key: 'home', node: <HomeCrumb /> },
        {
          key: 'organization',
          node:
            organization === undefined ? (
              name
            ) : (
              <Link
                to="/organizations/$org_id/projects"
                params={{ org_id: String(organization.organization_id) }}
              >
                {name}
              </Link>
            ),
        },
        { key: 'page', node: leaf },
      ]}
    />
  );
}
