import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { Feature, FeatureConflict, Template } from '@waypost/contract';
import { bboxOf, toDrawn } from '@waypost/geo';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { hasCode } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { bringWithinReach, withEngine } from '../../../map/engine/engine-holder.ts';
import { mapThere } from '../../../map/engine/map-there.ts';
import { useFeature } from '../../../map/popup/use-feature.ts';
import { isEscapeForField } from '../../../ui/forms/is-escape-for-field.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useIsNarrow } from '../../../ui/page/use-media.ts';
import { useLeaveGuard } from '../../../ui/questions/use-leave-guard.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { useUnits } from '../../../ui/theme/preferences.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { isPicture, toFeatureErrorText } from '../../features/index.ts';
import { EditingNoticeOnDemand } from '../../presence/index.ts';
import { ProjectBreadcrumbs } from '../../projects/index.ts';
import { useProjectTemplates } from '../api.ts';
import type { Board } from '../board/board.ts';
import type { Drawing } from '../board/board-state.ts';
import { boardSession, createEditBoard } from '../board/boards.ts';
import { toMeasureText } from '../board/measure-text.ts';
import { useBoardOnMap } from '../board/use-board-on-map.ts';
import { useDrawingKeys } from '../board/use-drawing-keys.ts';
import { CoordinatesPanel } from '../coordinates/coordinates-panel.tsx';
import { hasTyped } from '../coordinates/typed-vertices.ts';
import classes from '../form/feature-form.module.css';
import {
  createFormValues,
  type FormField,
  type FormValues,
  toDataEntries,
  toGeofence,
} from '../form/form-values.ts';
import { findImageChanges, saveImages } from '../pictures/save-images.ts';
import { PathStatus } from '../tools/path-status.tsx';
import { HistoryButtons } from '../tools/toolbox.tsx';
import { useTargetProjects } from '../use-target-projects.ts';
import { ConflictView } from './conflict-view.tsx';
import { EditFields } from './edit-fields.tsx';
import { toEditable, toEdited, toFeatureUpdate } from './merge-edits.ts';
import { toSavedAnswers } from './saved-fields.ts';
import { listEditFields, type SavedPlace } from './saved-place.ts';
import { SavedPlaceFields } from './saved-place-fields.tsx';
import { useSaveEdit } from './use-save-edit.ts';

/** Edits a saved feature: fields and look here, its geometry on the map and by coordinates. */
export function FeatureEditPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { org_id = '0', project_id = '0', featureCode = '' } = useParams({ strict: false });
  const query = useFeature(featureCode);
  const isMissing = hasCode(query.error, 'feature_not_found', 'not_found');
  const leave = useEffectEvent(() => {
    showToast({ tone: 'error', message: t('features.notFound') });
    void navigate({ to: '/', replace: true });
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
  useEffect(() => {
    boardSession.set({ isEditing: true });
    return () => boardSession.set({ isEditing: false });
  }, []);
  // The guard of the form asks if something is unsaved.
  const goBack = () =>
    void navigate({
      to: '/organizations/$org_id/projects/$project_id/features/$featureCode',
      params: { org_id, project_id, featureCode },
    });
  return (
    <article
      onKeyDown={(event) => {
        const isDone = event.key !== 'Escape' || event.defaultPrevented || isEscapeForField(event);
        // Elsewhere in the form it ends the tool or the selection first.
        if (!isDone && event.target instanceof Element && event.target.matches('input, textarea')) goBack();
      }}
    >
      <PageHeader
        title={t('drawing.editTitle')}
        breadcrumbs={<ProjectBreadcrumbs leaf={query.data?.properties.name ?? t('common.loading')} />}
      />
      <div className={classes.notice}>
        <EditingNoticeOnDemand projectId={Number(project_id)} code={featureCode} />
      </div>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={6} picture="none" />}
        toErrorText={(error) => toFeatureErrorText(t, error)}
      >
        {(feature) => <FeatureEditor key={feature.properties.code} feature={feature} onLeave={goBack} />}
      </AsyncView>
    </article>
  );
}

function toDrawing({ geometry, properties }: Feature): Drawing {
  const form: FormValues = {
    ...createFormValues(properties.project_id),
    templateId: properties.template_id,
    name: properties.name,
    description: properties.description,
    shared: properties.shared,
    isStatic: properties.is_static,
    color: properties.color,
    answers: toSavedAnswers(properties.data),
    tags: properties.tags,
    images: properties.resources
      .filter(isPicture)
      .map(({ uuid, file_name }) => ({ id: uuid, saved: { code: properties.code, name: file_name } })),
    geofence: toGeofence(properties),
    geofencePrompt: properties.geofence_prompt,
  };
  return { id: properties.code, geometry: toDrawn(geometry), drawnAt: properties.created_origin, form };
}

function toSavedPlace(feature: Feature): SavedPlace {
  const { template_id: templateId, data } = feature.properties;
  return { form: toDrawing(feature).form, templateId, data };
}

const noTemplates: readonly Template[] = [];

/** A board with the feature as it was when the page opened; later changes by others do not affect it. */
function useEditBoard(start: Feature, isShown: boolean, onLeave: () => void): Board {
  const board = useMemo(createEditBoard, []);
  // Its coordinates are few enough to be shown at once.
  const isPoint = start.geometry.type === 'Point';
  const load = useEffectEvent(() => {
    const drawing = toDrawing(start);
    board.load({ isOpen: true, drawings: [drawing], selectedId: isPoint ? drawing.id : null });
    const box = bboxOf(start.geometry);
    // Once the map exists: an earlier move would yield to the fit of the project.
    if (box !== null) withEngine(() => bringWithinReach(box));
  });
  useEffect(() => load(), []);
  useBoardOnMap(board, isShown, start.properties.code);
  const onEscape = () => (isPoint || board.store.get().selectedId === null ? onLeave() : board.select(null));
  useDrawingKeys({ board, isActive: isShown, canDraw: false, onEscape });
  return board;
}

interface FeatureEditorProps {
  readonly feature: Feature;
  readonly onLeave: () => void;
}

function FeatureEditor({ feature, onLeave }: FeatureEditorProps) {
  const [start, setStart] = useState(feature);
  const [conflict, setConflict] = useState<FeatureConflict | null>(null);
  const board = useEditBoard(start, conflict === null, onLeave);
  const drawing = useStore(board.store, (state) => state.drawings[0]);
  if (drawing === undefined) return <SkeletonRows rows={6} picture="none" />;
  return (
    <EditForm
      board={board}
      drawing={drawing}
      start={start}
      conflict={conflict}
      onConflict={setConflict}
      onSavedInPart={(saved) => {
        setConflict(null);
        setStart(saved);
      }}
    />
  );
}

interface EditFormProps {
  readonly board: Board;
  readonly drawing: Drawing;
  /** The feature as it was when the page opened, or as last saved from here. */
  readonly start: Feature;
  /** The outcome of the last failed attempt to save. */
  readonly conflict: FeatureConflict | null;
  readonly onConflict: (conflict: FeatureConflict | null) => void;
  readonly onSavedInPart: (saved: Feature) => void;
}

/** The edited values; untouched data stays exactly as it was. */
function toMine({ drawing, start }: Pick<EditFormProps, 'drawing' | 'start'>, fields: readonly FormField[]) {
  const toText = (answers: FormValues['answers']) => JSON.stringify(toDataEntries(fields, answers));
  const { data } = start.properties;
  const isTouched = toText(drawing.form.answers) !== toText(toSavedAnswers(data));
  const isOther = drawing.form.templateId !== start.properties.template_id;
  const answered = isTouched || isOther ? toDataEntries(fields, drawing.form.answers) : data;
  return toEdited(drawing.geometry, drawing.form, answered, start.properties);
}

/** The project and template of the form, with their names, and the fields they require. */
function useSavedPlace({ drawing, start }: Pick<EditFormProps, 'drawing' | 'start'>) {
  const saved = useMemo(() => toSavedPlace(start), [start]);
  const { projectId, templateId = null, template: chosen } = drawing.form;
  const templates = useProjectTemplates(projectId).data ?? noTemplates;
  const template = chosen ?? templates.find(({ id }) => id === templateId) ?? null;
  const fields = useMemo(() => listEditFields(saved, templateId, template), [saved, templateId, template]);
  const { project_name, template_name } = start.properties;
  const project = useTargetProjects().all.find((one) => one.project_id === projectId);
  const names = {
    project: project?.project_name ?? project_name,
    template: templateId === null ? null : (template?.name ?? template_name),
  };
  return { saved, template, fields, names };
}

/** The picture changes that follow the fields; new pictures precede them if the template requires one. */
function toPictureSteps(
  { drawing, saved }: { readonly drawing: Drawing; readonly saved: SavedPlace },
  isPictureFirst: boolean,
) {
  const images = findImageChanges(saved.form.images, drawing.form.images);
  if (images.removed.length + images.added.length === 0 && images.order === null) return {};
  if (!isPictureFirst) return { finish: () => saveImages(drawing.id, images) };
  return {
    prepare: () => saveImages(drawing.id, { ...images, removed: [], order: null }),
    finish: () => saveImages(drawing.id, { ...images, added: [] }),
  };
}

function EditForm(props: EditFormProps) {
  const { board, drawing, start, conflict, onConflict, onSavedInPart } = props;
  const t = useTranslate();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const { org_id = '0' } = useParams({ strict: false });
  const { saved, template, fields, names } = useSavedPlace({ drawing, start });
  const { templateId = null } = drawing.form;
  const isDirty = () =>
    JSON.stringify(toDrawing(start)) !== JSON.stringify(drawing) || hasTyped(board.store.get());
  const guard = useLeaveGuard(isDirty);
  const page = {
    to: '/organizations/$org_id/projects/$project_id/features/$featureCode',
    // The current project: a save whose pictures failed has moved the feature already.
    params: { org_id, project_id: String(start.properties.project_id), featureCode: drawing.id },
  } as const;
  const { isBusy, save } = useSaveEdit({
    code: drawing.id,
    onConflict,
    onSavedInPart,
    onSaved: (feature) => {
      guard.release();
      const moved = feature?.properties.project_id ?? start.properties.project_id;
      void navigate({ ...page, params: { ...page.params, project_id: String(moved) } });
    },
  });
  // The same object across re-renders: the map redraws for a new one.
  const mine = useMemo(() => toMine({ drawing, start }, fields), [drawing, start, fields]);
  const base = useMemo(() => toEditable(start), [start]);
  const hadPicture = start.properties.resources.some(isPicture);
  const isOther = templateId !== saved.templateId;
  const isRequired = template?.image_required === true;
  const steps = toPictureSteps({ drawing, saved }, isOther && isRequired && !hadPicture);
  if (conflict !== null) {
    return (
      <ConflictView
        start={base}
        mine={mine}
        conflict={conflict}
        isBusy={isBusy}
        names={names}
        onSave={(edit) => void save({ ...edit, ...steps })}
        onBack={() => onConflict(null)}
      />
    );
  }
  return (
    <div className={classes.column}>
      <GeometryStatus board={board} drawing={drawing} />
      {!isNarrow && <GeometryTools board={board} drawing={drawing} />}
      <EditFields
        board={board}
        drawing={drawing}
        place={<SavedPlaceFields board={board} drawing={drawing} start={start} saved={saved} />}
        fields={fields}
        startedIn={start.properties.project_id}
        isNameLocked={templateId !== null}
        isImageRequired={isRequired && (isOther || hadPicture)}
        isBusy={isBusy}
        cancel={
          <Button variant="default" renderRoot={(root) => <Link {...page} {...root} />}>
            {t('common.cancel')}
          </Button>
        }
        onSubmit={(settled) => {
          const { version } = start.properties;
          const edited = toMine({ drawing: settled, start }, fields);
          void save({ update: toFeatureUpdate(base, edited), version, name: edited.name, ...steps });
        }}
      />
      {isNarrow && <GeometryTools board={board} drawing={drawing} />}
    </div>
  );
}

interface GeometryProps {
  readonly board: Board;
  readonly drawing: Drawing;
}

/** Whether the geometry is being changed. */
const useIsActive = (board: Board) =>
  useStore(board.store, ({ selectedId, tool }) => selectedId !== null || tool.kind !== 'select');

/** The size of the geometry, what can be undone, and what is wrong. */
function GeometryStatus({ board, drawing }: GeometryProps) {
  const locale = useLocale();
  const units = useUnits();
  const isActive = useIsActive(board);
  return (
    <>
      <div className={classes.bar}>
        <span className={classes.measure}>{toMeasureText(drawing.geometry, locale, units)}</span>
        <HistoryButtons board={board} />
      </div>
      {isActive && (
        <div className={classes.path}>
          <PathStatus board={board} />
        </div>
      )}
    </>
  );
}

/** The coordinates of the geometry, or how to change it. A narrow screen has them below the fields. */
function GeometryTools({ board, drawing }: GeometryProps) {
  const t = useTranslate();
  const hasMap = useStore(mapThere, (map) => map.isThere);
  const isActive = useIsActive(board);
  if (isActive) return <CoordinatesPanel board={board} isFixed />;
  return (
    <>
      {hasMap && <p className={classes.hint}>{t('drawing.editHint')}</p>}
      <div className={classes.path}>
        <Button variant="default" size="compact-md" onClick={() => board.select(drawing.id)}>
          {t('drawing.editGeometry')}
        </Button>
      </div>
    </>
  );
}
