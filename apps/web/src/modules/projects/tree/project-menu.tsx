import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Project } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';

const ProjectMenuDropdown = lazy(async () => ({
  default: (await import('./project-menu-dropdown.tsx')).ProjectMenuDropdown,
}));

/** The button of a project's menu in the list. */
export function ProjectMenu({ project, onNavigated }: { project: Project; onNavigated: () => void }) {
  const t = useTranslate();
  // Mounted on first use: two thousand menus would cost more than the rows.
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <ActionIcon
      tabIndex={-1}
      size={24}
      aria-label={t('projects.actions', { name: project.project_name })}
      aria-haspopup="menu"
      onClick={() => setIsWanted(true)}
    >
      <IconDots size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ProjectMenuDropdown project={project} target={button} onNavigated={onNavigated} />
    </Suspense>
  );
}
