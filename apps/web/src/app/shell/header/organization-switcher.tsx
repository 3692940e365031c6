import { IconChevronDown } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useCurrentOrganization } from '../../../modules/organizations/index.ts';
import { LazyMenu } from '../../../ui/page/lazy-menu.tsx';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import classes from './header.module.css';

const loadMenu = () => import('./organization-menu.tsx');
const OrganizationMenu = lazy(async () => ({ default: (await loadMenu()).OrganizationMenu }));

/** The current organization, and the menu of the others. */
export function OrganizationSwitcher() {
  const t = useTranslate();
  const { current } = useCurrentOrganization();
  const name = current?.organization_name ?? t('shell.chooseOrganization');
  const button = (
    <button type="button" className={classes.switcher} aria-label={t('shell.organizationMenu', { name })}>
      <InitialsAvatar
        name={name}
        seed={current?.organization_id ?? 0}
        size={20}
        shape="square"
        url={current?.avatar_url}
      />
      <span className={classes.switcherName}>{name}</span>
      <IconChevronDown size={16} stroke={1.5} aria-hidden />
    </button>
  );
  return (
    <LazyMenu button={button} menu={(target) => <OrganizationMenu target={target} />} preload={loadMenu} />
  );
}
