import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import type { Project, ProjectRole } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { inviteToProject, useProjectInvites } from '../api.ts';
import { OutboxHint } from '../outbox/outbox-hint.tsx';
import { inviteDialogTexts } from './invite-dialog-texts.ts';
import classes from './invite-list.module.css';
import { InviteList, listPending } from './invite-list.tsx';

const InviteDialog = lazy(async () => ({
  default: (await withTexts(import('./invite-dialog.tsx'), inviteDialogTexts)).InviteDialog<ProjectRole>,
}));

interface ProjectInvitesProps {
  readonly project: Project;
  /** The roles that the person may assign, strongest first. */
  readonly roles: readonly ProjectRole[];
  /** Whether they administer the organization, and may add people to it. */
  readonly isOrganizationAdmin: boolean;
}

/** The pending invites of a project, with the invite button; absent without access. */
export function ProjectInvites(props: ProjectInvitesProps) {
  const canSee = hasAccess(props.project.current_member.access_map, 'project_invite:read');
  return canSee ? <Invites {...props} /> : null;
}

function Invites({ project, roles, isOrganizationAdmin }: ProjectInvitesProps) {
  const t = useTranslate();
  const { organization_id, project_id } = project;
  const query = useProjectInvites(organization_id, project_id);
  const [isInviting, setIsInviting] = useState(false);
  const outboxOf = isOrganizationAdmin ? organization_id : null;
  const total = query.data === undefined ? '–' : listPending(query.data).length;
  return (
    <section className={classes.section}>
      <div className={classes.bar}>
        <h2 id="project-invites" className={classes.heading}>
          {t('invites.pending', { total })}
        </h2>
        {hasAccess(project.current_member.access_map, 'project_invite:create') && (
          <Button
            leftSection={<IconUserPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => setIsInviting(true)}
          >
            {t('invites.invite')}
          </Button>
        )}
      </div>
      {isOrganizationAdmin && <OutboxHint organizationId={organization_id} />}
      <InviteList
        query={query}
        labelledBy="project-invites"
        outboxOf={outboxOf}
        toRole={({ role_name = 'project_viewer' }) => t(`projectMembers.roles.${role_name}`)}
      />
      {isInviting && (
        <Suspense>
          <InviteDialog
            place={project.project_name}
            roles={roles.map((value) => ({ value, label: t(`projectMembers.roles.${value}`) }))}
            defaultRole={roles.includes('project_editor') ? 'project_editor' : (roles[0] ?? 'project_viewer')}
            nameMin={1}
            canInclude={isOrganizationAdmin}
            takesPhone
            outboxOf={outboxOf}
            send={({ name, email, phone, role, isIncluded, isAppOnly, isAutomatic }) =>
              inviteToProject(project_id, {
                name,
                email,
                phone,
                role_name: role,
                include_in_org: isIncluded,
                app_only: isAppOnly,
                auto_accept: isAutomatic,
              })
            }
            onClose={() => setIsInviting(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
