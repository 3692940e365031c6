import { IconLine, IconMapPin, IconPolygon, IconTemplate } from '@tabler/icons-react';
import type { Template } from '@waypost/contract';
import { toErrorText } from '../../../data/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useProjectPath } from '../../projects/index.ts';
import { useTemplates } from '../api.ts';
import classes from './template-list-page.module.css';

const GLYPHS = { Point: IconMapPin, LineString: IconLine, Polygon: IconPolygon };

/** The templates that reports of this project may follow. */
export function TemplateListPage() {
  const t = useTranslate();
  const { projectId } = useProjectPath();
  const query = useTemplates(projectId);
  const count = query.data?.length;
  return (
    <>
      <h2 className={classes.heading}>
        {count === undefined ? t('templates.title') : t('templates.count', { count })}
      </h2>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={4} picture="square" />}
        toErrorText={(error) => toErrorText(t, error)}
        isEmpty={(templates) => templates.length === 0}
        empty={
          <EmptyState icon={IconTemplate} title={t('templates.empty')} text={t('templates.emptyHint')} />
        }
      >
        {(templates) => (
          <ul className={classes.list}>
            {templates.map((template) => (
              <TemplateRow key={template.id} template={template} projectId={projectId} />
            ))}
          </ul>
        )}
      </AsyncView>
    </>
  );
}

function TemplateRow({ template, projectId }: { template: Template; projectId: number }) {
  const t = useTranslate();
  const Glyph = GLYPHS[template.geometry_type];
  const count = template.data_fields.length;
  return (
    <li className={classes.row}>
      <span className={classes.glyph}>
        <Glyph size={20} stroke={1.5} color={template.color} aria-hidden />
      </span>
      <div className={classes.text}>
        <span className={classes.name}>
          <span className={classes.dot} style={{ background: template.color }} aria-hidden />
          {template.name}
        </span>
        <span className={classes.facts}>
          <span>{t(`templates.geometry.${template.geometry_type}`)}</span>
          <span>{t('templates.fields', { count })}</span>
          {template.project_id !== projectId && (
            <span>{t('templates.from', { name: template.project_name })}</span>
          )}
        </span>
      </div>
      {template.shared && <Badge tone="good">{t('templates.public')}</Badge>}
    </li>
  );
}
