import type { Translate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { createProject } from '../api.ts';
import { toProjectFaultText } from '../form/project-fault.ts';
import { refreshProjects } from '../refresh-projects.ts';

/** Creates a project of which only the name is known, and reports a failure. @returns its id; null on failure. */
export async function createNamedProject(t: Translate, orgId: number, name: string): Promise<number | null> {
  try {
    const { project_id } = await createProject(orgId, { orgId, name });
    await refreshProjects();
    return project_id;
  } catch (error) {
    showToast({
      tone: 'error',
      title: t('common.error'),
      message: toProjectFaultText(t, error, 'projects.createFailed', 'projects.createFailedHere'),
    });
    return null;
  }
}
