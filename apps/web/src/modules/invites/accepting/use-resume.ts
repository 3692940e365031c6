import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getSession } from '../../../data/session/session.ts';
import { startSession } from '../../../data/session/start-session.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import {
  exchangeToken,
  getIdentityProfile,
  getIdentityToken,
  IdentityError,
  isWithoutMember,
  toSignInFault,
} from '../../sessions/index.ts';
import type { Newcomer } from './newcomer.ts';

interface ResumeHandlers {
  readonly onSignedIn: () => void;
  readonly onNewcomer: (newcomer: Newcomer) => void;
}

/** The address, until they enter a name. */
const toName = ({ name, email }: { name: string; email: string }) => (name === email ? '' : name);

/**
 * Continues with an invite after a Google sign-in or an address verification, once: with a session, or as a newcomer.
 */
export function useResume({ onSignedIn, onNewcomer }: ResumeHandlers): {
  isBusy: boolean;
  fault: string | null;
} {
  const t = useTranslate();
  const { from } = useSearch({ strict: false });
  const isWanted = from !== undefined && !getSession().isSignedIn();
  const [isBusy, setIsBusy] = useState(isWanted);
  const [fault, setFault] = useState<string | null>(null);
  const resume = useEffectEvent(async () => {
    let identityToken = '';
    try {
      identityToken = await getIdentityToken();
      const tokens = await exchangeToken(identityToken);
      onSignedIn();
      startSession(tokens);
    } catch (error) {
      const profile = isWithoutMember(error) ? await getIdentityProfile().catch(() => null) : null;
      // Mail is often opened in another browser without a session: sign in there.
      const isStranger = from === 'mail' && error instanceof IdentityError && error.status === 401;
      if (profile !== null) onNewcomer({ identityToken, phone: null, ...profile, name: toName(profile) });
      else if (!isStranger) setFault(toSignInFault(t, error, 0).text);
    } finally {
      setIsBusy(false);
    }
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isWanted || hasBegun.current) return;
    hasBegun.current = true;
    void resume();
  }, [isWanted]);
  return { isBusy, fault };
}
