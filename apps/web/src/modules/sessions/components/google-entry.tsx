import { Button } from '@mantine/core';
import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { IdentityError, startGoogle } from '../api.ts';
import { keepReturnPath } from '../return-path.ts';
import classes from './login-page.module.css';

/**
 * The button to sign in with Google, if configured. @param returnTo the path to continue to; null: as after any
 * sign-in.
 */
export function GoogleEntry({ returnTo }: { returnTo: string | null }) {
  const t = useTranslate();
  const isOffered = useQuery(frontConfigQuery).data?.identity.google === true;
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  if (!isOffered) return null;
  const go = async () => {
    setIsBusy(true);
    setFault(null);
    try {
      const url = await startGoogle();
      keepReturnPath(returnTo);
      // Busy until the other page loads.
      window.location.assign(url);
    } catch (error) {
      setIsBusy(false);
      const isUnreachable = error instanceof IdentityError && error.code === 'PROVIDER_UNREACHABLE';
      const isOffline = error instanceof IdentityError && error.status === 0;
      setFault(
        isUnreachable ? t('google.unreachable') : isOffline ? t('errors.network') : toErrorText(t, error),
      );
    }
  };
  return (
    <>
      <p className={classes.or}>
        <span>{t('sessions.or')}</span>
      </p>
      {fault !== null && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <Button
        fullWidth
        size="md"
        variant="default"
        loading={isBusy}
        leftSection={<IconBrandGoogleFilled size={18} aria-hidden />}
        onClick={() => void go()}
      >
        {t('google.continue')}
      </Button>
    </>
  );
}
