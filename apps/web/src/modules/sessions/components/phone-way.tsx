import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { exchangeToken, getIdentityToken, isWithoutMember } from '../api.ts';
import { useEnter } from '../hooks/use-enter.ts';
import { loadPhoneForm } from '../load-phone-form.ts';
import classes from './login-page.module.css';

const PhoneForm = lazy(loadPhoneForm);

interface PhoneWayProps {
  readonly isPrimary: boolean;
  /** Called if the identity is valid but has no member yet, and no name is known. */
  readonly onNameMissing: () => void;
  readonly onBack: () => void;
}

/** Signs in or up by a code sent to a phone. */
export function PhoneWay({ isPrimary, onNameMissing, onBack }: PhoneWayProps) {
  const t = useTranslate();
  const enter = useEnter();
  const goOn = async () => {
    const token = await getIdentityToken();
    try {
      await enter(await exchangeToken(token));
    } catch (error) {
      if (!isWithoutMember(error)) throw error;
      onNameMissing();
    }
  };
  return (
    <>
      <p className={classes.lead} style={{ marginBottom: 0 }}>
        {t('sessions.phoneLead')}
      </p>
      <Suspense fallback={<SkeletonRows rows={2} picture="none" />}>
        <PhoneForm isPrimary={isPrimary} onVerified={goOn} />
      </Suspense>
      <button type="button" className={classes.backButton} onClick={onBack}>
        {t('sessions.backToSignIn')}
      </button>
    </>
  );
}

interface PhoneOfferProps {
  /** Another method is directly above, already separated from the form. */
  readonly isNext: boolean;
  readonly onChoose: () => void;
}

/** The button that opens it, below the others. */
export function PhoneOffer({ isNext, onChoose }: PhoneOfferProps) {
  const t = useTranslate();
  return (
    <>
      {!isNext && (
        <p className={classes.or}>
          <span>{t('sessions.or')}</span>
        </p>
      )}
      <Button
        mt={isNext ? 10 : 0}
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconDeviceMobile size={18} stroke={1.5} aria-hidden />}
        onClick={onChoose}
      >
        {t('sessions.usePhone')}
      </Button>
    </>
  );
}
