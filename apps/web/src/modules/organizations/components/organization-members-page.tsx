import { IconUsers } from '@tabler/icons-react';
import type { Organization } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { findPeople } from '../../../ui/people/find-people.ts';
import { PersonSearch } from '../../../ui/people/person-search.tsx';
import { usePersonSearch } from '../../../ui/people/use-person-search.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { OrganizationInviteButton, OrganizationInvites } from '../../invites/index.ts';
import { useOrganizationMembers, useOrganizationProjectMembers } from '../api.ts';
import { countPeople } from '../count-people.ts';
import { OrganizationMemberTable } from './organization-member-table.tsx';
import classes from './organization-members-page.module.css';
import { OrganizationPage } from './organization-page.tsx';
import { OrganizationProjectMemberTable } from './organization-project-member-table.tsx';

/** The members of the organization and of its projects; editing and removing by the access map. */
export function OrganizationMembersPage() {
  const t = useTranslate();
  return (
    <OrganizationPage
      title={t('organizations.membersTitle')}
      skeleton={<SkeletonRows rows={6} />}
      needs={{ access: 'org_member:read', otherwise: t('organizationPages.cannotSeeMembers') }}
    >
      {(organization) => <Members organization={organization} />}
    </OrganizationPage>
  );
}

function Members({ organization }: { organization: Organization }) {
  const t = useTranslate();
  const locale = useLocale();
  const { organization_id } = organization;
  const members = useOrganizationMembers(organization_id);
  const ofProjects = useOrganizationProjectMembers(organization_id);
  const search = usePersonSearch();
  const found = findPeople(members.data ?? [], search.wanted);
  const foundOfProjects = findPeople(ofProjects.data ?? [], search.wanted);
  const nobody = <EmptyState icon={IconUsers} title={t('common.nobodyFound')} />;
  const toCount = (list: readonly unknown[] | undefined) =>
    list === undefined ? '–' : toNumberText(list.length, locale);
  const isComplete = members.data !== undefined && ofProjects.data !== undefined;
  return (
    <div className={classes.page}>
      <div className={classes.total}>
        <strong>{isComplete ? toNumberText(countPeople(members.data, ofProjects.data), locale) : '–'}</strong>
        {t('organizationPages.totalUsers')}
      </div>
      <div className={classes.search}>
        <PersonSearch
          label={t('common.findPerson')}
          value={search.typed}
          onChange={search.setTyped}
          found={
            search.wanted === ''
              ? ''
              : t('projectMembers.count', { count: countPeople(found, foundOfProjects) })
          }
        />
      </div>
      <section className={classes.section}>
        <div className={classes.bar}>
          <h2 id="organization-members" className={classes.heading}>
            {t('organizationPages.organizationMembers', { total: toCount(members.data) })}
          </h2>
          <OrganizationInviteButton organization={organization} />
        </div>
        <AsyncView
          query={members}
          skeleton={<SkeletonRows rows={4} />}
          toErrorText={(error) => toErrorText(t, error)}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyState icon={IconUsers} title={t('organizationPages.membersEmpty')} />}
        >
          {() =>
            found.length === 0 ? (
              nobody
            ) : (
              <OrganizationMemberTable
                organization={organization}
                members={found}
                labelledBy="organization-members"
              />
            )
          }
        </AsyncView>
      </section>
      <OrganizationInvites organization={organization} />
      <section className={classes.section}>
        <div className={classes.bar}>
          <h2 id="project-members" className={classes.heading}>
            {t('organizationPages.projectMembers', { total: toCount(ofProjects.data) })}
          </h2>
        </div>
        <AsyncView
          query={ofProjects}
          skeleton={<SkeletonRows rows={4} />}
          toErrorText={(error) => toErrorText(t, error)}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyState icon={IconUsers} title={t('organizationPages.projectMembersEmpty')} />}
        >
          {() =>
            foundOfProjects.length === 0 ? (
              nobody
            ) : (
              <OrganizationProjectMemberTable
                organizationId={String(organization_id)}
                members={foundOfProjects}
                labelledBy="project-members"
              />
            )
          }
        </AsyncView>
      </section>
    </div>
  );
}
