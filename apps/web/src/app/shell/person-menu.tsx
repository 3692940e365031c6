import { Menu, SegmentedControl } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconLifebuoy,
  IconLogout,
  IconMoon,
  IconShieldCog,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { toErrorText } from '../../data/error-text.ts';
import { frontConfigQuery, useMember } from '../../data/member.ts';
import { changeSettings } from '../../data/member-settings.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { type Language, type Preferences, type Theme, usePreferences } from '../../ui/preferences.ts';
import { showToast } from '../../ui/toaster.ts';
import classes from './header.module.css';
import { goToHelpCentre } from './open-help-centre.ts';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const GLYPH = { size: 16, stroke: 1.5, role: 'img' } as const;

/** The person's own menu: profile, looks, language, and the way out. */
export function PersonMenu({ target }: { target: ReactElement }) {
  const t = useTranslate();
  const member = useMember();
  const config = useQuery(frontConfigQuery).data;
  return (
    <Menu defaultOpened width={260}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <div className={classes.menuPerson}>
          <strong>{member?.display_name}</strong>
          <span>{member?.email ?? member?.phone}</span>
        </div>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUser {...ICON} />}
          renderRoot={(props) => <Link to="/user" {...props} />}
        >
          {t('shell.profile')}
        </Menu.Item>
        {member?.is_super_user === true && (
          <Menu.Item
            leftSection={<IconShieldCog {...ICON} />}
            renderRoot={(props) => <Link to="/admin" {...props} />}
          >
            {t('shell.adminTools')}
          </Menu.Item>
        )}
        {config?.showHelpCentre === true && (
          <Menu.Item leftSection={<IconLifebuoy {...ICON} />} onClick={() => void goToHelpCentre(t)}>
            {t('shell.helpCentre')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <LookChoices />
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

function LookChoices() {
  const t = useTranslate();
  const { theme, language } = usePreferences();
  const change = (chosen: Partial<Preferences>) => {
    changeSettings(chosen).catch((error: unknown) => {
      showToast({ tone: 'error', title: t('members.settingsFailed'), message: toErrorText(t, error) });
    });
  };
  const themes: { value: Theme; label: ReactNode }[] = [
    { value: 'light', label: <IconSun {...GLYPH} aria-label={t('shell.themeLight')} /> },
    { value: 'dark', label: <IconMoon {...GLYPH} aria-label={t('shell.themeDark')} /> },
    { value: 'auto', label: <IconDeviceDesktop {...GLYPH} aria-label={t('shell.themeAuto')} /> },
  ];
  const languages: { value: Language; label: string }[] = [
    { value: 'en', label: 'EN' },
    { value: 'es', label: 'ES' },
  ];
  return (
    <>
      <div className={classes.menuRow}>
        {t('shell.theme')}
        <SegmentedControl
          size="xs"
          aria-label={t('shell.theme')}
          data={themes}
          value={theme}
          onChange={(value) => change({ theme: value as Theme })}
        />
      </div>
      <div className={classes.menuRow}>
        {t('shell.language')}
        <SegmentedControl
          size="xs"
          aria-label={t('shell.language')}
          data={languages}
          value={language}
          onChange={(value) => change({ language: value as Language })}
        />
      </div>
    </>
  );
}
