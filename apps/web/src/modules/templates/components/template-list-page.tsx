import { ActionIcon, Button } from '@mantine/core';
import {
  IconLine,
  IconMapPin,
  IconPencil,
  IconPlus,
  IconPolygon,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Template } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { drawingOpener } from '../../../map/session/drawing-opener.ts';
import { colorsTexts } from '../../../ui/colors/colors-texts.ts';
import { Badge } from '../../../ui/people/badge.tsx';
import { confirm } from '../../../ui/questions/confirm.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { drawingTexts } from '../../drawing/index.ts';
import { useProject, useProjectPath } from '../../projects/index.ts';
import { deleteTemplate, useTemplates } from '../api.ts';
import classes from './template-list-page.module.css';

const GLYPHS = { Point: IconMapPin, LineString: IconLine, Polygon: IconPolygon };
const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const TemplateDialog = lazy(async () => ({
  default: (await withTexts(import('./template-dialog.tsx'), drawingTexts, colorsTexts)).TemplateDialog,
}));

/** The templates available to reports of this project; its own can be edited with access. */
export function TemplateListPage() {
  const t = useTranslate();
  const { organizationId, projectId } = useProjectPath();
  const query = useTemplates(projectId);
  const access = useProject(organizationId, projectId).data?.current_member.access_map;
  const { make } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [editing, setEditing] = useState<Template | 'new' | null>(make === true ? 'new' : null);
  const count = query.data?.length;
  const canCreate = hasAccess(access, 'template:create');
  const draw = useStore(drawingOpener, (opener) => opener.open);
  const close = () => {
    setEditing(null);
    if (make === true)
      void navigate({ to: '.', search: (all) => ({ ...all, make: undefined }), replace: true });
  };
  const add = canCreate && (
    <Button
      variant="default"
      h={30}
      px={10}
      leftSection={<IconPlus {...ICON} />}
      onClick={() => setEditing('new')}
    >
      {t('forms.new')}
    </Button>
  );
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.heading}>
          {count === undefined ? t('forms.list.title') : t('forms.list.count', { count })}
        </h2>
        {add}
      </div>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={4} picture="square" />}
        toErrorText={() => t('forms.fetchFailed')}
        isEmpty={(templates) => templates.length === 0}
        empty={
          <EmptyState icon={IconTemplate} title={t('forms.list.empty')} text={t('forms.list.emptyHint')} />
        }
      >
        {(templates) => (
          <ul className={classes.list}>
            {templates.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                projectId={projectId}
                canUpdate={hasAccess(access, 'template:update')}
                canDelete={hasAccess(access, 'template:delete')}
                onEdit={() => setEditing(template)}
              />
            ))}
          </ul>
        )}
      </AsyncView>
      {editing !== null && (editing !== 'new' || canCreate) && (
        <Suspense>
          <TemplateDialog
            projectId={projectId}
            template={editing === 'new' ? null : editing}
            onClose={close}
            onSaved={(saved) => {
              close();
              // Asked for by the first steps of a project: the next one is a report with it.
              if (make === true) draw?.(saved.geometry_type, { template: saved });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface TemplateRowProps {
  readonly template: Template;
  readonly projectId: number;
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
  readonly onEdit: () => void;
}

function TemplateRow({ template, projectId, canUpdate, canDelete, onEdit }: TemplateRowProps) {
  const t = useTranslate();
  const { name, color, s3_icon, geometry_type, project_id, project_name } = template;
  const Glyph = GLYPHS[geometry_type];
  const isOwn = project_id === projectId;
  return (
    <li className={classes.row}>
      <span className={classes.glyph}>
        {s3_icon === null ? (
          <Glyph size={20} stroke={1.5} color={color} aria-hidden />
        ) : (
          <img src={s3_icon} alt="" width={28} height={28} />
        )}
      </span>
      <div className={classes.text}>
        <span className={classes.name}>
          <span className={classes.dot} style={{ background: color }} aria-hidden />
          {name}
        </span>
        <span className={classes.facts}>
          <span>{t(`forms.list.geometry.${geometry_type}`)}</span>
          <span>{t('forms.list.fields', { count: template.data_fields.length })}</span>
          {!isOwn && <span>{t('forms.list.from', { name: project_name })}</span>}
        </span>
      </div>
      {template.shared && <Badge tone="good">{t('forms.list.public')}</Badge>}
      {isOwn && canUpdate && (
        <ActionIcon size={30} aria-label={t('forms.editOf', { name })} onClick={onEdit}>
          <IconPencil {...ICON} />
        </ActionIcon>
      )}
      {isOwn && canDelete && <DeleteButton template={template} />}
    </li>
  );
}

function DeleteButton({ template }: { readonly template: Template }) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const { name } = template;
  const remove = async () => {
    const isSure = await confirm({
      title: t('forms.deleteTitle', { name }),
      text: t('forms.deleteText'),
      confirmLabel: t('forms.delete'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isSure) return;
    setIsBusy(true);
    try {
      await deleteTemplate(template);
      showToast({ tone: 'good', message: t('forms.deleted', { name: cutName(name) }) });
    } catch (error) {
      showToast({ tone: 'error', title: t('forms.deleteFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
    await queryClient.invalidateQueries({ queryKey: ['templates'] });
  };
  return (
    <ActionIcon
      size={30}
      loading={isBusy}
      aria-label={t('forms.deleteOf', { name })}
      onClick={() => void remove()}
    >
      <IconTrash {...ICON} />
    </ActionIcon>
  );
}
