import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { getSession } from '../../../data/session/session.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { mayTakeFocus } from '../../../ui/forms/may-take-focus.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { IdentityError, resetPassword } from '../api.ts';
import { toSignInFault } from '../sign-in-fault.ts';
import { validateTyped } from '../validate-typed.ts';
import { Door } from './door.tsx';
import classes from './login-page.module.css';

const DEFAULT_PASSWORD_MIN = 8;

/** The page of a password reset link. */
export function ResetPage() {
  const t = useTranslate();
  const { token } = useSearch({ strict: false });
  const [isVoid, setIsVoid] = useState(token === undefined);
  return (
    <Door title={t('mailedLinks.resetTitle')}>
      {isVoid || token === undefined ? (
        <>
          <p className={classes.lead} role="alert">
            {t('mailedLinks.linkVoid')}
          </p>
          <Button fullWidth size="md" renderRoot={(props) => <Link to="/auth/forgot" {...props} />}>
            {t('mailedLinks.askAgain')}
          </Button>
        </>
      ) : (
        <ResetForm token={token} onVoid={() => setIsVoid(true)} />
      )}
      <Link to="/auth/login" className={classes.back}>
        {t('sessions.backToSignIn')}
      </Link>
    </Door>
  );
}

function ResetForm({ token, onVoid }: { token: string; onVoid: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const minLength = useQuery(frontConfigQuery).data?.identity.password_min_length ?? DEFAULT_PASSWORD_MIN;
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initialValues: { password: '' },
    enhanceGetInputProps: validateTyped,
    validate: {
      password: (value) => (value.length < minLength ? t('validation.password', { count: minLength }) : null),
    },
  });
  const submit = async ({ password }: typeof form.values) => {
    setIsBusy(true);
    try {
      await resetPassword(token, password);
      // The server has ended every session of this account.
      getSession().clear();
      showToast({ tone: 'good', message: t('mailedLinks.resetDone') });
      await navigate({ to: '/auth/login', search: {}, replace: true });
    } catch (error) {
      setIsBusy(false);
      if (error instanceof IdentityError && error.code === 'INVALID_TOKEN') {
        onVoid();
        return;
      }
      form.setFieldError('password', toSignInFault(t, error, minLength).text);
      focusFirstError(element.current);
    }
  };
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
    >
      <PasswordInput
        label={t('mailedLinks.newPassword')}
        description={t('sessions.passwordHint', { count: minLength })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
        autoFocus={mayTakeFocus()}
        visibilityToggleButtonProps={{
          'aria-label': t('sessions.showPassword'),
          tabIndex: 0,
          'aria-hidden': false,
        }}
        {...form.getInputProps('password')}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('mailedLinks.resetSave')}
      </Button>
    </form>
  );
}
