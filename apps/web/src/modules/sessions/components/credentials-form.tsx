import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { email, userName } from '@waypost/contract';
import { useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import {
  exchangeToken,
  getIdentityToken,
  isWithoutMember,
  signInIdentity,
  signUpIdentity,
  signUpMember,
} from '../api.ts';
import { useEnter } from '../hooks/use-enter.ts';
import { toSignInFault } from '../sign-in-fault.ts';
import { validateTyped } from '../validate-typed.ts';
import classes from './login-page.module.css';

interface CredentialsFormProps {
  readonly isSignUp: boolean;
  readonly minLength: number;
  /** Whether its button is the only primary action of the page. */
  readonly isPrimary: boolean;
  /** Whether its first field has the focus when it opens. */
  readonly takesFocus: boolean;
  /** Called if the identity is valid but has no member yet, and no name is known. */
  readonly onNameMissing: () => void;
}

/** E-mail and password, with a name when creating an account. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { isSignUp, minLength, isPrimary, takesFocus, onNameMissing } = props;
  const t = useTranslate();
  const { element, form, isBusy, fault, submit } = useCredentials(isSignUp, minLength, onNameMissing);

  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
    >
      {fault !== null && (
        <p className={classes.fault} role="alert">
          <strong>{t('sessions.failed')}</strong>
          {fault}
        </p>
      )}
      {isSignUp && (
        <TextInput
          label={t('sessions.name')}
          autoComplete="name"
          maxLength={120}
          autoFocus={takesFocus}
          {...form.getInputProps('name')}
        />
      )}
      <TextInput
        label={t('sessions.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus={takesFocus && !isSignUp}
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label={t('sessions.password')}
        {...(isSignUp ? { description: t('sessions.passwordHint', { count: minLength }) } : {})}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        visibilityToggleButtonProps={{
          'aria-label': t('sessions.showPassword'),
          tabIndex: 0,
          'aria-hidden': false,
        }}
        {...form.getInputProps('password')}
      />
      {!isSignUp && (
        <Link to="/auth/forgot" search={{ email: form.values.email.trim() }} className={classes.aside}>
          {t('sessions.forgot')}
        </Link>
      )}
      <Button type="submit" size="md" fullWidth loading={isBusy} variant={isPrimary ? 'filled' : 'default'}>
        {t(isSignUp ? 'sessions.signUp' : 'sessions.signIn')}
      </Button>
      <span className="wp-visually-hidden" role="status">
        {isBusy && t(isSignUp ? 'sessions.creating' : 'sessions.signingIn')}
      </span>
    </form>
  );
}

/** The form, and its sign-in or sign-up. */
function useCredentials(isSignUp: boolean, minLength: number, onNameMissing: () => void) {
  const t = useTranslate();
  const enter = useEnter();
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const form = useForm({
    initialValues: { name: '', email: '', password: '' },
    enhanceGetInputProps: validateTyped,
    validate: {
      name: isSignUp
        ? fieldRule(userName, t('validation.userName'), t('validation.userNameLong'))
        : () => null,
      email: fieldRule(email, t('validation.email')),
      password: (value) => {
        if (value === '') return t('validation.required');
        return isSignUp && value.length < minLength ? t('validation.password', { count: minLength }) : null;
      },
    },
  });

  const submit = async (values: typeof form.values) => {
    setIsBusy(true);
    setFault(null);
    try {
      const account = { email: values.email.trim().toLowerCase(), password: values.password };
      if (isSignUp) await signUpIdentity({ ...account, name: values.name.trim() });
      else await signInIdentity(account);
      const token = await getIdentityToken();
      const tokens = isSignUp ? await signUpMember(token, values.name.trim()) : await exchangeToken(token);
      await enter(tokens, { isNew: isSignUp });
    } catch (error) {
      setIsBusy(false);
      if (isWithoutMember(error)) {
        onNameMissing();
        return;
      }
      const { field, text } = toSignInFault(t, error, minLength);
      if (field === 'form') setFault(text);
      else form.setFieldError(field, text);
      focusFirstError(element.current);
    }
  };
  return { element, form, isBusy, fault, submit };
}
