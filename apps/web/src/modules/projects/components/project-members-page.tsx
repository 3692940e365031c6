import { IconUsers } from '@tabler/icons-react';
import type { Project } from '@waypost/contract';
import { hasAccess } from '../../../data/access.ts';
import { toErrorText } from '../../../data/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ProjectInvites } from '../../invites/index.ts';
import { useOrganizations } from '../../organizations/index.ts';
import { useProject, useProjectMembers } from '../api.ts';
import { listAssignableRoles } from '../assignable-roles.ts';
import { useProjectPath } from '../hooks/use-project-path.ts';
import { ProjectMemberRow } from './project-member-row.tsx';
import classes from './project-members-page.module.css';

/** Who is in the project; adding, changing and removing by the access map. */
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
  return (
    <>
      <h2 className={classes.heading}>
        {count === undefined ? t('projectMembers.title') : t('projectMembers.count', { count })}
      </h2>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        toErrorText={(error) => toErrorText(t, error)}
        isEmpty={(members) => members.length === 0}
        empty={<EmptyState icon={IconUsers} title={t('projectMembers.empty')} />}
      >
        {(members) => (
          <ul className={classes.list}>
            {members.map((one) => (
              <ProjectMemberRow key={one.project_member_id} project={project} one={one} />
            ))}
          </ul>
        )}
      </AsyncView>
      <ProjectInvites
        project={project}
        roles={listAssignableRoles(project.current_member)}
        isOrganizationAdmin={hasAccess(organization?.current_member.access_map, 'org_member:create')}
      />
    </>
  );
}
