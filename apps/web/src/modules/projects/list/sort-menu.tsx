import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { PROJECT_SORTS } from '../tree/build-project-tree.ts';
import { useTreeState } from '../tree/use-tree-state.ts';
import { changeProjectView } from './change-project-view.ts';

/** The sort orders of projects, and whether they are shown as a tree or a list. */
export function SortMenu({ target }: { target: ReactElement }) {
  const t = useTranslate();
  const { sort, setSort } = useTreeState();
  const { projects } = usePreferences();
  return (
    <Menu defaultOpened position="bottom-start" width={180}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {PROJECT_SORTS.map((choice) => (
          <Menu.Item
            key={choice}
            role="menuitemradio"
            aria-checked={choice === sort}
            rightSection={choice === sort ? <IconCheck size={15} stroke={1.5} aria-hidden /> : null}
            onClick={() => setSort(choice)}
          >
            {t(`projects.sorts.${choice}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          role="menuitemcheckbox"
          aria-checked={projects.listView}
          rightSection={projects.listView ? <IconCheck size={15} stroke={1.5} aria-hidden /> : null}
          onClick={() => changeProjectView({ listView: !projects.listView })}
        >
          {t('projects.listView')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
