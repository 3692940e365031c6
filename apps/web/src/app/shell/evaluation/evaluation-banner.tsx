import { CloseButton } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { dismissBanner, isBannerDismissed } from './banner-dismissed.ts';
import classes from './evaluation-banner.module.css';

/** States that the server runs in evaluation mode; can be dismissed for this browser session. */
export function EvaluationBanner() {
  const t = useTranslate();
  const { data } = useQuery(frontConfigQuery);
  const [isDismissed, setIsDismissed] = useState(isBannerDismissed);
  if (isDismissed || data?.evaluation !== true) return null;
  return (
    <div className={classes.banner} role="note">
      <IconFlask size={15} stroke={1.5} aria-hidden />
      <span className={classes.text}>{t('shell.banner')}</span>
      <CloseButton
        size={24}
        iconSize={14}
        aria-label={t('shell.dismissBanner')}
        onClick={() => {
          dismissBanner();
          setIsDismissed(true);
        }}
      />
    </div>
  );
}
