import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Mark } from '../../../ui/page/mark.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import classes from '../accepting/invite-page.module.css';
import { useReceivedInvites } from '../api.ts';
import { ReceivedInviteList } from './received-invites.tsx';

/** The invitations of the signed-in member. */
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
