import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { requestVerification, toSignInFault } from '../../sessions/index.ts';
import { toInvitePath } from '../invite-path.ts';
import classes from './invite-page.module.css';

interface VerifyFirstProps {
  readonly code: string;
  readonly email: string;
  /** Whether the verification mail was sent already. */
  readonly isSent: boolean;
  readonly isBusy: boolean;
  /** Retries after the link was opened. */
  readonly onDone: () => void;
}

/** Asks for the verification of an address: joining continues from the link in the mail, or by retrying here. */
export function VerifyFirst({ code, email, isSent, isBusy, onDone }: VerifyFirstProps) {
  const t = useTranslate();
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  const send = async () => {
    setIsSending(true);
    setFault(null);
    try {
      await requestVerification(email, toInvitePath(code));
      setTimes((count) => count + 1);
    } catch (error) {
      setFault(toSignInFault(t, error, 0).text);
    } finally {
      setIsSending(false);
    }
  };
  const hasBegun = useRef(isSent);
  const sendOnce = useEffectEvent(() => void send());
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    sendOnce();
  }, []);
  return (
    <>
      <h2 className={classes.title} style={{ margin: '20px 0 0', fontSize: 16 }}>
        {t('joining.verifyTitle')}
      </h2>
      <p className={classes.lead} role="status">
        {t(times > 1 || (isSent && times > 0) ? 'joining.verifySentAgain' : 'joining.verifyText', { email })}
      </p>
      {fault !== null && (
        <p className={classes.fault} style={{ margin: '0 0 12px' }} role="alert">
          {fault}
        </p>
      )}
      <div className={classes.actions}>
        <Button size="md" loading={isBusy} onClick={onDone}>
          {t('joining.verifyDone')}
        </Button>
        <Button size="md" variant="default" loading={isSending} onClick={() => void send()}>
          {t('joining.verifyAgain')}
        </Button>
      </div>
    </>
  );
}
