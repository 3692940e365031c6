import { Autocomplete, Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { email, type Project, type ProjectMember, type ProjectRole } from '@waypost/contract';
import { useRef, useState } from 'react';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { tellSending } from '../../invites/index.ts';
import { addProjectMember, updateProjectMember } from '../api.ts';
import { useColleagues } from '../creating/use-colleagues.ts';
import { listAssignableRoles } from './assignable-roles.ts';
import classes from './project-members-page.module.css';

interface MemberDialogProps {
  readonly project: Project;
  /** The member being edited; null to add someone. */
  readonly one: ProjectMember | null;
  /** The present members, which are not offered. */
  readonly present: readonly ProjectMember[];
  readonly canSeeColleagues: boolean;
  /** The organization whose outbox the person may read; otherwise null. */
  readonly outboxOf: number | null;
  readonly onClose: () => void;
}

/** Adds a member to a project, or edits one: role, and whether they manage its members. */
export function MemberDialog(props: MemberDialogProps) {
  const { project, one, present, canSeeColleagues, onClose } = props;
  const t = useTranslate();
  const { element, form, isBusy, submit } = useMemberForm(props);
  const held = new Set(present.map(({ member_id }) => member_id));
  const colleagues = useColleagues(project.organization_id, canSeeColleagues && one === null)
    .filter((person) => person.email !== null && !held.has(person.member_id))
    .map((person) => ({ value: person.email ?? '', name: person.display_name }));
  const nameOf = new Map(colleagues.map(({ value, name }) => [value, name]));
  return (
    <Dialog
      onClose={onClose}
      title={
        one === null
          ? t('projectMembers.addTitle', { name: project.project_name })
          : t('projectMembers.editTitle')
      }
      size={440}
      closeOnClickOutside={!form.isDirty()}
    >
      <form
        ref={element}
        noValidate
        className={classes.form}
        onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
      >
        {one === null ? (
          <Autocomplete
            data-autofocus
            label={t('projectMembers.person')}
            description={t('projectMembers.personHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            inputMode="email"
            maxLength={255}
            limit={20}
            data={colleagues.map(({ value }) => value)}
            // By name or address.
            filter={({ options, search, limit }) => {
              const words = search.trim().toLowerCase();
              const fits = options.filter(
                (option) =>
                  'value' in option &&
                  `${nameOf.get(option.value)} ${option.value}`.toLowerCase().includes(words),
              );
              return fits.slice(0, limit);
            }}
            renderOption={({ option }) => (
              <span className={classes.option}>
                <span>{nameOf.get(option.value)}</span>
                <span className={classes.address}>{option.value}</span>
              </span>
            )}
            {...form.getInputProps('email')}
          />
        ) : (
          <>
            <TextInput label={t('organizations.person')} value={one.display_name} disabled readOnly />
            {one.email !== null && (
              <TextInput label={t('members.email')} value={one.email} disabled readOnly />
            )}
          </>
        )}
        <NativeSelect
          size="md"
          label={t('invites.role')}
          data={listAssignableRoles(project.current_member).map((value) => ({
            value,
            label: t(`projectMembers.roles.${value}`),
          }))}
          {...form.getInputProps('role')}
        />
        <Switch
          label={t('projectMembers.manages')}
          description={t(one === null ? 'projectMembers.managesNewHint' : 'projectMembers.managesHint')}
          {...form.getInputProps('manages', { type: 'checkbox' })}
          checked={mayManage(form.values)}
          disabled={form.values.role !== 'project_editor'}
        />
        <FormFooter>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t(one === null ? 'projectMembers.addConfirm' : 'common.save')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

/** Administrators always manage members, viewers never. */
function mayManage({ role, manages }: { readonly role: ProjectRole; readonly manages: boolean }): boolean {
  return role === 'project_editor' && manages;
}

function useMemberForm({ project, one, outboxOf, onClose }: MemberDialogProps) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { organization_id: org_id, project_id } = project;
  const roles = listAssignableRoles(project.current_member);
  const firstRole: ProjectRole = roles.includes('project_editor') ? 'project_editor' : 'project_viewer';
  const form = useForm({
    initialValues: {
      email: one?.email ?? '',
      role: one?.role_name ?? firstRole,
      manages: one?.manage_members ?? false,
    },
    validateInputOnBlur: true,
    validate: { email: one === null ? fieldRule(email, t('validation.email')) : () => null },
  });

  /** Saves, and says so. */
  const save = async ({ role, manages, ...values }: typeof form.values): Promise<void> => {
    const change = { role_name: role, manage_members: mayManage({ role, manages }) };
    if (one !== null) {
      await updateProjectMember({ org_id, project_id, member_id: one.member_id }, change);
      showToast({ tone: 'good', message: t('projectMembers.updated', { name: cutName(one.display_name) }) });
      return;
    }
    const answer = await addProjectMember({ org_id, project_id }, { email: values.email.trim(), ...change });
    if ('member_id' in answer) {
      showToast({ tone: 'good', message: t('projectMembers.added', { name: cutName(answer.display_name) }) });
    } else {
      const address = answer.email ?? '';
      await tellSending(t, { isSent: answer.is_sent, isAgain: false, address, outboxOf });
    }
  };

  const submit = async (values: typeof form.values) => {
    setIsBusy(true);
    try {
      await save(values);
      onClose();
      await Promise.all(
        [queryKeys.projectMembers(project_id), queryKeys.projectInvites(project_id)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    } catch (error) {
      setIsBusy(false);
      if (one === null && hasCode(error, 'already_member')) {
        form.setFieldError('email', t('projectMembers.present'));
        focusFirstError(element.current);
        return;
      }
      const title = t(one === null ? 'projectMembers.addFailed' : 'projectMembers.updateFailed');
      showToast({ tone: 'error', title, message: toErrorText(t, error) });
    }
  };
  return { element, form, isBusy, submit };
}
