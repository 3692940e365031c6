import { Menu } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconKeyboard,
  IconLifebuoy,
  IconLogout,
  IconMoon,
  IconShieldCog,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useId } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { frontConfigQuery, useMember } from '../../../data/session/member.ts';
import { changeSettings } from '../../../data/session/member-settings.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { InvitesItem } from '../../../modules/invites/received/waiting-invites.tsx';
import { useMedia } from '../../../ui/page/use-media.ts';
import {
  type Language,
  type Preferences,
  type Theme,
  usePreferences,
} from '../../../ui/theme/preferences.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { goToHelpCentre } from '../help/open-help-centre.ts';
import { openKeysSheet } from '../keys/keys-host.tsx';
import classes from './header.module.css';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const GLYPH = { size: 16, stroke: 1.5, role: 'img' } as const;

/** The person's menu: profile, theme, language, help and signing out. */
export function PersonMenu({ target }: { target: ReactElement }) {
  const t = useTranslate();
  const member = useMember();
  const config = useQuery(frontConfigQuery).data;
  // A device likely to have a keyboard.
  const canHover = useMedia('(hover: hover)');
  return (
    <Menu defaultOpened width={260} alignItemsLabels="none">
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
        <InvitesItem />
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
        {canHover && (
          <Menu.Item leftSection={<IconKeyboard {...ICON} />} onClick={openKeysSheet}>
            {t('shortcuts.title')}
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
  return (
    <>
      <Choice<Theme>
        label={t('shell.theme')}
        value={theme}
        onChange={(chosen) => change({ theme: chosen })}
        options={[
          { value: 'light', sign: <IconSun {...GLYPH} aria-label={t('shell.themeLight')} /> },
          { value: 'dark', sign: <IconMoon {...GLYPH} aria-label={t('shell.themeDark')} /> },
          { value: 'auto', sign: <IconDeviceDesktop {...GLYPH} aria-label={t('shell.themeAuto')} /> },
        ]}
      />
      <Choice<Language>
        label={t('shell.language')}
        value={language}
        onChange={(chosen) => change({ language: chosen })}
        options={[
          { value: 'en', sign: 'EN' },
          { value: 'es', sign: 'ES' },
        ]}
      />
    </>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly sign: ReactNode }[];
  readonly onChange: (value: T) => void;
}

/** One choice in a row of the menu: a menu item like the others, so that the arrow keys reach it. */
function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const labelId = useId();
  return (
    <div className={classes.menuRow}>
      <span id={labelId}>{label}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is nothing a menu may hold */}
      <div role="group" aria-labelledby={labelId} className={classes.segments}>
        <Menu.RadioGroup value={value} onChange={(chosen) => onChange(chosen as T)}>
          {options.map((option) => (
            <Menu.RadioItem key={option.value} value={option.value} className={classes.segment}>
              {option.sign}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </div>
    </div>
  );
}
