import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { type AdministeredOrganization, projectName } from '@waypost/contract';
import { useRef, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { createRootProject } from '../api.ts';

interface CreateRootProjectDialogProps {
  readonly organization: AdministeredOrganization;
  readonly onClose: () => void;
}

/** Creates a project at the top of an organization. */
export function CreateRootProjectDialog({ organization, onClose }: CreateRootProjectDialogProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: fieldRule(projectName, t('validation.name'), t('validation.nameLong')) },
  });
  const submit = async ({ name }: typeof form.values) => {
    setIsBusy(true);
    const { organization_id } = organization;
    try {
      const project = await createRootProject(organization_id, name);
      showToast({ tone: 'good', message: t('projects.created') });
      void queryClient.invalidateQueries({ queryKey: queryKeys.projects(organization_id) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.stats });
      void queryClient.invalidateQueries({ queryKey: queryKeys.organizations });
      onClose();
      await navigate({
        to: '/organizations/$org_id/projects/$project_id/home',
        params: { org_id: String(organization_id), project_id: String(project.project_id) },
      });
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'error', title: t('common.error'), message: toErrorText(t, error) });
    }
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('administration.rootProjectTitle', { name: organization.organization_name })}
      size={440}
      closeOnClickOutside={!form.isDirty()}
    >
      <form ref={element} noValidate onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}>
        <TextInput data-autofocus label={t('projects.name')} {...form.getInputProps('name')} />
        <FormFooter>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('common.create')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}
