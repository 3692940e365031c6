import { Button, TextInput } from '@mantine/core';
import { formatPhone } from '@waypost/contract/phone';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { sendPhoneCode, verifyPhoneCode } from '../api.ts';
import { toPhoneFault } from '../phone-fault.ts';
import classes from './login-page.module.css';
import { PhoneNumberForm } from './phone-number-form.tsx';

/** The delay before another code can be requested, in seconds: a text message takes a while. */
const RESEND_PAUSE_S = 30;
const CODE_DIGITS = 6;

interface PhoneFormProps {
  /** Called with a verified number and an open session of the provider; its error is shown above the form. */
  readonly onVerified: (phone: string) => Promise<void>;
  /** Whether its button is the only primary action of the page. */
  readonly isPrimary: boolean;
}

/** A phone number, and then the code that was sent to it. */
export function PhoneForm({ onVerified, isPrimary }: PhoneFormProps) {
  const [phone, setPhone] = useState<string | null>(null);
  /** Kept when they return to correct it. */
  const [typed, setTyped] = useState({ country: '', number: '' });
  if (phone === null) {
    return (
      <PhoneNumberForm
        initial={typed}
        isPrimary={isPrimary}
        onSubmit={async (number, given) => {
          await sendPhoneCode(number);
          setTyped(given);
          setPhone(number);
        }}
      />
    );
  }
  return (
    <CodeForm phone={phone} isPrimary={isPrimary} onVerified={onVerified} onBack={() => setPhone(null)} />
  );
}

interface CodeFormProps extends PhoneFormProps {
  readonly phone: string;
  readonly onBack: () => void;
}

function CodeForm({ phone, isPrimary, onVerified, onBack }: CodeFormProps) {
  const t = useTranslate();
  const { element, code, setCode, isBusy, fault, codeError, submit, resend, waitS, isResent } = useCode(
    phone,
    onVerified,
  );
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className={classes.lead} style={{ margin: 0 }} role="status">
        {t(isResent ? 'phone.codeResent' : 'phone.codeSent', {
          // On one line, whatever its length.
          phone: formatPhone(phone).replaceAll(' ', '\u00a0'),
        })}
      </p>
      {fault !== null && (
        <p className={classes.fault} role="alert">
          <strong>{t('sessions.failed')}</strong>
          {fault}
        </p>
      )}
      <TextInput
        data-autofocus
        autoFocus
        label={t('phone.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={codeError}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy} variant={isPrimary ? 'filled' : 'default'}>
        {t('sessions.goOn')}
      </Button>
      <div className={classes.pair}>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={waitS > 0 || isBusy}
          onClick={() => void resend()}
        >
          {waitS > 0 ? t('phone.resendIn', { count: waitS }) : t('phone.resendCode')}
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" disabled={isBusy} onClick={onBack}>
          {t('phone.otherNumber')}
        </Button>
      </div>
    </form>
  );
}

/** Counts down to a time, once per second. */
function useCountdown(fromS: number): { leftS: number; restart: () => void } {
  const [untilMs, setUntilMs] = useState(() => Date.now() + fromS * 1000);
  const [leftS, setLeftS] = useState(fromS);
  useEffect(() => {
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));
      setLeftS(next);
      if (next === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [untilMs]);
  const restart = () => {
    setUntilMs(Date.now() + fromS * 1000);
    setLeftS(fromS);
  };
  return { leftS, restart };
}

function useCode(phone: string, onVerified: (phone: string) => Promise<void>) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isResent, setIsResent] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [codeError, setCodeError] = useState<string | null>(null);
  /** A code is valid once: retries after its verification omit it. */
  const isShown = useRef(false);
  const { leftS, restart } = useCountdown(RESEND_PAUSE_S);

  const showError = (text: string) => {
    setCodeError(text);
    focusFirstError(element.current);
  };
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setFault(null);
    setCodeError(null);
    try {
      await work();
    } catch (error) {
      const { field, text } = toPhoneFault(t, error);
      if (field === 'code') showError(text);
      else setFault(text);
    }
    setIsBusy(false);
  };
  return {
    element,
    code: given,
    setCode: (text: string) => {
      // Phones may paste the whole message.
      setGiven((/\d{6}/.exec(text)?.[0] ?? text).replaceAll(/\D/g, '').slice(0, CODE_DIGITS));
    },
    isBusy,
    isResent,
    fault,
    codeError,
    waitS: leftS,
    async submit() {
      if (given.length !== CODE_DIGITS && !isShown.current) return showError(t('validation.code'));
      await run(async () => {
        if (!isShown.current) await verifyPhoneCode(phone, given);
        isShown.current = true;
        await onVerified(phone);
      });
    },
    resend: () =>
      run(async () => {
        await sendPhoneCode(phone);
        setGiven('');
        setIsResent(true);
        restart();
      }),
  };
}
