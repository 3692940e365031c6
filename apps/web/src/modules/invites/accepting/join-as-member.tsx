import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { closeRealtime } from '../../../data/realtime/realtime.ts';
import { closeBeacons } from '../../../data/session/close-beacons.ts';
import { memberQuery } from '../../../data/session/member.ts';
import { getSession } from '../../../data/session/session.ts';
import { endSharedPosition } from '../../../data/session/shared-position.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { revokeToken, signOutIdentity } from '../../sessions/index.ts';
import classes from './invite-page.module.css';
import { useAccept } from './use-accept.ts';
import { VerifyFirst } from './verify-first.tsx';

interface JoinAsMemberProps {
  readonly code: string;
  readonly sentTo: string;
  /** Joins without confirmation. */
  readonly isAutomatic: boolean;
  readonly onClose: () => void;
}

/** Joins as the signed-in member. */
export function JoinAsMember({ code, sentTo, isAutomatic, onClose }: JoinAsMemberProps) {
  const t = useTranslate();
  const member = useQuery(memberQuery).data;
  const accept = useAccept();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isUnverified, setIsUnverified] = useState(false);
  const join = async () => {
    setIsBusy(true);
    setFault(null);
    try {
      await accept(code);
    } catch (error) {
      setIsBusy(false);
      if (hasCode(error, 'email_not_verified')) {
        setIsUnverified(true);
        return;
      }
      const isForOther = hasCode(error, 'invite_not_yours');
      setFault(
        isForOther
          ? t('joining.forOther', { address: sentTo })
          : `${t('invites.acceptFailed')} ${toErrorText(t, error)}`,
      );
    }
  };
  const hasBegun = useRef(false);
  const joinAtOnce = useEffectEvent(() => void join());
  useEffect(() => {
    if (!isAutomatic || hasBegun.current) return;
    hasBegun.current = true;
    joinAtOnce();
  }, [isAutomatic]);
  if (isUnverified && member?.email != null) {
    return (
      <VerifyFirst
        code={code}
        email={member.email}
        isSent={false}
        isBusy={isBusy}
        onDone={() => void join()}
      />
    );
  }
  return (
    <>
      {fault !== null && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={classes.actions}>
        <Button size="md" loading={isBusy} onClick={() => void join()}>
          {t('joining.joinNow')}
        </Button>
        <Button size="md" variant="default" disabled={isBusy} onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
      {member !== undefined && (
        <p className={classes.who}>
          {t('joining.signedInAs', { name: member.email ?? member.phone ?? member.display_name })}
          <button type="button" className={classes.link} onClick={() => void signOutHere()}>
            {t('joining.notYou')}
          </button>
        </p>
      )}
    </>
  );
}

/** Signs out and stays on the invitation. */
async function signOutHere(): Promise<void> {
  const refreshToken = getSession().getRefreshToken();
  const ended = closeBeacons(endSharedPosition());
  closeRealtime();
  getSession().clear();
  queryClient.removeQueries({ queryKey: memberQuery.queryKey });
  const farewells = [
    ended.then(() => (refreshToken === null ? null : revokeToken(refreshToken))),
    signOutIdentity(),
  ];
  for (const result of await Promise.allSettled(farewells)) {
    if (result.status === 'rejected') console.warn('Signing out was not confirmed.', result.reason);
  }
}
