import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { BusyScreen } from '../../../ui/states/busy-screen.tsx';
import { exchangeToken, getIdentityProfile, getIdentityToken, isWithoutMember } from '../api.ts';
import { toGoogleFault } from '../google-fault.ts';
import { useEnter } from '../hooks/use-enter.ts';
import { keepReturnPath, readReturnPath } from '../return-path.ts';
import { toSignInFault } from '../sign-in-fault.ts';
import { Door } from './door.tsx';
import classes from './login-page.module.css';
import { NameForm } from './name-form.tsx';

/** Where Google redirects to: signs in and continues, asks for a newcomer’s name, or shows an error. */
export function ReturnPage() {
  const t = useTranslate();
  const { error } = useSearch({ strict: false });
  const [path] = useState(readReturnPath);
  const { fault, newcomer } = useReturn(path, error);
  if (newcomer !== null) {
    return (
      <Door title={t('sessions.welcome')}>
        <NameForm name={newcomer} next={path} />
      </Door>
    );
  }
  const text = error === undefined ? fault : toGoogleFault(t, error);
  if (text === null) return <BusyScreen text={t('sessions.authorizing')} />;
  return (
    <Door title={t('sessions.failed')}>
      <p className={classes.lead} role="alert">
        {text}
      </p>
      <Button
        fullWidth
        size="md"
        renderRoot={(props) =>
          isInvite(path) ? (
            <a {...props} href={path} />
          ) : (
            <Link to="/auth/login" search={path === null ? {} : { next: path }} {...props} />
          )
        }
      >
        {t(isInvite(path) ? 'googleReturn.backToInvite' : 'sessions.backToSignIn')}
      </Button>
    </Door>
  );
}

const isInvite = (path: string | null): path is string => path?.startsWith('/invite/') === true;

/** Signs in with the provider's session, once. */
function useReturn(path: string | null, error: string | undefined) {
  const t = useTranslate();
  const navigate = useNavigate();
  const enter = useEnter();
  const [fault, setFault] = useState<string | null>(null);
  const [newcomer, setNewcomer] = useState<string | null>(null);
  const goOn = useEffectEvent(async () => {
    if (isInvite(path)) {
      keepReturnPath(null);
      await navigate({ href: `${path}?from=google`, replace: true });
      return;
    }
    try {
      const tokens = await exchangeToken(await getIdentityToken());
      keepReturnPath(null);
      await enter(tokens, path === null ? {} : { next: path });
    } catch (reason) {
      if (isWithoutMember(reason)) setNewcomer((await getIdentityProfile().catch(() => null))?.name ?? '');
      else setFault(toSignInFault(t, reason, 0).text);
    }
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (error !== undefined || hasBegun.current) return;
    hasBegun.current = true;
    void goOn();
  }, [error]);
  return { fault, newcomer };
}
