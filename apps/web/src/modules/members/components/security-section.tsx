import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Member, Session } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { type Translate, useTranslate } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/people/badge.tsx';
import { confirm } from '../../../ui/questions/confirm.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { endOtherSessions, endSession, sessionsQuery } from '../api.ts';
import { toDevice } from '../to-device.ts';
import { PasswordForm } from './password-form.tsx';
import classes from './profile-page.module.css';

/** The member's password and sessions. */
export function SecuritySection({ member }: { readonly member: Member }) {
  const t = useTranslate();
  // Another provider keeps passwords itself.
  const isOurs = useQuery(frontConfigQuery).data?.identity.kind === 'built-in';
  const { email } = member;
  const [isChanging, setIsChanging] = useState(false);
  return (
    <section aria-labelledby="security" className={classes.form}>
      <h2 id="security" className={classes.heading}>
        {t('account.security')}
      </h2>
      {isOurs && email !== null && (
        <div>
          <div className={classes.label}>{t('account.password')}</div>
          {isChanging ? (
            <PasswordForm email={email} onDone={() => setIsChanging(false)} />
          ) : (
            <Button variant="default" size="xs" onClick={() => setIsChanging(true)}>
              {t('account.changePassword')}
            </Button>
          )}
        </div>
      )}
      <Sessions />
    </section>
  );
}

function toDeviceText(t: Translate, userAgent: string | null): string {
  const { browser, system } = toDevice(userAgent);
  if (browser !== null && system !== null) return t('account.device', { browser, system });
  return browser ?? system ?? t('account.unknownDevice');
}

function Sessions() {
  const t = useTranslate();
  const query = useQuery(sessionsQuery);
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
      showToast({ tone: 'good', message: t('account.ended') });
    } catch (error) {
      showToast({ tone: 'error', title: t('account.endFailed'), message: toErrorText(t, error) });
    }
  };
  const endOthers = async () => {
    const isConfirmed = await confirm({
      title: t('account.endOthersTitle'),
      text: t('account.endOthersText'),
      confirmLabel: t('account.endOthers'),
      cancelLabel: t('common.cancel'),
    });
    if (isConfirmed) await run(endOtherSessions);
  };
  return (
    <div>
      <h3 className={classes.label}>{t('account.sessions')}</h3>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={2} lines={2} picture="none" />}
        toErrorText={() => t('account.sessionsFailed')}
      >
        {(sessions) => (
          <>
            <ul className={classes.sessions} aria-label={t('account.sessions')}>
              {sessions.map((session) => (
                <SessionRow
                  key={session.session_id}
                  session={session}
                  onEnd={() => void run(() => endSession(session.session_id))}
                />
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button variant="default" size="xs" onClick={() => void endOthers()}>
                {t('account.endOthers')}
              </Button>
            )}
          </>
        )}
      </AsyncView>
    </div>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useTranslate();
  const device = toDeviceText(t, session.user_agent);
  const Glyph = toDevice(session.user_agent).isPhone ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Glyph size={20} stroke={1.5} aria-hidden />
      <div className={classes.sessionText}>
        <span>{device}</span>
        <small className={classes.hint}>
          <RelativeTime value={session.last_used_at} />
        </small>
      </div>
      {session.is_current ? (
        <Badge>{t('account.thisDevice')}</Badge>
      ) : (
        <Button variant="subtle" size="xs" aria-label={t('account.endOf', { device })} onClick={onEnd}>
          {t('account.end')}
        </Button>
      )}
    </li>
  );
}
