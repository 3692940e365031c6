import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { toErrorText } from '../../../data/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useReceivedInvites } from '../api.ts';
import classes from './invite-page.module.css';
import { ReceivedInviteList } from './received-invites.tsx';

/** The invitations that wait for whoever is signed in. */
export function InvitesPage() {
  const t = useTranslate();
  const query = useReceivedInvites();
  return (
    <div className={classes.page}>
      <main className={classes.card}>
        <Mark size={36} />
        <h1 className={classes.title}>{t('joining.waitingTitle')}</h1>
        <AsyncView
          query={query}
          skeleton={<SkeletonRows rows={2} picture="square" />}
          toErrorText={(error) => toErrorText(t, error)}
          isEmpty={(invites) => invites.length === 0}
          empty={
            <EmptyState
              icon={IconMail}
              title={t('joining.waitingEmpty')}
              text={t('joining.waitingEmptyHint')}
            />
          }
        >
          {(invites) => (
            <>
              <p className={classes.lead}>{t('joining.waitingText')}</p>
              <ReceivedInviteList invites={invites} label={t('joining.accept')} />
            </>
          )}
        </AsyncView>
        <div className={classes.actions}>
          <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            {t('common.close')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            renderRoot={(props) => <Link to="/logout" preload={false} {...props} />}
          >
            {t('sessions.logOut')}
          </Button>
        </div>
      </main>
    </div>
  );
}
