import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReceivedInvite } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { frontConfigQuery, useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { toAppLinks } from '../accepting/app-links.ts';
import { useAccept } from '../accepting/use-accept.ts';
import { requestVerification } from '../../sessions/index.ts';
import { useReceivedInvites } from '../api.ts';
import classes from './received-invites.module.css';

/** The member's invitations on the overview, or how to see them; nothing without any. */
export function ReceivedInvites() {
  const t = useTranslate();
  const invites = useReceivedInvites().data ?? [];
  const member = useMember();
  if (invites.length === 0)
    return member?.email != null && !member.email_verified ? <Unconfirmed email={member.email} /> : null;
  return (
    <section className={classes.card} aria-labelledby="received-invites">
      <h2 id="received-invites" className={classes.heading}>
        {t('invites.received')}
      </h2>
      <ReceivedInviteList invites={invites} label={t('invites.join')} />
    </section>
  );
}

/** Whoever signed up with an address that was invited sees nothing of it until the address is known to be theirs. */
function Unconfirmed({ email }: { readonly email: string }) {
  const t = useTranslate();
  // Another provider confirms addresses itself.
  const isOurs = useQuery(frontConfigQuery).data?.identity.kind === 'built-in';
  const [isSent, setIsSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    try {
      await requestVerification(email);
      setIsSent(true);
    } catch (error) {
      showToast({ tone: 'error', message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  if (!isOurs) return null;
  return (
    <section className={classes.card} aria-labelledby="received-invites">
      <h2 id="received-invites" className={classes.heading}>
        {t('invites.received')}
      </h2>
      <p className={classes.unconfirmed} role="status">
        {t(isSent ? 'invites.confirmSent' : 'invites.unconfirmed', { email })}
      </p>
      <Button variant="default" loading={isBusy} onClick={() => void send()}>
        {t('invites.confirm')}
      </Button>
    </section>
  );
}

interface ReceivedInviteListProps {
  readonly invites: readonly ReceivedInvite[];
  /** The text of each button. */
  readonly label: string;
}

export function ReceivedInviteList({ invites, label }: ReceivedInviteListProps) {
  const t = useTranslate();
  const accept = useAccept();
  const hasApp = toAppLinks(useQuery(frontConfigQuery).data?.app, '') !== null;
  const [busy, setBusy] = useState<string | null>(null);
  const join = async (uuid: string) => {
    setBusy(uuid);
    try {
      await accept(uuid);
    } catch (error) {
      showToast({ tone: 'error', title: t('invites.acceptFailed'), message: toErrorText(t, error) });
    }
    setBusy(null);
  };
  return (
    <ul className={classes.list}>
      {invites.map((invite) => {
        const place = invite.project_name ?? invite.organization_name;
        return (
          <li key={invite.uuid} className={classes.item}>
            <InitialsAvatar
              name={place}
              seed={invite.project_id ?? invite.organization_id}
              size={32}
              shape="square"
            />
            <div className={classes.grow}>
              <span className={classes.name}>{place}</span>
              <span className={classes.hint}>{t('invites.receivedBy', { name: invite.inviter_name })}</span>
              {invite.app_only && hasApp && <span className={classes.hint}>{t('invites.appOnly')}</span>}
            </div>
            {!(invite.app_only && hasApp) && (
              <Button
                loading={busy === invite.uuid}
                disabled={busy !== null && busy !== invite.uuid}
                aria-label={`${label}: ${place}`}
                onClick={() => void join(invite.uuid)}
              >
                {label}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
