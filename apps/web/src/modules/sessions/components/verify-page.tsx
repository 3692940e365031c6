import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { BusyScreen } from '../../../ui/states/busy-screen.tsx';
import { IdentityError, verifyEmail } from '../api.ts';
import { Door } from './door.tsx';
import classes from './login-page.module.css';

/** The page of a verification link. */
export function VerifyPage() {
  const t = useTranslate();
  const { token = '', invite } = useSearch({ strict: false });
  const query = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verifyEmail(token),
    // Once: the link is valid once.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.isPending) return <BusyScreen text={t('common.loading')} />;
  const isOffline = query.error instanceof IdentityError && query.error.status === 0;
  return (
    <Door title={t('mailedLinks.verifyTitle')}>
      <p className={classes.lead} role="status">
        {query.error === null
          ? t('mailedLinks.verified')
          : isOffline
            ? toErrorText(t, query.error)
            : t('mailedLinks.verifyVoid')}
      </p>
      {invite !== undefined && query.error === null ? (
        <Button
          fullWidth
          size="md"
          renderRoot={(props) => (
            <Link
              to="/invite/$inviteCode"
              params={{ inviteCode: invite }}
              search={{ from: 'mail' }}
              {...props}
            />
          )}
        >
          {t('mailedLinks.goOnInvite')}
        </Button>
      ) : (
        <Button fullWidth size="md" renderRoot={(props) => <Link to="/" {...props} />}>
          {t('sessions.goOn')}
        </Button>
      )}
    </Door>
  );
}
