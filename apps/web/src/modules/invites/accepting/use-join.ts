import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { forgetMemberData } from '../../../data/queries/query-client.ts';
import { startSession } from '../../../data/session/start-session.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { getIdentityToken, renameIdentity } from '../../sessions/index.ts';
import { joinAsNewcomer } from '../api.ts';
import type { Newcomer } from './newcomer.ts';
import { useOpenAccepted } from './use-open-accepted.ts';

interface JoinInput {
  readonly code: string;
  readonly sentTo: string;
  readonly newcomer: Newcomer;
  /** Joins without confirmation. */
  readonly isAutomatic: boolean;
}

/** Joining as someone who is no member yet. */
export interface Join {
  readonly isBusy: boolean;
  readonly fault: string | null;
  /** The address has to be verified first. */
  readonly isUnverified: boolean;
  /** Joins under a name; null: the one that the inviter gave. */
  readonly join: (name: string | null) => Promise<void>;
}

/** Joins, reports it, and goes where the invite leads. */
export function useJoin({ code, sentTo, newcomer, isAutomatic }: JoinInput): Join {
  const t = useTranslate();
  const open = useOpenAccepted();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isUnverified, setIsUnverified] = useState(false);
  const join = async (name: string | null) => {
    setIsBusy(true);
    setFault(null);
    try {
      // A fresh token: entering a name may take longer than a token is valid.
      const token = await getIdentityToken().catch(() => newcomer.identityToken);
      const { access_token, refresh_token, ...accepted } = await joinAsNewcomer(token, code, name);
      forgetMemberData();
      startSession({ access_token, refresh_token });
      showToast({ tone: 'good', message: t('invites.accepted') });
      await open(accepted);
    } catch (error) {
      setIsBusy(false);
      if (hasCode(error, 'email_not_verified')) {
        // Stored for wherever they open the link.
        if (name !== null) await renameIdentity(name).catch(() => null);
        setIsUnverified(true);
        return;
      }
      setFault(
        hasCode(error, 'invite_not_yours')
          ? t('joining.forOther', { address: sentTo })
          : `${t('joining.processFailed')} ${toErrorText(t, error)}`,
      );
    }
  };
  const hasBegun = useRef(false);
  const joinAtOnce = useEffectEvent(() => void join(newcomer.name || null));
  useEffect(() => {
    if (!isAutomatic || hasBegun.current) return;
    hasBegun.current = true;
    joinAtOnce();
  }, [isAutomatic]);
  return { isBusy, fault, isUnverified, join };
}
