import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslate } from '../../../i18n/i18n.ts';
import { zoomMapTo } from '../../../map/engine/engine-holder.ts';
import { toItemsBox } from '../items/import-store.ts';
import type { UploadRun } from './upload-run.ts';
import { setUploadDialogOpen } from './upload-store.ts';
import { useTargetProject } from './use-target-project.ts';

/** Opens the project of a run with what was uploaded in view; nothing where the project is in another organization. */
export function ShowInProject({ run }: { readonly run: UploadRun }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const project = useTargetProject().projects.find(({ project_id }) => project_id === run.projectId);
  if (project === undefined) return null;
  const show = async () => {
    setUploadDialogOpen(false);
    const { organization_id, project_id } = project;
    await navigate({
      to: '/organizations/$org_id/projects/$project_id/home',
      params: { org_id: String(organization_id), project_id: String(project_id) },
    });
    const box = toItemsBox(run.entries.filter(({ status }) => status === 'success').map(({ item }) => item));
    // After navigation: opening another project fits the map to it, unless the camera moves afterwards.
    if (box !== null) zoomMapTo(box);
  };
  return (
    <Button onClick={() => void show()} data-autofocus>
      {t('uploads.showInProject')}
    </Button>
  );
}
