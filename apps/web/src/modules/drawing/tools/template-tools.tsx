import { Select } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import type { Template } from '@waypost/contract';
import { useMemo, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { GeometryIcon } from '../../features/index.ts';
import { useToolTemplates } from '../api.ts';
import type { Board } from '../board/board.ts';
import { listLineage } from '../lineage.ts';
import { useTargetProjects } from '../use-target-projects.ts';
import classes from './template-tools.module.css';

const ALL = 'all';

interface Group {
  readonly id: number;
  readonly name: string;
  readonly templates: readonly Template[];
}

/** Templates under their projects, sorted by name. */
function toGroups(templates: readonly Template[]): Group[] {
  const groups = new Map<number, { name: string; templates: Template[] }>();
  for (const template of templates) {
    const group = groups.get(template.project_id) ?? { name: template.project_name, templates: [] };
    group.templates.push(template);
    groups.set(template.project_id, group);
  }
  return [...groups].map(([id, group]) => ({ id, ...group })).sort((a, b) => a.name.localeCompare(b.name));
}

/** Drawing tools for templates, by project. */
export function TemplateTools({ board }: { readonly board: Board }) {
  const t = useTranslate();
  const { all, projects, placeId, organizationId } = useTargetProjects();
  const [chosen, setChosen] = useState(ALL);
  const { template: inHand } = useStore(board.store, (state) => state);
  const query = useToolTemplates(organizationId, chosen === ALL ? null : Number(chosen));
  // The list includes readable projects: only those in which one may create features are used.
  const open = useMemo(
    () => new Set(projects.flatMap((one) => listLineage(all, one.project_id))),
    [all, projects],
  );
  const listOpen = (templates: readonly Template[]) =>
    chosen === ALL ? templates.filter((one) => open.has(one.project_id)) : templates;
  /** The project of the page if the template is valid there, else the template's own. */
  const toTarget = (template: Template): number => {
    const from = chosen === ALL ? placeId : Number(chosen);
    const isBelow = from !== null && listLineage(all, from).includes(template.project_id);
    return isBelow && projects.some((one) => one.project_id === from) ? from : template.project_id;
  };
  return (
    <section className={classes.section} aria-label={t('drawing.templates')}>
      <div className={classes.head}>
        <h3 className={classes.heading}>{t('drawing.templates')}</h3>
        <Select
          size="xs"
          aria-label={t('drawing.templateProject')}
          className={classes.filter}
          data={[
            { value: ALL, label: t('drawing.allProjects') },
            ...projects.map((one) => ({ value: String(one.project_id), label: one.project_name })),
          ]}
          value={chosen}
          allowDeselect={false}
          searchable={projects.length > 8}
          onChange={(value) => setChosen(value ?? ALL)}
        />
      </div>
      <div className={classes.scroll}>
        <AsyncView
          query={query}
          skeleton={<SkeletonRows rows={3} picture="square" lines={1} />}
          toErrorText={() => t('drawing.templatesFailed')}
          isEmpty={(templates) => listOpen(templates).length === 0}
          empty={<NoTemplates />}
        >
          {(templates) => (
            <TemplateLists
              templates={listOpen(templates)}
              nearIds={chosen === ALL && placeId !== null ? listLineage(all, placeId) : null}
              inHand={inHand}
              onTake={(template) =>
                board.setTool({ kind: 'draw', shape: template.geometry_type }, template, toTarget(template))
              }
            />
          )}
        </AsyncView>
      </div>
    </section>
  );
}

interface TemplateListsProps {
  readonly templates: readonly Template[];
  /** The project of the page and its ancestors; null if all projects are alike. */
  readonly nearIds: readonly number[] | null;
  readonly inHand: Template | null;
  readonly onTake: (template: Template) => void;
}

/** The templates of the open project and its ancestors; those of others, where a report lands elsewhere, are folded. */
function TemplateLists({ templates, nearIds, inHand, onTake }: TemplateListsProps) {
  const t = useTranslate();
  const isNear = ({ project_id }: Template) => nearIds === null || nearIds.includes(project_id);
  const near = toGroups(templates.filter(isNear));
  const others = toGroups(templates.filter((one) => !isNear(one)));
  const toTool = (template: Template, project?: string) => (
    <TemplateTool
      key={template.id}
      template={template}
      project={project}
      isInHand={inHand?.id === template.id}
      onTake={() => onTake(template)}
    />
  );
  return (
    <>
      {near.length === 0 && <NoTemplates />}
      {near.map((group) => (
        <div key={group.id}>
          <h4 className={classes.project}>{group.name}</h4>
          <ul className={classes.list}>{group.templates.map((one) => toTool(one))}</ul>
        </div>
      ))}
      {others.length > 0 && (
        <details onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
          <summary className={classes.others}>{t('drawing.otherProjects')}</summary>
          {others.map((group) => (
            <ul key={group.id} className={classes.list} aria-label={group.name}>
              {group.templates.map((one) => toTool(one, group.name))}
            </ul>
          ))}
        </details>
      )}
    </>
  );
}

interface TemplateToolProps {
  readonly template: Template;
  /** The name of its project, if that is not told above. */
  readonly project: string | undefined;
  readonly isInHand: boolean;
  readonly onTake: () => void;
}

function TemplateTool({ template, project, isInHand, onTake }: TemplateToolProps) {
  const { color, geometry_type, name, s3_icon } = template;
  return (
    <li>
      <button type="button" className={classes.tool} aria-pressed={isInHand} onClick={onTake}>
        <span className={classes.icon} style={{ color }}>
          {s3_icon === null ? (
            <GeometryIcon type={geometry_type} size={18} />
          ) : (
            <img src={s3_icon} alt="" width={18} height={18} />
          )}
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          {project !== undefined && <span className={classes.of}>{project}</span>}
        </span>
      </button>
    </li>
  );
}

function NoTemplates() {
  const t = useTranslate();
  return (
    <p className={classes.none}>
      <IconTemplate size={18} stroke={1.5} aria-hidden />
      {t('drawing.noTemplates')}
    </p>
  );
}
