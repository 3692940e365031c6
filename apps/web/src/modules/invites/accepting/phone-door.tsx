import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { startSession } from '../../../data/session/start-session.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { exchangeToken, getIdentityToken, isWithoutMember, loadPhoneForm } from '../../sessions/index.ts';
import classes from './invite-page.module.css';
import type { Newcomer } from './newcomer.ts';

const PhoneForm = lazy(loadPhoneForm);

interface PhoneDoorProps {
  readonly onSignedIn: () => void;
  readonly onNewcomer: (newcomer: Newcomer) => void;
  readonly onClose: () => void;
}

/** Signs in, or creates an account, with the invited phone number. */
export function PhoneDoor({ onSignedIn, onNewcomer, onClose }: PhoneDoorProps) {
  const t = useTranslate();
  const isOffered = useQuery(frontConfigQuery).data?.identity.phone === true;
  const enter = async (phone: string) => {
    const identityToken = await getIdentityToken();
    try {
      const tokens = await exchangeToken(identityToken);
      onSignedIn();
      startSession(tokens);
    } catch (error) {
      if (!isWithoutMember(error)) throw error;
      onNewcomer({ identityToken, email: null, phone });
    }
  };
  return (
    <>
      {isOffered ? (
        <Suspense fallback={<SkeletonRows rows={2} picture="none" />}>
          <PhoneForm isPrimary onVerified={enter} />
        </Suspense>
      ) : (
        <p className={classes.fault}>{t('joining.phoneNotOffered')}</p>
      )}
      <div className={classes.choices}>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </>
  );
}
