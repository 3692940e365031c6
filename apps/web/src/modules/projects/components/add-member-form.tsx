import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { email, type Project, type ProjectRole } from '@waypost/contract';
import { useRef, useState } from 'react';
import { hasCode, toErrorText } from '../../../data/error-text.ts';
import { queryClient } from '../../../data/query-client.ts';
import { queryKeys } from '../../../data/query-keys.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/field-rule.ts';
import { focusFirstError } from '../../../ui/focus-first-error.ts';
import { showToast } from '../../../ui/toaster.ts';
import { addProjectMember } from '../api.ts';
import { listAssignableRoles } from '../assignable-roles.ts';
import classes from './project-members-page.module.css';

const DEFAULT_ROLE: ProjectRole = 'project_editor';

/** Adds a person who has an account, by e-mail, with a role. */
export function AddMemberForm({ project }: { project: Project }) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const roles = listAssignableRoles(project.current_member);
  const form = useForm({
    initialValues: { email: '', role: DEFAULT_ROLE },
    validate: { email: fieldRule(email, t('validation.email')) },
  });
  const submit = async (values: typeof form.values) => {
    setIsBusy(true);
    try {
      const added = await addProjectMember(project.organization_id, project.project_id, {
        email: values.email,
        role_name: values.role,
      });
      form.reset();
      showToast({ tone: 'good', message: t('projectMembers.added', { name: added.display_name }) });
      await queryClient.invalidateQueries({ queryKey: queryKeys.projectMembers(project.project_id) });
    } catch (error) {
      if (hasCode(error, 'member_not_found')) {
        form.setFieldError('email', t('projectMembers.notSignedUp'));
        focusFirstError(element.current);
      } else {
        showToast({ tone: 'error', title: t('projectMembers.addFailed'), message: toErrorText(t, error) });
      }
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
    >
      <h2 className={classes.formTitle}>{t('projectMembers.add')}</h2>
      <TextInput
        label={t('projectMembers.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <div className={classes.formRow}>
        <NativeSelect
          size="md"
          label={t('projectMembers.role')}
          data={roles.map((value) => ({ value, label: t(`projectMembers.roles.${value}`) }))}
          {...form.getInputProps('role')}
        />
        <Button type="submit" size="md" loading={isBusy}>
          {t('projectMembers.addAction')}
        </Button>
      </div>
    </form>
  );
}
