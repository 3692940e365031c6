import { IconDeviceMobile } from '@tabler/icons-react';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './sign-in-elsewhere.module.css';

/**
 * Replaces the form if another provider manages identities: explains to users and operators that this page cannot sign
 * in.
 */
export function SignInElsewhere() {
  const t = useTranslate();
  return (
    <section className={classes.box} aria-labelledby="sign-in-elsewhere">
      <IconDeviceMobile size={28} stroke={1.5} aria-hidden />
      <h2 id="sign-in-elsewhere" className={classes.title}>
        {t('sessions.elsewhere')}
      </h2>
      <p className={classes.text}>{t('sessions.elsewhereHint')}</p>
    </section>
  );
}
