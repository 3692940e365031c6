import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type GivenOrganizationRole,
  KEY_SETTING_NAMES,
  type Organization,
  type OrganizationMember,
  profileName,
} from '@waypost/contract';
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
import { updateOrganizationMember } from '../api.ts';
import { listOrganizationRoleChoices } from '../role-choices.ts';
import classes from './organization-members-page.module.css';

interface EditOrganizationMemberDialogProps {
  readonly organization: Organization;
  readonly member: OrganizationMember;
  readonly onClose: () => void;
}

/** A member's name in the organization, role, and access to imagery providers. */
export function EditOrganizationMemberDialog({
  organization,
  member,
  onClose,
}: EditOrganizationMemberDialogProps) {
  const t = useTranslate();
  const { element, form, isBusy, submit } = useEdit(organization, member, onClose);
  return (
    <Dialog
      onClose={onClose}
      title={t('organizationPages.editMemberTitle')}
      size={440}
      closeOnClickOutside={!form.isDirty()}
    >
      <form
        ref={element}
        noValidate
        className={classes.form}
        onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
      >
        <TextInput
          data-autofocus
          label={t('organizations.person')}
          description={t('organizationPages.memberNameHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('name')}
        />
        {member.email !== null && (
          <TextInput label={t('members.email')} value={member.email} disabled readOnly />
        )}
        <NativeSelect
          label={t('organizationPages.role')}
          data={listOrganizationRoleChoices(member.role).map((role) => ({
            value: role,
            label: t(`organizations.roles.${role}`),
          }))}
          {...form.getInputProps('role')}
        />
        <fieldset className={classes.settings}>
          <legend>{t('organizationPages.keySettings')}</legend>
          {KEY_SETTING_NAMES.map((name) => (
            <Switch
              key={name}
              label={t(`organizationPages.keys.${name}`)}
              {...form.getInputProps(`keys.${name}`, { type: 'checkbox' })}
            />
          ))}
        </fieldset>
        <FormFooter>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('common.save')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

function useEdit(organization: Organization, member: OrganizationMember, onClose: () => void) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isOn = (name: string) =>
    member.key_settings.find((setting) => setting.name === name)?.enabled ?? true;
  const form = useForm({
    initialValues: {
      name: member.display_name,
      role: member.role as GivenOrganizationRole, // guests are not in the list
      keys: {
        planetscope: isOn('planetscope'),
        skysat: isOn('skysat'),
        basemaps: isOn('basemaps'),
      },
    },
    validateInputOnBlur: true,
    validate: { name: fieldRule(profileName, t('validation.name'), t('validation.nameLong')) },
  });
  const submit = async (values: typeof form.values) => {
    setIsBusy(true);
    const { organization_id } = organization;
    try {
      const saved = await updateOrganizationMember(organization_id, member.member_id, {
        display_name: values.name,
        role: values.role,
        key_settings: KEY_SETTING_NAMES.map((name) => ({ name, enabled: values.keys[name] })),
      });
      queryClient.setQueryData<OrganizationMember[]>(
        queryKeys.organizationMembers(organization_id),
        (members) => members?.map((one) => (one.member_id === saved.member_id ? saved : one)),
      );
      // The access switches changed, alone or with other fields.
      const isAccess = form.isDirty('keys');
      showToast({
        tone: 'good',
        title: t(isAccess ? 'organizationPages.accessUpdated' : 'organizationPages.memberChanged'),
        message:
          member.email === null
            ? t('organizationPages.memberUpdated', { name: saved.display_name })
            : t('organizationPages.memberEdited', { email: member.email }),
      });
      onClose();
      await queryClient.invalidateQueries({ queryKey: queryKeys.organizations });
    } catch (error) {
      setIsBusy(false);
      showToast({
        tone: 'error',
        title: t('organizationPages.memberUpdateFailed'),
        message: toErrorText(t, error),
      });
    }
  };
  return { element, form, isBusy, submit };
}
