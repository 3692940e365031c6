import { Button, Select } from '@mantine/core';
import type { Project } from '@waypost/contract';
import { useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import dialog from '../../../ui/questions/dialog.module.css';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useOrganizations } from '../../organizations/index.ts';
import { updateProject, useProjects } from '../api.ts';
import { refreshProjects } from '../refresh-projects.ts';
import { listParents, NO_PARENT } from './list-parents.ts';

/** Moves a project with its descendants below another one or to the top. */
export function MoveProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTranslate();
  const projects = useProjects(project.organization_id).data ?? [];
  const organization = useOrganizations().data?.find(
    (one) => one.organization_id === project.organization_id,
  );
  const current = project.parent_id === null ? NO_PARENT : String(project.parent_id);
  const [parent, setParent] = useState<string | null>(current);
  const [isBusy, setIsBusy] = useState(false);
  const choices = listParents(projects, project, {
    label: t('projects.noParent'),
    isAllowed: hasAccess(organization?.current_member.access_map, 'project:create'),
  });
  const move = async () => {
    setIsBusy(true);
    try {
      const parent_id = parent === NO_PARENT ? null : Number(parent);
      await updateProject(project.organization_id, project.project_id, { parent_id });
      showToast({ tone: 'good', message: t('moveProject.moved', { name: cutName(project.project_name) }) });
      await refreshProjects();
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: t('moveProject.moveFailed'), message: toErrorText(t, error) });
      setIsBusy(false);
    }
  };
  return (
    <Dialog onClose={onClose} title={t('moveProject.moveTitle', { name: project.project_name })} size={440}>
      <Select
        data-autofocus
        label={t('projects.parent')}
        description={t('moveProject.moveHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={choices}
        value={parent}
        onChange={setParent}
        allowDeselect={false}
        // If open on mount, the list would cover the explanation and the buttons.
        openOnFocus={false}
        searchable
        nothingFoundMessage={t('projects.noMatch')}
        comboboxProps={{ withinPortal: true }}
      />
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button loading={isBusy} disabled={parent === null || parent === current} onClick={() => void move()}>
          {t('moveProject.moveAction')}
        </Button>
      </div>
    </Dialog>
  );
}
