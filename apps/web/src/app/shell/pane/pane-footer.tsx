import { IconLifebuoy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { goToHelpCentre } from '../help/open-help-centre.ts';
import classes from './left-pane.module.css';

/** The product version and a link to help. On small screens both are in the menu. */
export function PaneFooter() {
  const t = useTranslate();
  const config = useQuery(frontConfigQuery).data;
  return (
    <footer className={classes.footer}>
      <span>{config === undefined ? t('common.appName') : `${t('common.appName')} ${config.version}`}</span>
      {config?.showHelpCentre === true && (
        <button type="button" className={classes.help} onClick={() => void goToHelpCentre(t)}>
          <IconLifebuoy size={16} stroke={1.5} aria-hidden />
          {t('shell.helpCentre')}
        </button>
      )}
    </footer>
  );
}
