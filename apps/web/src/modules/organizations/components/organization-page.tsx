import { useParams } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import type { ReactNode } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { useOrganizations } from '../api.ts';
import { OrganizationBreadcrumbs } from './organization-breadcrumbs.tsx';

interface OrganizationPageProps {
  readonly title: string;
  readonly skeleton: ReactNode;
  /** The access required for the page, and the message without it. */
  readonly needs?: { readonly access: Parameters<typeof hasAccess>[1]; readonly otherwise: string };
  readonly children: (organization: Organization) => ReactNode;
}

/** The frame of an organization's page: breadcrumbs, and a message without access. */
export function OrganizationPage({ title, skeleton, needs, children }: OrganizationPageProps) {
  const t = useTranslate();
  const { org_id } = useParams({ strict: false });
  const query = useOrganizations();
  const organization = query.data?.find((one) => String(one.organization_id) === org_id);
  const show = () => {
    if (organization === undefined) return <ErrorState title={t('errors.organization_not_found')} />;
    if (needs !== undefined && !hasAccess(organization.current_member.access_map, needs.access))
      return <ErrorState title={t('errors.forbidden')} text={needs.otherwise} />;
    return children(organization);
  };
  return (
    <>
      <PageHeader
        breadcrumbs={<OrganizationBreadcrumbs organization={organization} leaf={title} />}
        title={title}
      />
      <AsyncView query={query} skeleton={skeleton} toErrorText={(error) => toErrorText(t, error)}>
        {show}
      </AsyncView>
    </>
  );
}
