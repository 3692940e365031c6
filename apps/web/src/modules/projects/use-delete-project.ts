import { useNavigate, useParams } from '@tanstack/react-router';
import type { DeletedProject, Project } from '@waypost/contract';
import { useState } from 'react';
import { hasCode, toErrorText } from '../../data/queries/error-text.ts';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { type Translate, useTranslate } from '../../i18n/i18n.ts';
import { confirm } from '../../ui/questions/confirm.ts';
import { cutName } from '../../ui/toasts/cut-name.ts';
import { showToast } from '../../ui/toasts/toaster.ts';
import { deleteProject, restoreProject } from './api.ts';
import { refreshProjects } from './refresh-projects.ts';
import { listWithDescendants } from './tree/build-project-tree.ts';

function ask(t: Translate, project: Project, children: number): Promise<boolean> {
  const values = {
    features: t('projects.features', { count: project.features_count }),
    children: t('projects.childrenCount', { count: children }),
  };
  return confirm({
    title: t('projects.deleteTitle', { name: project.project_name }),
    text: t(children > 0 ? 'projects.deleteTextWithChildren' : 'projects.deleteText', values),
    confirmLabel: t('projects.delete'),
    cancelLabel: t('common.cancel'),
    isDangerous: true,
  });
}

/** Undoes a deletion and reports it. */
export async function restoreDeleted(t: Translate, deletion: DeletedProject): Promise<void> {
  try {
    await restoreProject(deletion.deletion_id);
    showToast({ tone: 'good', message: t('projects.restored', { name: cutName(deletion.project_name) }) });
  } catch (error) {
    showToast({ tone: 'error', title: t('projects.restoreFailed'), message: toErrorText(t, error) });
  }
  await refreshProjects();
}

/** Deletes a project after confirmation, with Undo; leaves its pages if one is open. */
export function useDeleteProject(projects: readonly Project[]) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { project_id } = useParams({ strict: false });
  const [isBusy, setIsBusy] = useState(false);
  const run = async (project: Project) => {
    const gone = listWithDescendants(projects, project.project_id);
    if (!(await ask(t, project, gone.length - 1))) return;
    setIsBusy(true);
    try {
      const deletion = await deleteProject(project.organization_id, project.project_id);
      if (gone.includes(Number(project_id))) await navigate({ to: '/' });
      queryClient.setQueryData<Project[]>(queryKeys.projects(project.organization_id), (all) =>
        all?.filter((one) => !gone.includes(one.project_id)),
      );
      for (const id of gone) queryClient.removeQueries({ queryKey: queryKeys.project(id) });
      showToast({
        tone: 'good',
        message: t('projects.deleted', { name: cutName(project.project_name) }),
        action: { label: t('common.undo'), run: () => void restoreDeleted(t, deletion) },
      });
    } catch (error) {
      // Someone else deleted it first: the result is the same.
      if (!hasCode(error, 'project_not_found')) {
        showToast({ tone: 'error', title: t('projects.deleteFailed'), message: toErrorText(t, error) });
      }
    }
    setIsBusy(false);
    await refreshProjects();
  };
  return { run: (project: Project) => void run(project), isBusy };
}
