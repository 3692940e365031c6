import { Menu } from '@mantine/core';
import { IconFolderOpen, IconFolderPlus, IconPencil, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Project } from '@waypost/contract';
import type { ReactElement } from 'react';
import { hasAccess } from '../../../data/access.ts';
import { useTranslate } from '../../../i18n/i18n.ts';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface ProjectMenuDropdownProps {
  readonly project: Project;
  readonly target: ReactElement;
  readonly onNavigated: () => void;
}

/** What can be done with a project, by its access map. */
export function ProjectMenuDropdown({ project, target, onNavigated }: ProjectMenuDropdownProps) {
  return (
    <Menu defaultOpened width={200}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown onClick={onNavigated}>
        <ProjectMenuItems project={project} />
      </Menu.Dropdown>
    </Menu>
  );
}

function ProjectMenuItems({ project }: { project: Project }) {
  const t = useTranslate();
  const access = project.current_member.access_map;
  const params = { org_id: String(project.organization_id), project_id: String(project.project_id) };
  const base = '/organizations/$org_id/projects/$project_id';
  return (
    <>
      <Menu.Item
        leftSection={<IconFolderOpen {...ICON} />}
        renderRoot={(props) => <Link to={`${base}/home`} params={params} {...props} />}
      >
        {t('projects.open')}
      </Menu.Item>
      {hasAccess(access, 'project:create') && (
        <Menu.Item
          leftSection={<IconFolderPlus {...ICON} />}
          renderRoot={(props) => <Link to={`${base}/create`} params={params} {...props} />}
        >
          {t('projects.createChild')}
        </Menu.Item>
      )}
      {hasAccess(access, 'project:update') && (
        <Menu.Item
          leftSection={<IconPencil {...ICON} />}
          renderRoot={(props) => <Link to={`${base}/edit`} params={params} {...props} />}
        >
          {t('projects.edit')}
        </Menu.Item>
      )}
      {hasAccess(access, 'project_member:read') && (
        <Menu.Item
          leftSection={<IconUsers {...ICON} />}
          renderRoot={(props) => <Link to={`${base}/members`} params={params} {...props} />}
        >
          {t('projects.members')}
        </Menu.Item>
      )}
    </>
  );
}
