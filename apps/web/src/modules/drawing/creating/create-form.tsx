import { Button, CloseButton, Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import { useProjectTemplates } from '../api.ts';
import type { Board } from '../board/board.ts';
import { type Drawing, EMPTY_BOARD, findFault, removeDrawing } from '../board/board-state.ts';
import { settleTyped } from '../coordinates/typed-vertices.ts';
import { CarriedData } from '../form/carried-data.tsx';
import { DataFields } from '../form/data-fields.tsx';
import { LookFields, TagFields, WordFields } from '../form/feature-fields.tsx';
import classes from '../form/feature-form.module.css';
import {
  applyTemplate,
  type FormValues,
  findParent,
  isArea,
  isTemplateFor,
  listFields,
  MAX_IMAGES,
} from '../form/form-values.ts';
import { GeofenceFields } from '../form/geofence-fields.tsx';
import { useFormFaults } from '../form/use-form-faults.ts';
import { moveForm } from '../lineage.ts';
import { ImageField } from '../pictures/image-field.tsx';
import { useSubmitOnceRead } from '../pictures/once-read.ts';
import { setImages } from '../pictures/photo-answers.ts';
import { PhotoPositionOffer } from '../pictures/photo-position-offer.tsx';
import { useTargetProjects } from '../use-target-projects.ts';
import { keepReport } from '../waiting/report-queue.ts';
import { findSavedEarlier, type SavedEarlier } from './find-saved.ts';
import { SavedEarlierOffer } from './saved-earlier-offer.tsx';
import { sendDrawing } from './send-drawing.ts';

interface CreateFormProps {
  readonly board: Board;
  readonly drawing: Drawing;
}

/** Takes a drawing off the board and closes it. @returns how many are left. */
function leaveBoard(board: Board, { id }: Drawing): number {
  const { drawings } = removeDrawing(board.store.get(), id);
  board.load({ ...EMPTY_BOARD, drawings, selectedId: drawings[0]?.id ?? null });
  return drawings.length;
}

/** Saves a drawing, closes the toolbox and opens the feature. Other drawings stay on the board. */
function useSave(board: Board) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const failure = useFailureToast();
  /** What the server has of the drawing since a try whose answer was lost. */
  const [reused, setReused] = useState<{ readonly saved: SavedEarlier | null } | null>(null);
  const memberId = useMember()?.member_id ?? 0;
  const { organizationId = 0 } = useTargetProjects();
  /** @returns why no form is shown; null if it is. */
  const offer = async (drawing: Drawing, projectId: number): Promise<unknown> => {
    try {
      setReused({ saved: await findSavedEarlier(drawing, projectId, memberId) });
      return null;
    } catch (error) {
      return error;
    }
  };
  /** @returns false where the browser stores nothing, so that it has to be saved by hand. */
  const keep = async (drawing: Drawing, projectId: number): Promise<boolean> => {
    try {
      await keepReport(memberId, { drawing, organizationId, projectId, keptAt: Date.now() });
    } catch {
      return false;
    }
    leaveBoard(board, drawing);
    showToast({ tone: 'info', message: t('drawing.waiting.kept', { name: cutName(drawing.form.name) }) });
    setIsBusy(false);
    return true;
  };
  const save = async (drawing: Drawing) => {
    const { projectId } = drawing.form;
    if (projectId === null) return;
    setIsBusy(true);
    setReused(null);
    failure.clear();
    try {
      const { properties } = await sendDrawing(queryClient, drawing, projectId);
      const { code, organization_id: org_id, project_id } = properties;
      const name = cutName(properties.name);
      const count = leaveBoard(board, drawing);
      showToast({
        tone: 'good',
        message: count > 0 ? t('drawing.savedOthers', { name, count }) : t('drawing.saved', { name }),
      });
      await navigate({
        to: '/organizations/$org_id/projects/$project_id/features/$featureCode',
        params: { org_id: String(org_id), project_id: String(project_id), featureCode: code },
      });
    } catch (error) {
      if (hasCode(error, 'network') && (await keep(drawing, projectId))) return;
      const fault = hasCode(error, 'local_uuid_reused') ? await offer(drawing, projectId) : error;
      if (fault !== null) failure.show({ title: t('drawing.saveFailed'), message: toErrorText(t, fault) });
      setIsBusy(false);
    }
  };
  return { isBusy, save, reused };
}

function isUndo(event: KeyboardEvent): boolean {
  const isModified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return isModified && event.key.toLowerCase() === 'z';
}

const isEmptyField = (target: EventTarget) => target instanceof HTMLInputElement && target.value === '';

/** The form of a new feature: its name, project and data. */
export function CreateForm({ board, drawing }: CreateFormProps) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const hasInput = useRef(false);
  const { form: values, geometry } = drawing;
  const faults = useFormFaults(values);
  const { isBusy, save, reused } = useSave(board);
  const fields = listFields(values.template);
  const onForm = (change: (form: FormValues) => FormValues) => board.setForm(drawing.id, change);
  const change = (next: Partial<FormValues>) => onForm((form) => ({ ...form, ...next }));
  const submit = (isAnother = false) => {
    const isValid = faults.tryAll();
    const settled = settleTyped(board, drawing.id);

    // The toolbox shows the error of the geometry, and the map its place.
    if (isValid && settled !== null && findFault(settled.geometry) === null)
      void save((isAnother ? board.renew(drawing.id) : null) ?? settled);
    // The rows of coordinates are beside the form.
    else focusFirstError(element.current?.parentElement ?? null);
  };
  const { isWaiting, submitOnceRead } = useSubmitOnceRead(submit);
  return (
    <form
      ref={element}
      noValidate
      className={classes.whole}
      aria-label={t('drawing.form')}
      onInput={() => {
        hasInput.current = true;
      }}
      onKeyDown={(event) => {
        // There is no typing to undo yet, so that it can only mean what was drawn.
        if (hasInput.current || !isUndo(event) || !isEmptyField(event.target)) return;
        event.preventDefault();
        board.undo();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) submitOnceRead();
      }}
    >
      <div className={`${classes.form} ${classes.line}`}>
        <ParentNote values={values} onRemove={() => change({ parent: null })} />
        <PlaceFields board={board} drawing={drawing} error={faults.shown.projectId} />
        <WordFields
          values={values}
          faults={faults.shown}
          isNameLocked={values.template !== null}
          onChange={change}
          // It has the focus before anybody has typed.
          onBlur={(field) => (field !== 'name' || values.name !== '') && faults.markLeft(field)}
        />
        <CarriedData data={values.carried} />
        <DataFields
          fields={fields}
          values={values}
          maxImages={MAX_IMAGES}
          faults={faults.shown}
          onForm={onForm}
          onBlur={faults.markLeft}
        />
        <ImageField
          images={values.images}
          isRequired={values.template?.image_required === true}
          max={MAX_IMAGES}
          error={faults.shown.images === undefined ? undefined : t(faults.shown.images)}
          onChange={(toImages) => onForm((form) => setImages(form, fields, toImages(form.images)))}
        />
        <PhotoPositionOffer board={board} drawing={drawing} />
        <TagFields values={values} onChange={change} />
        <LookFields values={values} onChange={change} />
        {isArea(geometry) && <GeofenceFields values={values} onChange={change} />}
        {reused !== null && (
          <SavedEarlierOffer
            saved={reused.saved}
            // Text typed since stays on the board, to be compared, saved as another feature, or discarded.
            onOpen={() => board.setOpen(false)}
            onSaveAsAnother={() => submit(true)}
          />
        )}
      </div>
      <FormFooter>
        <ElsewhereNote projectId={values.projectId} />
        <Button variant="default" onClick={() => board.remove(drawing.id)}>
          {t('drawing.discard')}
        </Button>
        <Button type="submit" loading={isBusy || isWaiting} disabled={findFault(geometry) !== null}>
          {t('common.save')}
        </Button>
      </FormFooter>
    </form>
  );
}

interface ParentNoteProps {
  readonly values: FormValues;
  readonly onRemove: () => void;
}

/** Names the feature to which the new one will belong. */
function ParentNote({ values, onRemove }: ParentNoteProps) {
  const t = useTranslate();
  const parent = findParent(values);
  if (parent === null) return null;
  return (
    <p className={classes.parent}>
      <span>{t('drawing.belongsTo', { name: parent.name })}</span>
      <CloseButton size={24} iconSize={14} aria-label={t('drawing.notLinked')} onClick={onRemove} />
    </p>
  );
}

/** Names the project in which the feature will be saved, unless it is that of the page. */
function ElsewhereNote({ projectId }: { readonly projectId: number | null }) {
  const t = useTranslate();
  const { all, placeId } = useTargetProjects();
  const project = all.find((one) => one.project_id === projectId);
  if (project === undefined || placeId === null || projectId === placeId) return null;
  return <p className={classes.elsewhere}>{t('drawing.savedElsewhere', { name: project.project_name })}</p>;
}

interface PlaceFieldsProps extends CreateFormProps {
  readonly error: 'drawing.selectProject' | string | undefined;
}

/** The project, and a template of the project. */
function PlaceFields({ board, drawing, error }: PlaceFieldsProps) {
  const t = useTranslate();
  const { all, projects } = useTargetProjects();
  const { projectId, template } = drawing.form;
  const isKnown = projects.some((one) => one.project_id === projectId);
  const templates = useProjectTemplates(isKnown ? projectId : null);
  const fitting = (templates.data ?? []).filter((one) => isTemplateFor(one, drawing.geometry));
  const choices =
    template !== null && !fitting.some(({ id }) => id === template.id) ? [template, ...fitting] : fitting;
  const setProject = (value: string | null) =>
    board.setForm(drawing.id, (form) => moveForm(form, value === null ? null : Number(value), all));
  const setTemplate = (value: string | null) => {
    const chosen = choices.find(({ id }) => String(id) === value) ?? null;
    board.setForm(drawing.id, (form) => applyTemplate(form, chosen));
  };
  return (
    <>
      <Select
        size="sm"
        label={t('drawing.project')}
        placeholder={t('drawing.selectProject')}
        required
        data={projects.map((one) => ({ value: String(one.project_id), label: one.project_name }))}
        value={isKnown ? String(projectId) : null}
        error={
          error === undefined && (isKnown || projectId === null) ? undefined : t('drawing.selectProject')
        }
        searchable={projects.length > 8}
        onChange={setProject}
      />
      {choices.length > 0 && (
        <Select
          size="sm"
          label={t('drawing.template')}
          placeholder={t('drawing.noTemplate')}
          data={choices.map((one) => ({ value: String(one.id), label: one.name }))}
          value={template === null ? null : String(template.id)}
          clearable
          searchable={choices.length > 8}
          onChange={setTemplate}
        />
      )}
    </>
  );
}
