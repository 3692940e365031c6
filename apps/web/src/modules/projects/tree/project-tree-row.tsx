import { IconChevronRight, IconFolder, IconMap } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import type { ProjectRow } from './build-project-tree.ts';
import { ProjectMenu } from './project-menu.tsx';
import classes from './project-tree.module.css';

interface ProjectTreeRowProps {
  readonly row: ProjectRow;
  /** Offset from the top of the tree, in pixels. */
  readonly top: number;
  readonly isCurrent: boolean;
  readonly isTabStop: boolean;
  readonly onToggle: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onNavigated: () => void;
}

/** One project of the tree. The whole row is focusable; it contains its toggle, link and menu. */
export function ProjectTreeRow(props: ProjectTreeRowProps) {
  const { row, top, isCurrent, isTabStop, onToggle, onFocus, onKeyDown, onNavigated } = props;
  const { project, level, hasChildren, isOpen } = row;
  const t = useTranslate();
  const locale = useLocale();
  const Glyph = level === 1 ? IconMap : IconFolder;
  const count = project.features_count;
  const linkId = `project-link-${project.project_id}`;
  const compact = toNumberText(count, locale, count >= 10_000 ? COMPACT : {});
  return (
    <div
      role="treeitem"
      tabIndex={isTabStop ? 0 : -1}
      data-project={project.project_id}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-selected={isCurrent}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-labelledby={linkId}
      aria-description={t('projects.features', { count })}
      className={classes.row}
      style={{ '--level': level - 1, top } as CSSProperties}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {hasChildren ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.toggle}
          data-open={isOpen}
          aria-label={t(isOpen ? 'projects.collapse' : 'projects.expand', { name: project.project_name })}
          onClick={onToggle}
        >
          <IconChevronRight size={16} stroke={1.5} aria-hidden />
        </button>
      ) : (
        <span className={classes.toggle} />
      )}
      <Link
        id={linkId}
        to="/organizations/$org_id/projects/$project_id/home"
        params={{ org_id: String(project.organization_id), project_id: String(project.project_id) }}
        tabIndex={-1}
        className={classes.link}
        title={project.project_name}
        onClick={onNavigated}
      >
        <span className={classes.glyph}>
          <Glyph size={15} stroke={1.5} aria-hidden />
        </span>
        <span className={classes.name}>{project.project_name}</span>
        <span className={classes.count} title={t('projects.features', { count })}>
          {compact}
        </span>
      </Link>
      <span className={classes.menu}>
        <ProjectMenu project={project} onNavigated={onNavigated} />
      </span>
    </div>
  );
}

const COMPACT: Intl.NumberFormatOptions = { notation: 'compact', maximumFractionDigits: 1 };
