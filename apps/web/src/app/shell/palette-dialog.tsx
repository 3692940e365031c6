import { Modal } from '@mantine/core';
import { IconArrowRight, IconMap, IconSearch } from '@tabler/icons-react';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { listAncestors, useProjects } from '../../modules/projects/index.ts';
import classes from './palette.module.css';
import { rankByName } from './rank-by-name.ts';

interface Target {
  readonly key: string;
  readonly name: string;
  readonly hint: string;
  readonly isPage: boolean;
  readonly link: Pick<LinkProps, 'to' | 'params'>;
}

const MAX_SHOWN = 12;

function useTargets(organization: Organization | undefined): Target[] {
  const t = useTranslate();
  const projects = useProjects(organization?.organization_id).data;
  return useMemo(() => {
    const org_id = String(organization?.organization_id ?? '');
    const toProject = (project_id: number) => ({
      to: '/organizations/$org_id/projects/$project_id/home' as const,
      params: { org_id, project_id: String(project_id) },
    });
    const ofProjects = (projects ?? []).map((project) => ({
      key: `project-${project.project_id}`,
      name: project.project_name,
      hint: listAncestors(projects ?? [], project.project_id)
        .map((ancestor) => ancestor.project_name)
        .join(' / '),
      isPage: false,
      link: toProject(project.project_id),
    }));
    const page = (name: string, link: Target['link']) => ({ key: name, name, hint: '', isPage: true, link });
    return [
      ...ofProjects,
      ...(organization === undefined
        ? []
        : [page(t('projects.title'), { to: '/organizations/$org_id/projects', params: { org_id } })]),
      page(t('members.profileTitle'), { to: '/user' }),
    ];
  }, [organization, projects, t]);
}

/** A list of everything one can go to, narrowed by typing. */
export function PaletteDialog({
  organization,
  onClose,
}: {
  organization: Organization | undefined;
  onClose: () => void;
}) {
  const t = useTranslate();
  const navigate = useNavigate();
  const targets = useTargets(organization);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const shown = rankByName(targets, text).slice(0, MAX_SHOWN);
  const index = Math.min(chosen, shown.length - 1);

  const go = (target: Target | undefined) => {
    if (target === undefined) return;
    onClose();
    void navigate(target.link);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setChosen(Math.min(index + 1, shown.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(index - 1, 0));
    else if (event.key === 'Enter') go(shown[index]);
    else return;
    event.preventDefault();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      padding={0}
      yOffset="12vh"
      size={520}
      aria-label={t('shell.palette')}
    >
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.5} aria-hidden />
        <input
          data-autofocus
          className={classes.input}
          role="combobox"
          aria-expanded
          aria-controls="palette-list"
          aria-activedescendant={shown[index] === undefined ? undefined : `palette-${shown[index].key}`}
          aria-label={t('shell.palettePlaceholder')}
          placeholder={t('shell.palettePlaceholder')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteList shown={shown} index={index} onChosen={setChosen} onGo={go} />
    </Modal>
  );
}

interface PaletteListProps {
  readonly shown: readonly Target[];
  readonly index: number;
  readonly onChosen: (position: number) => void;
  readonly onGo: (target: Target) => void;
}

function PaletteList({ shown, index, onChosen, onGo }: PaletteListProps) {
  const t = useTranslate();
  if (shown.length === 0) {
    return (
      <p className={classes.nothing} role="status">
        {t('shell.paletteEmpty')}
      </p>
    );
  }
  return (
    <div id="palette-list" role="listbox" aria-label={t('shell.palette')} className={classes.list}>
      {shown.map((target, position) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
        <div
          key={target.key}
          id={`palette-${target.key}`}
          role="option"
          tabIndex={-1}
          aria-selected={position === index}
          className={classes.option}
          onClick={() => onGo(target)}
          onPointerMove={() => onChosen(position)}
        >
          {target.isPage ? (
            <IconArrowRight size={16} stroke={1.5} aria-hidden />
          ) : (
            <IconMap size={16} stroke={1.5} aria-hidden />
          )}
          <span className={classes.optionName}>{target.name}</span>
          <span className={classes.optionHint}>{target.hint}</span>
        </div>
      ))}
    </div>
  );
}
