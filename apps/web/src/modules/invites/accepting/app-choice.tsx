import { Button } from '@mantine/core';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { AppLinks } from './app-links.ts';
import classes from './invite-page.module.css';

interface AppChoiceProps {
  readonly links: AppLinks;
  /** Null: the invite can only be accepted in the app. */
  readonly onWeb: (() => void) | null;
  readonly onClose: () => void;
}

/** The choice on a phone: open or install the app, or continue on the web. */
export function AppChoice({ links, onWeb, onClose }: AppChoiceProps) {
  const t = useTranslate();
  const { open, appStore, playStore } = links;
  return (
    <>
      <p className={classes.lead}>{t(onWeb === null ? 'invites.appOnly' : 'joining.appLead')}</p>
      <div className={classes.choices}>
        {open !== null && (
          <Button size="md" fullWidth component="a" href={open}>
            {t('joining.openInApp')}
          </Button>
        )}
        {onWeb !== null && (
          <Button size="md" fullWidth variant="default" onClick={onWeb}>
            {t('joining.joinOnWeb')}
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
      {(appStore !== null || playStore !== null) && (
        <p className={classes.stores}>
          <span>{t('joining.getApp')}</span>
          {appStore !== null && (
            <a href={appStore} target="_blank" rel="noreferrer">
              App Store
            </a>
          )}
          {playStore !== null && (
            <a href={playStore} target="_blank" rel="noreferrer">
              Google Play
            </a>
          )}
        </p>
      )}
    </>
  );
}
