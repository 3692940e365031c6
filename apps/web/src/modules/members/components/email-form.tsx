import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { useTranslate } from '../../../i18n/i18n.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { useLeaveGuard } from '../../../ui/questions/use-leave-guard.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { toSignInFault } from '../../sessions/index.ts';
import { replaceEmail } from '../api.ts';
import classes from './profile-page.module.css';

interface EmailFormProps {
  readonly email: string;
  readonly onDone: () => void;
}

const address = z.email().max(255);

/** Asks for a new address, to which a link is sent. */
export function EmailForm({ email, onDone }: EmailFormProps) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initialValues: { next: '', password: '' },
    validate: {
      next: (value) => {
        if (!address.safeParse(value.trim()).success) return t('validation.email');
        return value.trim().toLowerCase() === email.toLowerCase() ? t('account.sameEmail') : null;
      },
      password: (value) => (value === '' ? t('account.wrongPassword') : null),
    },
  });
  const guard = useLeaveGuard(() => form.isDirty());
  const submit = async ({ next, password }: typeof form.values) => {
    setIsBusy(true);
    try {
      await replaceEmail({ email, password }, next.trim());
      guard.release();
      showToast({ tone: 'good', message: t('account.emailSent', { email: next.trim() }) });
      onDone();
    } catch (error) {
      const { field, text } = toSignInFault(t, error, 0);
      if (field === 'password') form.setFieldError('password', t('account.wrongPassword'));
      else if (field === 'email') form.setFieldError('next', text);
      else showToast({ tone: 'error', title: t('account.emailFailed'), message: text });
      if (field !== 'form') focusFirstError(element.current);
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
      <TextInput
        label={t('account.newEmail')}
        description={t('account.newEmailHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="email"
        autoComplete="email"
        autoFocus
        {...form.getInputProps('next')}
      />
      <PasswordInput
        label={t('account.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('sessions.showPassword'), tabIndex: 0 }}
        {...form.getInputProps('password')}
      />
      <div className={classes.verify}>
        <Button type="submit" loading={isBusy}>
          {t('account.changeEmail')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
