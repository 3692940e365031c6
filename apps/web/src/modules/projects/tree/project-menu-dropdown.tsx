import { Menu } from '@mantine/core';
import {
  IconFolderOpen,
  IconFolderPlus,
  IconFolderSymlink,
  IconPencil,
  IconSettings,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Project } from '@waypost/contract';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { useProjects } from '../api.ts';
import { useDeleteProject } from '../use-delete-project.ts';
import { moveProjectTexts } from './move-project-texts.ts';
import { ZoomToBoundaryItem } from './zoom-to-boundary-item.tsx';

const MoveProjectDialog = lazy(async () => ({
  default: (await withTexts(import('./move-project-dialog.tsx'), moveProjectTexts)).MoveProjectDialog,
}));

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface ProjectMenuDropdownProps {
  readonly project: Project;
  readonly target: ReactElement;
  readonly onNavigated: () => void;
}

/** Actions for a project, by its access map. */
export function ProjectMenuDropdown({ project, target, onNavigated }: ProjectMenuDropdownProps) {
  const t = useTranslate();
  const [isMoving, setIsMoving] = useState(false);
  const deletion = useDeleteProject(useProjects(project.organization_id).data ?? []);
  const access = project.current_member.access_map;
  return (
    <>
      <Menu defaultOpened width={220}>
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown>
          <ProjectMenuLinks project={project} onNavigated={onNavigated} />
          {hasAccess(access, 'project:update') && (
            <Menu.Item leftSection={<IconFolderSymlink {...ICON} />} onClick={() => setIsMoving(true)}>
              {t('projects.move')}
            </Menu.Item>
          )}
          {hasAccess(access, 'project:delete') && (
            <Menu.Item
              c="var(--wp-danger)"
              leftSection={<IconTrash {...ICON} />}
              onClick={() => deletion.run(project)}
            >
              {t('projects.deleteAction')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isMoving && (
        <Suspense>
          <MoveProjectDialog project={project} onClose={() => setIsMoving(false)} />
        </Suspense>
      )}
    </>
  );
}

function ProjectMenuLinks({ project, onNavigated }: { project: Project; onNavigated: () => void }) {
  const t = useTranslate();
  const access = project.current_member.access_map;
  const params = { org_id: String(project.organization_id), project_id: String(project.project_id) };
  const base = '/organizations/$org_id/projects/$project_id';
  return (
    <>
      <Menu.Item
        onClick={onNavigated}
        leftSection={<IconFolderOpen {...ICON} />}
        renderRoot={(props) => <Link to={`${base}/home`} params={params} {...props} />}
      >
        {t('projects.open')}
      </Menu.Item>
      <ZoomToBoundaryItem project={project} onNavigated={onNavigated} />
      {hasAccess(access, 'project:create') && (
        <Menu.Item
          onClick={onNavigated}
          leftSection={<IconFolderPlus {...ICON} />}
          renderRoot={(props) => <Link to={`${base}/create`} params={params} {...props} />}
        >
          {t('projects.createChild')}
        </Menu.Item>
      )}
      {hasAccess(access, 'project:update') && (
        <Menu.Item
          onClick={onNavigated}
          leftSection={<IconPencil {...ICON} />}
          renderRoot={(props) => <Link to={`${base}/edit`} params={params} {...props} />}
        >
          {t('projects.edit')}
        </Menu.Item>
      )}
      {hasAccess(access, 'project_member:read') && (
        <Menu.Item
          onClick={onNavigated}
          leftSection={<IconUsers {...ICON} />}
          renderRoot={(props) => <Link to={`${base}/members`} params={params} {...props} />}
        >
          {t('projects.members')}
        </Menu.Item>
      )}
      {hasAccess(access, 'project_settings:read') && (
        <Menu.Item
          onClick={onNavigated}
          leftSection={<IconSettings {...ICON} />}
          renderRoot={(props) => <Link to={`${base}/settings`} params={params} {...props} />}
        >
          {t('projects.settings')}
        </Menu.Item>
      )}
    </>
  );
}
