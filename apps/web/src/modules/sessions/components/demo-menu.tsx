import { Menu } from '@mantine/core';
import { DEMO_ENTRANCES } from '@waypost/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { DemoEntrance } from '../api.ts';

interface DemoMenuProps {
  readonly target: ReactElement;
  readonly onChosen: (person: DemoEntrance) => void;
}

/** The roles in which the demo can be entered. */
export function DemoMenu({ target, onChosen }: DemoMenuProps) {
  const t = useTranslate();
  return (
    <Menu width={240} defaultOpened>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {DEMO_ENTRANCES.map((person) => (
          <Menu.Item key={person} onClick={() => onChosen(person)}>
            <strong style={{ fontWeight: 600 }}>{t(`demoPeople.names.${person}`)}</strong>
            <br />
            <span style={{ color: 'var(--wp-text-2)', fontSize: 13 }}>{t(`demoPeople.hints.${person}`)}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
