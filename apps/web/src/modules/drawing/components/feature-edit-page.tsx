import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { Feature, TemplateField } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { hasCode, toErrorText } from '../../../data/error-text.ts';
import { queryKeys } from '../../../data/query-keys.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { useStore } from '../../../map/create-store.ts';
import { bringIntoView, withEngine } from '../../../map/engine-holder.ts';
import { useFeature } from '../../../map/use-feature.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { focusFirstError } from '../../../ui/focus-first-error.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { showToast } from '../../../ui/toaster.ts';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { ProjectBreadcrumbs } from '../../projects/index.ts';
import { takeSaved, updateFeature, useProjectTemplates } from '../api.ts';
import type { Board } from '../board.ts';
import { type Drawing, findFault } from '../board-state.ts';
import { boardSession, createEditBoard } from '../boards.ts';
import { createFormValues, type FormValues, toDataEntries } from '../form-values.ts';
import { useBoardOnMap } from '../hooks/use-board-on-map.ts';
import { useDrawingKeys } from '../hooks/use-drawing-keys.ts';
import { useFormFaults } from '../hooks/use-form-faults.ts';
import { toMeasureText } from '../measure-text.ts';
import { listSavedFields, toSavedAnswers } from '../saved-fields.ts';
import { CoordinatesPanel } from './coordinates-panel.tsx';
import { DataFields } from './data-fields.tsx';
import { LookFields, WordFields } from './feature-fields.tsx';
import classes from './feature-form.module.css';
import { PathStatus } from './path-status.tsx';
import { HistoryButtons } from './toolbox.tsx';

/** Changes a saved feature: its words and look here, its geometry on the map and by coordinates. */
export function FeatureEditPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { featureCode = '' } = useParams({ strict: false });
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
  return (
    <article>
      <PageHeader
        title={t('drawing.editTitle')}
        breadcrumbs={<ProjectBreadcrumbs leaf={query.data?.properties.name ?? t('common.loading')} />}
      />
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={6} picture="none" />}
        toErrorText={(error) => toErrorText(t, error)}
      >
        {(feature) => <FeatureEditor key={feature.properties.code} feature={feature} />}
      </AsyncView>
    </article>
  );
}

function toDrawing({ geometry, properties }: Feature): Drawing {
  const form: FormValues = {
    ...createFormValues(properties.project_id),
    name: properties.name,
    description: properties.description,
    shared: properties.shared,
    isStatic: properties.is_static,
    color: properties.color,
    answers: toSavedAnswers(properties.data),
  };
  return { id: properties.code, geometry, drawnAt: properties.created_origin, form };
}

/** A board with the feature as it was when the page opened; what comes from others meanwhile does not disturb it. */
function useEditBoard(start: Feature): Board {
  const board = useMemo(createEditBoard, []);
  const load = useEffectEvent(() => {
    const drawing = toDrawing(start);
    board.load({ isOpen: true, drawings: [drawing], selectedId: null });
    const box = bboxOf(start.geometry);
    // Once the map is there: a move asked for before that would give way to the fit to the project.
    if (box !== null) withEngine(() => bringIntoView(box));
  });
  useEffect(() => load(), []);
  useBoardOnMap(board, true, start.properties.code);
  useDrawingKeys({ board, isActive: true, canDraw: false, onEscape: () => board.select(null) });
  return board;
}

function FeatureEditor({ feature }: { readonly feature: Feature }) {
  const [start] = useState(feature);
  const board = useEditBoard(start);
  const drawing = useStore(board.store, (state) => state.drawings[0]);
  if (drawing === undefined) return <SkeletonRows rows={6} picture="none" />;
  return <EditForm board={board} drawing={drawing} start={start} />;
}

interface EditFormProps {
  readonly board: Board;
  readonly drawing: Drawing;
  /** The feature as it was when the page opened. */
  readonly start: Feature;
}

/** Sends what was changed. When somebody else was quicker, says so; saving once more then puts these changes over theirs. */
function useSaveEdit(
  { drawing, start }: EditFormProps,
  fields: readonly TemplateField[],
  onSaved: () => void,
) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [base, setBase] = useState(start);
  const [isStale, setIsStale] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      // Against the version last seen, what was changed here is what differs from the start.
      const before = { ...start, properties: { ...start.properties, version: base.properties.version } };
      const data = toDataEntries(fields, drawing.form.answers);
      takeSaved(queryClient, await updateFeature(before, { ...drawing, data }));
      showToast({ tone: 'good', message: t('drawing.geometrySaved', { name: drawing.form.name.trim() }) });
      onSaved();
    } catch (error) {
      setIsBusy(false);
      if (hasCode(error, 'feature_changed')) {
        await queryClient.refetchQueries({ queryKey: queryKeys.feature(drawing.id) });
        setBase(queryClient.getQueryData<Feature>(queryKeys.feature(drawing.id)) ?? base);
        setIsStale(true);
        return;
      }
      showToast({ tone: 'error', title: t('drawing.geometryFailed'), message: toErrorText(t, error) });
    }
  };
  return { isBusy, isStale, save };
}

function EditForm(props: EditFormProps) {
  const { board, drawing, start } = props;
  const t = useTranslate();
  const navigate = useNavigate();
  const { org_id = '0', project_id = '0' } = useParams({ strict: false });
  const element = useRef<HTMLFormElement>(null);
  const { selectedId, tool } = useStore(board.store, (state) => state);
  const { data, template_id } = start.properties;
  const templates = useProjectTemplates(template_id === null ? null : start.properties.project_id).data;
  const fields = listSavedFields(data, templates?.find(({ id }) => id === template_id) ?? null);
  const faults = useFormFaults(drawing.form, fields);
  const isDirty = () => JSON.stringify(toDrawing(start)) !== JSON.stringify(drawing);
  const guard = useLeaveGuard(isDirty);
  const page = {
    to: '/organizations/$org_id/projects/$project_id/features/$featureCode',
    params: { org_id, project_id, featureCode: drawing.id },
  } as const;
  const { isBusy, isStale, save } = useSaveEdit(props, fields, () => {
    guard.release();
    void navigate(page);
  });
  const change = (next: Partial<FormValues>) => board.setForm(drawing.id, (form) => ({ ...form, ...next }));
  return (
    <>
      <GeometryEditor
        board={board}
        drawing={drawing}
        isActive={selectedId !== null || tool.kind !== 'select'}
      />
      <form
        ref={element}
        noValidate
        className={classes.form}
        aria-label={t('drawing.form')}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          if (faults.tryAll() && findFault(drawing.geometry) === null) void save();
          else focusFirstError(element.current);
        }}
      >
        <WordFields
          values={drawing.form}
          faults={faults.shown}
          isNameLocked={start.properties.template_id !== null}
          onChange={change}
          onBlur={faults.markLeft}
        />
        <DataFields
          fields={fields}
          answers={drawing.form.answers}
          faults={faults.shown}
          onAnswer={(id, answer) =>
            board.setForm(drawing.id, (form) => ({ ...form, answers: { ...form.answers, [id]: answer } }))
          }
          onBlur={faults.markLeft}
        />
        <LookFields values={drawing.form} onChange={change} />
        {isStale && (
          <p role="alert" className={classes.note}>
            {t('drawing.stale')}
          </p>
        )}
        <div className={classes.actions}>
          <Button variant="default" renderRoot={(root) => <Link {...page} {...root} />}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={findFault(drawing.geometry) !== null}>
            {t(isStale ? 'drawing.saveOver' : 'common.save')}
          </Button>
        </div>
      </form>
    </>
  );
}

interface GeometryEditorProps {
  readonly board: Board;
  readonly drawing: Drawing;
  readonly isActive: boolean;
}

/** The geometry in words: how large it is, what can be done with it, and its coordinates. */
function GeometryEditor({ board, drawing, isActive }: GeometryEditorProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <div className={classes.bar}>
        <span className={classes.measure}>{toMeasureText(drawing.geometry, locale)}</span>
        <HistoryButtons board={board} />
      </div>
      {isActive ? (
        <>
          <div className={classes.path}>
            <PathStatus board={board} />
          </div>
          <CoordinatesPanel board={board} isFixed />
        </>
      ) : (
        <>
          <p className={classes.hint}>{t('drawing.editHint')}</p>
          <div className={classes.path}>
            <Button variant="default" size="compact-md" onClick={() => board.select(drawing.id)}>
              {t('drawing.editGeometry')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
