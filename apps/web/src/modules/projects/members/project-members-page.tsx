import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import type { Project, ProjectMember } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { GrowingRows } from '../../../ui/page/growing-rows.tsx';
import { findPeople } from '../../../ui/people/find-people.ts';
import { PersonSearch } from '../../../ui/people/person-search.tsx';
import { usePersonSearch } from '../../../ui/people/use-person-search.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { ProjectInvites } from '../../invites/index.ts';
import { useOrganizations } from '../../organizations/index.ts';
import { useProject, useProjectMembers } from '../api.ts';
import { useProjectPath } from '../use-project-path.ts';
import { listAssignableRoles } from './assignable-roles.ts';
import { ProjectMemberRow } from './project-member-row.tsx';
import classes from './project-members-page.module.css';

const MemberDialog = lazy(async () => ({ default: (await import('./member-dialog.tsx')).MemberDialog }));

/** The members of a project; adding, editing and removing by the access map. */
export function ProjectMembersPage() {
  const { organizationId, projectId } = useProjectPath();
  // The frame around this screen shows the states of the project itself.
  const project = useProject(organizationId, projectId).data;
  return project === undefined ? null : <Members project={project} />;
}

function Members({ project }: { project: Project }) {
  const t = useTranslate();
  const query = useProjectMembers(project.organization_id, project.project_id);
  const organizations = useOrganizations().data;
  const organization = organizations?.find((one) => one.organization_id === project.organization_id);
  const count = query.data?.length;
  const search = usePersonSearch();
  const found = findPeople(query.data ?? [], search.wanted);
  const [edited, setEdited] = useState<ProjectMember | 'new' | null>(null);
  const isOrganizationAdmin = hasAccess(organization?.current_member.access_map, 'org_member:create');
  return (
    <>
      <div className={classes.bar}>
        <h2 className={classes.heading}>
          {count === undefined ? t('projectMembers.title') : t('projectMembers.count', { count })}
        </h2>
        {hasAccess(project.current_member.access_map, 'project_member:create') && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {t('projectMembers.add')}
          </Button>
        )}
      </div>
      <div className={classes.search}>
        <PersonSearch
          label={t('common.findPerson')}
          value={search.typed}
          onChange={search.setTyped}
          found={search.wanted === '' ? '' : t('projectMembers.count', { count: found.length })}
        />
      </div>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        toErrorText={(error) => toErrorText(t, error)}
        isEmpty={(members) => members.length === 0}
        empty={<EmptyState icon={IconUsers} title={t('projectMembers.empty')} />}
      >
        {() =>
          found.length === 0 ? (
            <EmptyState icon={IconUsers} title={t('common.nobodyFound')} />
          ) : (
            <ul className={classes.list}>
              <GrowingRows rows={found} end="li">
                {(one) => (
                  <ProjectMemberRow
                    key={one.project_member_id}
                    project={project}
                    one={one}
                    onEdit={() => setEdited(one)}
                  />
                )}
              </GrowingRows>
            </ul>
          )
        }
      </AsyncView>
      {edited !== null && (
        <Suspense>
          <MemberDialog
            project={project}
            one={edited === 'new' ? null : edited}
            present={query.data ?? []}
            canSeeColleagues={hasAccess(organization?.current_member.access_map, 'org_member:read')}
            outboxOf={isOrganizationAdmin ? project.organization_id : null}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      <ProjectInvites
        project={project}
        roles={listAssignableRoles(project.current_member)}
        isOrganizationAdmin={isOrganizationAdmin}
      />
    </>
  );
}
