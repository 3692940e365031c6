import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFolderOpen, IconFolderPlus, IconPencil, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Project } from '@waypost/contract';
import { useState } from 'react';
import { hasAccess } from '../../../data/access.ts';
import { useTranslate } from '../../../i18n/i18n.ts';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What can be done with a project from the list, by its access map. */
export function ProjectMenu({ project, onNavigated }: { project: Project; onNavigated: () => void }) {
  const t = useTranslate();
  // A menu for each of two thousand rows would cost more than the rows: it is made when first wanted.
  const [isWanted, setIsWanted] = useState(false);
  const label = t('projects.actions', { name: project.project_name });
  const button = (
    <ActionIcon tabIndex={-1} size={24} aria-label={label} onClick={() => setIsWanted(true)}>
      <IconDots {...ICON} />
    </ActionIcon>
  );
  if (!isWanted) return button;
  return (
    <Menu defaultOpened width={200} onDismiss={() => setIsWanted(false)} onClose={onNavigated}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
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
