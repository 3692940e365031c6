import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { email } from '@waypost/contract';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { hasCode, toErrorText } from '../../../data/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import dialog from '../../../ui/dialog.module.css';
import { Dialog } from '../../../ui/dialog.tsx';
import { fieldRule } from '../../../ui/field-rule.ts';
import { focusFirstError } from '../../../ui/focus-first-error.ts';
import { showToast } from '../../../ui/toaster.ts';
import classes from './invite-list.module.css';
import { refreshInvites } from './invite-list.tsx';

export interface InviteValues<Role extends string> {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly isIncluded: boolean;
}

interface InviteDialogProps<Role extends string> {
  /** Where the person is invited to. */
  readonly place: string;
  readonly roles: readonly { readonly value: Role; readonly label: string }[];
  readonly defaultRole: Role;
  /** The fewest characters of a name. */
  readonly nameMin: 1 | 3;
  /** Whether the inviter may take people of a project into its organization. */
  readonly canInclude: boolean;
  readonly send: (values: InviteValues<Role>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Invites one person: name, e-mail, role. */
export function InviteDialog<Role extends string>(props: InviteDialogProps<Role>) {
  const t = useTranslate();
  const { element, form, isBusy, submit } = useInviteForm(props);
  return (
    <Dialog
      onClose={props.onClose}
      title={t('invites.dialogTitle', { name: props.place })}
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
          label={t('invites.name')}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('invites.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <NativeSelect
          size="md"
          label={t('invites.role')}
          data={props.roles.map(({ value, label }) => ({ value, label }))}
          {...form.getInputProps('role')}
        />
        {props.canInclude && (
          <Checkbox
            label={t('invites.includeInOrg')}
            description={t('invites.includeInOrgHint')}
            {...form.getInputProps('isIncluded', { type: 'checkbox' })}
          />
        )}
        <div className={dialog.actions}>
          <Button variant="default" onClick={props.onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('invites.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useInviteForm<Role extends string>({
  defaultRole,
  nameMin,
  send,
  onClose,
}: InviteDialogProps<Role>) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm<{ name: string; email: string; role: Role; isIncluded: boolean }>({
    initialValues: { name: '', email: '', role: defaultRole, isIncluded: false },
    validateInputOnBlur: true,
    validate: {
      name: fieldRule(
        z.string().trim().min(nameMin).max(255),
        t(nameMin === 1 ? 'validation.inviteName' : 'validation.name'),
        t('validation.inviteNameLong'),
      ),
      email: fieldRule(email, t('validation.email')),
    },
  });
  const submit = async (values: typeof form.values) => {
    setIsBusy(true);
    try {
      await send(values);
      showToast({ tone: 'good', message: t('invites.sent', { email: values.email.trim() }) });
      onClose();
      await refreshInvites();
    } catch (error) {
      setIsBusy(false);
      if (hasCode(error, 'already_member')) {
        form.setFieldError('email', t('errors.already_member'));
        focusFirstError(element.current);
      } else {
        showToast({ tone: 'error', title: t('invites.sendFailed'), message: toErrorText(t, error) });
      }
    }
  };
  return { element, form, isBusy, submit };
}
