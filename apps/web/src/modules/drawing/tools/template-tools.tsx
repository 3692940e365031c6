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
          empty={
            <p className={classes.none}>
              <IconTemplate size={18} stroke={1.5} aria-hidden />
              {t('drawing.noTemplates')}
            </p>
          }
        >
          {(templates) =>
            toGroups(listOpen(templates)).map((group) => (
              <div key={group.id}>
                <h4 className={classes.project}>{group.name}</h4>
                <ul className={classes.list}>
                  {group.templates.map((template) => (
                    <li key={template.id}>
                      <button
                        type="button"
                        className={classes.tool}
                        aria-pressed={inHand?.id === template.id}
                        onClick={() =>
                          board.setTool(
                            { kind: 'draw', shape: template.geometry_type },
                            template,
                            toTarget(template),
                          )
                        }
                      >
                        <span className={classes.icon} style={{ color: template.color }}>
                          {template.s3_icon === null ? (
                            <GeometryIcon type={template.geometry_type} size={18} />
                          ) : (
                            <img src={template.s3_icon} alt="" width={18} height={18} />
                          )}
                        </span>
                        <span className={classes.name}>{template.name}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            ))
          }
        </AsyncView>
      </div>
    </section>
  );
}
