import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useSearch } from '@tanstack/react-router';
import { email } from '@waypost/contract';
import { useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { mayTakeFocus } from '../../../ui/forms/may-take-focus.ts';
import { requestPasswordReset } from '../api.ts';
import { toSignInFault } from '../sign-in-fault.ts';
import { validateTyped } from '../validate-typed.ts';
import { Door } from './door.tsx';
import classes from './login-page.module.css';

/** Requests a password reset link, with the same message whether or not the account exists. */
export function ForgotPage() {
  const t = useTranslate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Door title={t('mailedLinks.forgotTitle')}>
      {sentTo === null ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <p className={classes.lead} role="status">
          {t('mailedLinks.forgotSent', { email: sentTo })}
        </p>
      )}
      <Link to="/auth/login" className={classes.back}>
        {t('sessions.backToSignIn')}
      </Link>
    </Door>
  );
}

function ForgotForm({ onSent }: { onSent: (address: string) => void }) {
  const t = useTranslate();
  const given = useSearch({ strict: false }).email ?? '';
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initialValues: { email: given },
    enhanceGetInputProps: validateTyped,
    validate: { email: fieldRule(email, t('validation.email')) },
  });
  const submit = async (values: typeof form.values) => {
    setIsBusy(true);
    const address = values.email.trim().toLowerCase();
    try {
      await requestPasswordReset(address);
      onSent(address);
    } catch (error) {
      setIsBusy(false);
      form.setFieldError('email', toSignInFault(t, error, 0).text);
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
      <p className={classes.lead} style={{ margin: 0 }}>
        {t('mailedLinks.forgotLead')}
      </p>
      <TextInput
        label={t('sessions.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus={mayTakeFocus()}
        {...form.getInputProps('email')}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('mailedLinks.forgotSend')}
      </Button>
    </form>
  );
}
