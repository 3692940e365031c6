import { CloseButton } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { dismissBanner } from './banner-dismissed.ts';
import classes from './evaluation-banner.module.css';

/**
 * What evaluation mode means, and for a super user, as whom the first account signs in, why they administer every
 * organization.
 */
export function EvaluationNote({ onDismissed }: { readonly onDismissed: () => void }) {
  const t = useTranslate();
  const isSuperUser = useMember()?.is_super_user === true;
  return (
    <>
      <IconFlask size={15} stroke={1.5} aria-hidden />
      <span className={classes.text}>
        {t('evaluation.banner')} {isSuperUser && t('evaluation.superUser')}
      </span>
      <CloseButton
        size={24}
        iconSize={14}
        aria-label={t('evaluation.dismiss')}
        onClick={() => {
          dismissBanner();
          onDismissed();
        }}
      />
    </>
  );
}
