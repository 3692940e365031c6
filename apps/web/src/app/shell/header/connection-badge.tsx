import { useConnectionState } from '../../../data/realtime/realtime.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './header.module.css';

/** The state of the live channel, by colour, shape and word. */
export function ConnectionBadge() {
  const t = useTranslate();
  const state = useConnectionState();
  return (
    <span role="status">
      {state !== 'closed' && (
        <span className={classes.connection} data-state={state} title={t(`shell.${state}Hint`)}>
          {t(`shell.${state}`)}
        </span>
      )}
    </span>
  );
}
