import { IconUsers } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { toErrorText } from '../../../data/error-text.ts';
import { useMember } from '../../../data/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Day } from '../../../ui/day.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PersonRow } from '../../../ui/person-row.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useOrganizationMembers } from '../api.ts';
import { useCurrentOrganization } from '../hooks/use-current-organization.ts';

/** Who is in the organization, with their roles. */
export function OrganizationMembersPage() {
  const t = useTranslate();
  const { org_id = '0' } = useParams({ strict: false });
  const { current } = useCurrentOrganization();
  const member = useMember();
  const query = useOrganizationMembers(Number(org_id));
  const count = query.data?.length;
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              {
                key: 'organization',
                node: (
                  <Link to="/organizations/$org_id/projects" params={{ org_id }}>
                    {current?.organization_name ?? t('shell.home')}
                  </Link>
                ),
              },
              { key: 'members', node: t('organizations.membersTitle') },
            ]}
          />
        }
        title={t('organizations.membersTitle')}
        text={count === undefined ? undefined : t('organizations.membersCount', { count })}
      />
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={6} />}
        toErrorText={(error) => toErrorText(t, error)}
        isEmpty={(members) => members.length === 0}
        empty={<EmptyState icon={IconUsers} title={t('organizations.membersEmpty')} />}
      >
        {(members) => (
          <ul style={{ margin: 0, padding: 0 }}>
            {members.map((one) => (
              <PersonRow
                key={one.organization_member_id}
                id={one.member_id}
                name={one.display_name}
                contact={one.email}
                badge={one.member_id === member?.member_id ? t('organizations.you') : undefined}
                detail={
                  <>
                    {t('organizations.since')} <Day value={one.create_dttm} />
                  </>
                }
              >
                {t(`organizations.roles.${one.role}`)}
              </PersonRow>
            ))}
          </ul>
        )}
      </AsyncView>
    </>
  );
}
