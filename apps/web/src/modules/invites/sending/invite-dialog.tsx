import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { email } from '@waypost/contract';
import { parsePhone } from '@waypost/contract/phone';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { toAppLinks } from '../accepting/app-links.ts';
import classes from './invite-list.module.css';
import { refreshInvites } from './invite-list.tsx';
import { tellSending } from './tell-sending.ts';

export interface InviteValues<Role extends string> {
  readonly name: string;
  /** Empty if only a phone was given. */
  readonly email: string;
  /** `+` and digits; empty if none was given. */
  readonly phone: string;
  readonly role: Role;
  readonly isIncluded: boolean;
  readonly isAppOnly: boolean;
  readonly isAutomatic: boolean;
}

/** What is known of a new invite. */
interface MadeInvite {
  readonly is_sent: boolean;
  readonly email: string | null;
  readonly phone?: string | null;
}

interface InviteDialogProps<Role extends string> {
  /** The target of the invite. */
  readonly place: string;
  readonly roles: readonly { readonly value: Role; readonly label: string }[];
  readonly defaultRole: Role;
  /** The minimum length of a name. */
  readonly nameMin: 1 | 3;
  /** Whether the inviter may add people of a project to its organization. */
  readonly canInclude: boolean;
  /** Whether the invite can be sent to a phone. */
  readonly takesPhone: boolean;
  /** The organization whose outbox the person may read; otherwise null. */
  readonly outboxOf: number | null;
  readonly send: (values: InviteValues<Role>) => Promise<MadeInvite>;
  readonly onClose: () => void;
}

/** Invites one person: name, e-mail or phone, role. */
export function InviteDialog<Role extends string>(props: InviteDialogProps<Role>) {
  const t = useTranslate();
  const { element, form, isBusy, submit } = useInviteForm(props);
  const hasApp = toAppLinks(useQuery(frontConfigQuery).data?.app, '') !== null;
  const phone = form.getInputProps('phone');
  return (
    <Dialog
      onClose={props.onClose}
      title={t('inviteDialog.dialogTitle', { name: props.place })}
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
        {props.takesPhone && (
          <TextInput
            label={t('invites.phone')}
            description={t('inviteDialog.phoneHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={40}
            {...phone}
            onChange={(event) => {
              phone.onChange(event);
              form.clearFieldError('email');
            }}
          />
        )}
        <NativeSelect
          size="md"
          label={t('invites.role')}
          data={props.roles.map(({ value, label }) => ({ value, label }))}
          {...form.getInputProps('role')}
        />
        {props.canInclude && (
          <Checkbox
            label={t('inviteDialog.includeInOrg')}
            description={t('inviteDialog.includeInOrgHint')}
            {...form.getInputProps('isIncluded', { type: 'checkbox' })}
          />
        )}
        {props.takesPhone && hasApp && (
          <Checkbox
            label={t('inviteDialog.appOnlyChoice')}
            {...form.getInputProps('isAppOnly', { type: 'checkbox' })}
          />
        )}
        {props.takesPhone && (
          <Checkbox
            label={t('inviteDialog.autoAccept')}
            description={t('inviteDialog.autoAcceptHint')}
            {...form.getInputProps('isAutomatic', { type: 'checkbox' })}
          />
        )}
        <FormFooter>
          <Button variant="default" onClick={props.onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('inviteDialog.send')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

function useInviteForm<Role extends string>({
  defaultRole,
  nameMin,
  takesPhone,
  outboxOf,
  send,
  onClose,
}: InviteDialogProps<Role>) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const toEmailFault = fieldRule(email, t('validation.email'));
  const form = useForm<InviteValues<Role>>({
    initialValues: {
      name: '',
      email: '',
      phone: '',
      role: defaultRole,
      isIncluded: false,
      isAppOnly: false,
      isAutomatic: false,
    },
    validateInputOnBlur: true,
    validate: {
      name: fieldRule(
        z.string().trim().min(nameMin).max(255),
        t(nameMin === 1 ? 'validation.inviteName' : 'validation.name'),
        t('validation.inviteNameLong'),
      ),
      email: (value, { phone }) => {
        if (takesPhone && value.trim() === '')
          return phone.trim() === '' ? t('validation.emailOrPhone') : null;
        return toEmailFault(value);
      },
      phone: (value) => (value.trim() === '' || parsePhone(value) !== null ? null : t('validation.phone')),
    },
  });
  const submit = async (values: typeof form.values) => {
    setIsBusy(true);
    try {
      const made = await send({ ...values, phone: parsePhone(values.phone) ?? '' });
      const address = made.email ?? made.phone ?? '';
      await tellSending(t, { isSent: made.is_sent, isAgain: false, address, outboxOf });
      onClose();
      await refreshInvites();
    } catch (error) {
      setIsBusy(false);
      if (hasCode(error, 'already_member')) {
        form.setFieldError(values.email.trim() === '' ? 'phone' : 'email', t('apiErrors.already_member'));
        focusFirstError(element.current);
      } else {
        showToast({ tone: 'error', title: t('inviteDialog.sendFailed'), message: toErrorText(t, error) });
      }
    }
  };
  return { element, form, isBusy, submit };
}
