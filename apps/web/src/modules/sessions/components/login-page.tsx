import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { getSession } from '../../../data/session/session.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { mayTakeFocus } from '../../../ui/forms/may-take-focus.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { DemoEntry } from './demo-entry.tsx';
import { Door } from './door.tsx';
import { GoogleEntry } from './google-entry.tsx';
import classes from './login-page.module.css';
import { PhoneOffer, PhoneWay } from './phone-way.tsx';
import { SignInElsewhere } from './sign-in-elsewhere.tsx';

/** Few are asked for a name. */
const NameForm = lazy(() => import('./name-form.tsx').then((module) => ({ default: module.NameForm })));

type Mode = 'signIn' | 'signUp';
const DEFAULT_PASSWORD_MIN = 8;

/** The login page: sign in, create an account, or enter the demo. */
export function LoginPage() {
  const t = useTranslate();
  const { data: config, isPending } = useQuery(frontConfigQuery);
  const [mode, setMode] = useState<Mode>('signIn');
  /** Arrow keys go on along the choice: the focus stays on it. */
  const [isByKeys, setIsByKeys] = useState(false);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [isByPhone, setIsByPhone] = useState(false);
  const { next = null } = useSearch({ strict: false });
  const isElsewhere = config?.identity.kind === 'firebase';
  const minLength = config?.identity.password_min_length ?? DEFAULT_PASSWORD_MIN;
  return (
    <Door title={t('sessions.welcome')}>
      {isNameMissing ? (
        <Suspense fallback={<SkeletonRows rows={2} picture="none" />}>
          <NameForm />
        </Suspense>
      ) : isByPhone ? (
        <PhoneWay isPrimary onNameMissing={() => setIsNameMissing(true)} onBack={() => setIsByPhone(false)} />
      ) : isPending ? (
        // The sign-in methods are not known yet: a form that is replaced would lose typed text.
        <SkeletonRows rows={3} picture="none" />
      ) : (
        <>
          {!isElsewhere && <p className={classes.lead}>{t('sessions.lead')}</p>}
          {getSession().hasExpired() && (
            <p className={classes.notice} role="status">
              {t('sessions.ended')}
            </p>
          )}
          {config?.evaluation === true && (
            <>
              <DemoEntry />
              <p className={classes.or}>
                <span>{t('sessions.or')}</span>
              </p>
            </>
          )}
          {isElsewhere ? (
            <SignInElsewhere />
          ) : (
            <>
              <SegmentedControl
                fullWidth
                aria-label={t('sessions.mode')}
                data={[
                  { value: 'signIn', label: t('sessions.signIn') },
                  { value: 'signUp', label: t('sessions.signUp') },
                ]}
                value={mode}
                onKeyDown={() => setIsByKeys(true)}
                onPointerDown={() => setIsByKeys(false)}
                onChange={(value) => setMode(value as Mode)}
              />
              <CredentialsForm
                key={mode}
                isSignUp={mode === 'signUp'}
                minLength={minLength}
                isPrimary={config?.evaluation !== true}
                takesFocus={!isByKeys && mayTakeFocus()}
                onNameMissing={() => setIsNameMissing(true)}
              />
              <GoogleEntry returnTo={next} />
              {config?.identity.phone === true && (
                <PhoneOffer isNext={config.identity.google} onChoose={() => setIsByPhone(true)} />
              )}
            </>
          )}
        </>
      )}
    </Door>
  );
}
