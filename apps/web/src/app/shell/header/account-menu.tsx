import { lazy } from 'react';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { LazyMenu } from '../../../ui/page/lazy-menu.tsx';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import { shortcutsTexts } from '../keys/shortcuts-texts.ts';
import classes from './header.module.css';

const loadMenu = () => withTexts(import('./person-menu.tsx'), shortcutsTexts);
const PersonMenu = lazy(async () => ({ default: (await loadMenu()).PersonMenu }));

/** The person's avatar and menu. */
export function AccountMenu() {
  const t = useTranslate();
  const member = useMember();
  const name = member?.display_name ?? '';
  const button = (
    <button type="button" className={classes.person} aria-label={t('shell.personMenu', { name })}>
      <InitialsAvatar name={name} seed={member?.member_id ?? 0} size={28} url={member?.avatar_url} />
    </button>
  );
  return <LazyMenu button={button} menu={(target) => <PersonMenu target={target} />} preload={loadMenu} />;
}
