import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Invitation } from '@waypost/contract';
import { type ReactNode, useState } from 'react';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { useIsSignedIn } from '../../../data/session/session.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Mark } from '../../../ui/page/mark.tsx';
import { useIsNarrow } from '../../../ui/page/use-media.ts';
import { BusyScreen } from '../../../ui/states/busy-screen.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { useInvitation } from '../api.ts';
import { AppChoice } from './app-choice.tsx';
import { toAppLinks } from './app-links.ts';
import { InviteDoor } from './invite-door.tsx';
import classes from './invite-page.module.css';
import { JoinAsMember } from './join-as-member.tsx';
import { JoinAsNewcomer } from './join-as-newcomer.tsx';
import type { Newcomer } from './newcomer.ts';
import { useResume } from './use-resume.ts';

/** The page of an invite link, in all its states: for strangers, for newcomers and for signed-in members. */
export function InvitePage() {
  const t = useTranslate();
  const { inviteCode = '' } = useParams({ strict: false });
  const query = useInvitation(inviteCode);
  // Sign-in and app depend on it; without an answer the page shows the rest.
  const config = useQuery(frontConfigQuery);
  if (query.data !== undefined && !config.isPending)
    return <Invited key={inviteCode} code={inviteCode} invitation={query.data} />;
  if (query.error === null) return <BusyScreen text={t('common.loading')} />;
  if (hasCode(query.error, 'invite_not_found', 'not_found')) return <Missing />;
  return (
    <Frame>
      <ErrorState
        text={toErrorText(t, query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <main className={classes.card}>{children}</main>
    </div>
  );
}

/** Leaves the invitation: to the dashboard, or to the login page if not signed in. */
function useClose(): () => void {
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  return () => void navigate({ to: isSignedIn ? '/' : '/auth/login', search: {}, replace: true });
}

function Missing() {
  const t = useTranslate();
  const close = useClose();
  return (
    <Frame>
      <Mark size={36} />
      <h1 className={classes.title}>{t('joining.missing')}</h1>
      <p className={classes.lead}>{t('joining.missingHint')}</p>
      <div className={classes.actions}>
        <Button onClick={close}>{t('common.close')}</Button>
      </div>
    </Frame>
  );
}

function Invited({ code, invitation }: { code: string; invitation: Invitation }) {
  const t = useTranslate();
  const close = useClose();
  const isSignedIn = useIsSignedIn();
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null);
  /** Signed in on this page for this invite: an automatic one needs no confirmation. */
  const [isFresh, setIsFresh] = useState(useSearch({ strict: false }).from === 'mail');
  const onSignedIn = () => setIsFresh(true);
  const { isBusy, fault } = useResume({ onSignedIn, onNewcomer: setNewcomer });
  const place = invitation.project_name ?? invitation.organization_name;
  const isNarrow = useIsNarrow();
  const [isOnWeb, setIsOnWeb] = useState(false);
  const links = toAppLinks(useQuery(frontConfigQuery).data?.app, code);
  if (isBusy) return <BusyScreen text={t('sessions.authorizing')} />;
  return (
    <Frame>
      <Mark size={36} />
      <h1 className={classes.title}>{t('joining.greeting', { name: invitation.inviter_name, place })}</h1>
      {invitation.project_name !== null && (
        <p className={classes.lead}>{t('joining.ofOrganization', { name: invitation.organization_name })}</p>
      )}
      {links !== null && (invitation.app_only || (isNarrow && !isOnWeb)) ? (
        <AppChoice
          links={links}
          onWeb={invitation.app_only ? null : () => setIsOnWeb(true)}
          onClose={close}
        />
      ) : isSignedIn ? (
        <JoinAsMember
          code={code}
          sentTo={invitation.sent_to}
          isAutomatic={isFresh && invitation.auto_accept}
          onClose={close}
        />
      ) : newcomer !== null ? (
        <JoinAsNewcomer
          code={code}
          sentTo={invitation.sent_to}
          newcomer={newcomer}
          isAutomatic={invitation.auto_accept}
          onBack={() => setNewcomer(null)}
          onClose={close}
        />
      ) : (
        <InviteDoor
          code={code}
          fault={fault}
          invitation={invitation}
          onSignedIn={onSignedIn}
          onNewcomer={setNewcomer}
          onClose={close}
        />
      )}
    </Frame>
  );
}
