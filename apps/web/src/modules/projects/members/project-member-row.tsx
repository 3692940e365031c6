import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconLogout, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { isProjectRoleAtLeast, type Project, type ProjectMember, type ProjectRole } from '@waypost/contract';
import { useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/people/badge.tsx';
import { PersonRow } from '../../../ui/people/person-row.tsx';
import { confirm } from '../../../ui/questions/confirm.ts';
import { Day } from '../../../ui/times/day.tsx';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { removeProjectMember, updateProjectMember, useProjects } from '../api.ts';
import { listAssignableRoles } from './assignable-roles.ts';
import classes from './project-members-page.module.css';

const ICON = { size: 17, stroke: 1.5, 'aria-hidden': true } as const;

/** One member of the project, with the actions that the person may take. */
export function ProjectMemberRow({
  project,
  one,
  onEdit,
}: {
  project: Project;
  one: ProjectMember;
  onEdit: () => void;
}) {
  const t = useTranslate();
  const me = useMember();
  const isMe = one.member_id === me?.member_id;
  const own = project.current_member;
  const isWithinReach = own.super_user || isProjectRoleAtLeast(own.role, one.role_name);
  // An inherited role is changed and removed where it was assigned.
  const isGivenHere = one.granted_in_project_id === project.project_id;
  const canChange =
    isGivenHere && !isMe && isWithinReach && hasAccess(own.access_map, 'project_member:update');
  const canRemove =
    isGivenHere && (isMe || (isWithinReach && hasAccess(own.access_map, 'project_member:delete')));
  return (
    <PersonRow
      id={one.member_id}
      name={one.display_name}
      avatarUrl={one.avatar_url}
      contact={one.email ?? one.phone}
      badge={isMe ? t('projectMembers.you') : undefined}
      footer={
        <>
          {canChange ? (
            <RoleChoice project={project} one={one} />
          ) : (
            <Badge>{t(`projectMembers.roles.${one.role_name}`)}</Badge>
          )}
          {one.manage_members && one.role_name === 'project_editor' && (
            <Badge tone="accent">{t('projectMembers.managesBadge')}</Badge>
          )}
          {isGivenHere ? (
            <span>
              {t('projectMembers.since')} <Day value={one.create_dttm} />
            </span>
          ) : (
            <Origin project={project} one={one} />
          )}
        </>
      }
    >
      {canChange && (
        <ActionIcon
          aria-label={t('projectMembers.edit', { name: one.display_name })}
          title={t('projectMembers.edit', { name: one.display_name })}
          onClick={onEdit}
        >
          <IconPencil {...ICON} />
        </ActionIcon>
      )}
      {canRemove && <RemoveButton project={project} one={one} isMe={isMe} />}
    </PersonRow>
  );
}

/** The ancestor project of an inherited role; its name is known only if readable. */
function Origin({ project, one }: { project: Project; one: ProjectMember }) {
  const t = useTranslate();
  const projects = useProjects(project.organization_id).data;
  const above = projects?.find(({ project_id }) => project_id === one.granted_in_project_id);
  if (above === undefined) return <span>{t('projectMembers.fromAbove')}</span>;
  const params = { org_id: String(project.organization_id), project_id: String(above.project_id) };
  return (
    <Link
      to="/organizations/$org_id/projects/$project_id/members"
      params={params}
      className={classes.origin}
      title={above.project_name}
    >
      {t('projectMembers.from', { name: above.project_name })}
    </Link>
  );
}

function RoleChoice({ project, one }: { project: Project; one: ProjectMember }) {
  const t = useTranslate();
  const [pending, setPending] = useState<ProjectRole | null>(null);
  const roles = listAssignableRoles(project.current_member);
  const key = queryKeys.projectMembers(project.project_id);
  const change = async (role: ProjectRole) => {
    setPending(role);
    try {
      const path = {
        org_id: project.organization_id,
        project_id: project.project_id,
        member_id: one.member_id,
      };
      const updated = await updateProjectMember(path, { role_name: role });
      queryClient.setQueryData<ProjectMember[]>(key, (members) =>
        members?.map((member) => (member.member_id === updated.member_id ? updated : member)),
      );
      showToast({ tone: 'good', message: t('projectMembers.updated', { name: cutName(one.display_name) }) });
    } catch (error) {
      showToast({ tone: 'error', title: t('projectMembers.updateFailed'), message: toErrorText(t, error) });
    }
    setPending(null);
    await queryClient.invalidateQueries({ queryKey: key });
  };
  return (
    <NativeSelect
      size="xs"
      className={classes.role ?? ''}
      aria-label={t('projectMembers.roleOf', { name: one.display_name })}
      data={roles.map((value) => ({ value, label: t(`projectMembers.roles.${value}`) }))}
      value={pending ?? one.role_name}
      disabled={pending !== null}
      onChange={(event) => {
        const role = roles.find((choice) => choice === event.currentTarget.value);
        if (role !== undefined) void change(role);
      }}
    />
  );
}

function RemoveButton({ project, one, isMe }: { project: Project; one: ProjectMember; isMe: boolean }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const name = isMe ? project.project_name : one.display_name;
  const label = isMe ? t('projectMembers.leave') : t('projectMembers.remove', { name });
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t(isMe ? 'projectMembers.leaveTitle' : 'projectMembers.removeTitle', { name }),
      text: t(isMe ? 'projectMembers.leaveText' : 'projectMembers.removeText', { name }),
      confirmLabel: t(isMe ? 'projectMembers.leaveConfirm' : 'common.remove'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isConfirmed) return;
    setIsBusy(true);
    try {
      const { organization_id: org_id, project_id } = project;
      await removeProjectMember({ org_id, project_id, member_id: one.member_id });
      showToast({
        tone: 'good',
        message: t(isMe ? 'projectMembers.left' : 'projectMembers.removed', { name: cutName(name) }),
      });
      if (isMe) await navigate({ to: '/' });
      await queryClient.invalidateQueries({ queryKey: queryKeys.projectMembers(project_id) });
      await queryClient.invalidateQueries({ queryKey: queryKeys.projects(org_id) });
    } catch (error) {
      showToast({ tone: 'error', title: t('projectMembers.removeFailed'), message: toErrorText(t, error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <ActionIcon aria-label={label} title={label} loading={isBusy} onClick={() => void remove()}>
      {isMe ? <IconLogout {...ICON} /> : <IconTrash {...ICON} />}
    </ActionIcon>
  );
}
