import { Button, PasswordInput, SegmentedControl, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { email, type Invitation } from '@waypost/contract';
import { useRef, useState } from 'react';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { startSession } from '../../../data/session/start-session.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import {
  exchangeToken,
  GoogleEntry,
  getIdentityToken,
  isWithoutMember,
  SignInElsewhere,
  signInIdentity,
  signUpIdentity,
  toSignInFault,
} from '../../sessions/index.ts';
import { toInvitePath } from '../invite-path.ts';
import classes from './invite-page.module.css';
import type { Newcomer } from './newcomer.ts';
import { PhoneDoor } from './phone-door.tsx';

interface InviteDoorProps {
  readonly code: string;
  /** The error of another sign-in method. */
  readonly fault: string | null;
  readonly invitation: Invitation;
  readonly onSignedIn: () => void;
  readonly onNewcomer: (newcomer: Newcomer) => void;
  readonly onClose: () => void;
}

type Mode = 'signIn' | 'signUp';
const DEFAULT_PASSWORD_MIN = 8;

/** Signs in, or creates an account, with the kind of address that was invited. */
export function InviteDoor(props: InviteDoorProps) {
  const t = useTranslate();
  const [mode, setMode] = useState<Mode>('signUp');
  const address = props.invitation.sent_to;
  const config = useQuery(frontConfigQuery);
  const isElsewhere = config.data?.identity.kind === 'firebase';
  if (config.isPending) return <SkeletonRows rows={3} picture="none" />;
  if (!props.invitation.is_email && !isElsewhere) {
    return (
      <>
        <p className={classes.lead}>{t('joining.sentToPhone', { address })}</p>
        <PhoneDoor {...props} />
      </>
    );
  }
  if (isElsewhere) {
    return (
      <>
        <SignInElsewhere />
        <div className={classes.actions}>
          <Button variant="default" onClick={props.onClose}>
            {t('common.close')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={classes.lead} style={{ marginBottom: 18 }}>
        {t('joining.sentTo', { address })}
      </p>
      {props.fault !== null && (
        <p className={classes.fault} style={{ margin: '0 0 16px' }} role="alert">
          {props.fault}
        </p>
      )}
      <SegmentedControl
        fullWidth
        aria-label={t('sessions.mode')}
        data={[
          { value: 'signUp', label: t('sessions.signUp') },
          { value: 'signIn', label: t('sessions.signIn') },
        ]}
        value={mode}
        onChange={(value) => setMode(value as Mode)}
      />
      <DoorForm key={mode} isSignUp={mode === 'signUp'} {...props} />
      <GoogleEntry returnTo={toInvitePath(props.code)} />
      <Button fullWidth mt={14} variant="subtle" color="gray" onClick={props.onClose}>
        {t('common.close')}
      </Button>
    </>
  );
}

function DoorForm({ isSignUp, ...props }: InviteDoorProps & { isSignUp: boolean }) {
  const t = useTranslate();
  const { element, form, minLength, isBusy, fault, submit } = useDoor(isSignUp, props);
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(submit, () => focusFirstError(element.current))}
    >
      {fault !== null && (
        <p className={classes.fault} style={{ margin: 0 }} role="alert">
          <strong>{t('sessions.failed')}</strong>
          {t('joining.authenticationFailed', { reason: fault })}
        </p>
      )}
      <TextInput
        label={t('sessions.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
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
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t(isSignUp ? 'sessions.signUp' : 'sessions.signIn')}
      </Button>
    </form>
  );
}

function useDoor(isSignUp: boolean, { code, onSignedIn, onNewcomer }: InviteDoorProps) {
  const t = useTranslate();
  const minLength = useQuery(frontConfigQuery).data?.identity.password_min_length ?? DEFAULT_PASSWORD_MIN;
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '', password: '' },
    validateInputOnBlur: true,
    validate: {
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
    const account = { email: values.email.trim().toLowerCase(), password: values.password };
    let identityToken = '';
    try {
      // The name is asked for when they join.
      if (isSignUp) {
        await signUpIdentity({ ...account, name: account.email, callbackURL: toInvitePath(code) });
      } else await signInIdentity(account);
      identityToken = await getIdentityToken();
      const tokens = await exchangeToken(identityToken);
      onSignedIn();
      startSession(tokens);
    } catch (error) {
      setIsBusy(false);
      if (isWithoutMember(error)) {
        onNewcomer({ identityToken, email: account.email, phone: null, isMailSent: isSignUp });
        return;
      }
      const { field, text } = toSignInFault(t, error, minLength);
      if (field === 'form') setFault(text);
      else form.setFieldError(field, text);
      focusFirstError(element.current);
    }
  };
  return { element, form, minLength, isBusy, fault, submit };
}
