import { Menu } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useDataFields } from '../use-data-fields.ts';
import classes from './map-legend.module.css';

const OWN = 'own';

interface ColorMenuProps {
  readonly target: ReactElement;
  readonly projectId: number;
}

/** The properties by which the map can colour features. */
export function ColorMenu({ target, projectId }: ColorMenuProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { color_by = OWN } = useSearch({ strict: false });
  const fields = useDataFields(projectId).data ?? [];
  const choose = (by: string) =>
    void navigate({
      to: '.',
      search: (all) => ({ ...all, color_by: by === OWN ? undefined : by }),
      replace: true,
    });
  return (
    <Menu defaultOpened position="bottom-start" width={240}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown className={classes.choices ?? ''}>
        <Menu.RadioGroup value={color_by} onChange={choose}>
          <Menu.RadioItem value={OWN} closeMenuOnClick>
            {t('legend.own')}
          </Menu.RadioItem>
          <Menu.RadioItem value="template" closeMenuOnClick>
            {t('legend.template')}
          </Menu.RadioItem>
          {fields.length > 0 && <Menu.Label>{t('legend.collected')}</Menu.Label>}
          {fields.map(({ key }) => (
            <Menu.RadioItem key={key} value={`data:${key}`} closeMenuOnClick>
              {key}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
