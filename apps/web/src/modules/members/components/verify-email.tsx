import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { requestVerification } from '../../sessions/index.ts';
import classes from './profile-page.module.css';

/** Says that an address is not verified, and sends the verification link. */
export function VerifyEmail({ email }: { email: string }) {
  const t = useTranslate();
  // Another provider verifies addresses itself.
  const isOurs = useQuery(frontConfigQuery).data?.identity.kind === 'built-in';
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    try {
      await requestVerification(email);
      showToast({ tone: 'good', message: t('account.verifySent', { email }) });
    } catch (error) {
      showToast({ tone: 'error', title: t('account.verifyFailed'), message: toErrorText(t, error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={classes.verify}>
      <span className={classes.hint}>{t('account.notVerified')}</span>
      {isOurs && (
        <Button size="xs" variant="default" loading={isBusy} onClick={() => void send()}>
          {t('account.verify')}
        </Button>
      )}
    </div>
  );
}
