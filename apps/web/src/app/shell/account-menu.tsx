import { Menu, SegmentedControl } from '@mantine/core';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMember } from '../../data/member.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { InitialsAvatar } from '../../ui/initials-avatar.tsx';
import { type Language, type Theme, updatePreferences, usePreferences } from '../../ui/preferences.ts';
import classes from './header.module.css';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The person's own menu: profile, looks, language, and the way out. */
export function AccountMenu() {
  const t = useTranslate();
  const member = useMember();
  const { theme, language } = usePreferences();
  const name = member?.display_name ?? '';
  const themes: { value: Theme; label: React.ReactNode }[] = [
    { value: 'light', label: <IconSun {...ICON} aria-hidden={false} title={t('shell.themeLight')} /> },
    { value: 'dark', label: <IconMoon {...ICON} aria-hidden={false} title={t('shell.themeDark')} /> },
    {
      value: 'auto',
      label: <IconDeviceDesktop {...ICON} aria-hidden={false} title={t('shell.themeAuto')} />,
    },
  ];
  return (
    <Menu width={260}>
      <Menu.Target>
        <button type="button" className={classes.person} aria-label={t('shell.personMenu', { name })}>
          <InitialsAvatar name={name} seed={member?.member_id ?? 0} size={28} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.menuPerson}>
          <strong>{name}</strong>
          <span>{member?.email ?? member?.phone}</span>
        </div>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUser {...ICON} />}
          renderRoot={(props) => <Link to="/user" {...props} />}
        >
          {t('shell.profile')}
        </Menu.Item>
        <Menu.Divider />
        <div className={classes.menuRow}>
          {t('shell.theme')}
          <SegmentedControl
            size="xs"
            aria-label={t('shell.theme')}
            data={themes}
            value={theme}
            onChange={(value) => updatePreferences({ theme: value as Theme })}
          />
        </div>
        <div className={classes.menuRow}>
          {t('shell.language')}
          <SegmentedControl
            size="xs"
            aria-label={t('shell.language')}
            data={[
              { value: 'en', label: 'EN' },
              { value: 'es', label: 'ES' },
            ]}
            value={language}
            onChange={(value) => updatePreferences({ language: value as Language })}
          />
        </div>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout {...ICON} />}
          renderRoot={(props) => <Link to="/logout" preload={false} {...props} />}
        >
          {t('shell.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
