import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { useLeaveGuard } from '../../../ui/questions/use-leave-guard.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { IdentityError, requestPasswordReset, toSignInFault } from '../../sessions/index.ts';
import { replacePassword } from '../api.ts';
import classes from './profile-page.module.css';

const DEFAULT_PASSWORD_MIN = 8;

interface PasswordFormProps {
  readonly email: string;
  readonly onDone: () => void;
}

/** Changes the password. */
export function PasswordForm({ email, onDone }: PasswordFormProps) {
  const t = useTranslate();
  const minLength = useQuery(frontConfigQuery).data?.identity.password_min_length ?? DEFAULT_PASSWORD_MIN;
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initialValues: { current: '', next: '' },
    validate: {
      current: (value) => (value === '' ? t('account.wrongPassword') : null),
      next: (value) => (value.length < minLength ? t('validation.password', { count: minLength }) : null),
    },
  });
  const guard = useLeaveGuard(() => form.isDirty());
  const submit = async ({ current, next }: typeof form.values) => {
    setIsBusy(true);
    try {
      await replacePassword({ email, password: current }, next);
      guard.release();
      showToast({ tone: 'good', message: t('account.passwordChanged') });
      onDone();
    } catch (error) {
      const { field, text } = toSignInFault(t, error, minLength);
      if (field === 'password') {
        const isOfNew = error instanceof IdentityError && error.code.startsWith('PASSWORD_TOO_');
        if (isOfNew) form.setFieldError('next', text);
        else form.setFieldError('current', t('account.wrongPassword'));
        focusFirstError(element.current);
      } else showToast({ tone: 'error', title: t('account.passwordFailed'), message: text });
      setIsBusy(false);
    }
  };
  const sendLink = async () => {
    try {
      await requestPasswordReset(email);
      showToast({ tone: 'good', message: t('account.setByMailSent', { email }) });
    } catch (error) {
      const { text } = toSignInFault(t, error, minLength);
      showToast({ tone: 'error', title: t('account.setByMailFailed'), message: text });
    }
  };
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
    >
      {/* For password managers, which store the new password with it. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={t('account.currentPassword')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('sessions.showPassword'), tabIndex: 0 }}
        autoFocus
        {...form.getInputProps('current')}
      />
      <PasswordInput
        label={t('account.newPassword')}
        description={t('account.passwordHint', { count: minLength })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('sessions.showPassword'), tabIndex: 0 }}
        {...form.getInputProps('next')}
      />
      <div className={classes.verify}>
        <Button type="submit" loading={isBusy}>
          {t('account.changePassword')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button variant="subtle" size="xs" onClick={() => void sendLink()}>
          {t('account.setByMail')}
        </Button>
      </div>
    </form>
  );
}
