import { Button } from '@mantine/core';
import { MAX_RESOURCES } from '@waypost/contract';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import type { Board } from '../board/board.ts';
import { type Drawing, findFault } from '../board/board-state.ts';
import { settleTyped } from '../coordinates/typed-vertices.ts';
import { DataFields } from '../form/data-fields.tsx';
import { LookFields, TagFields, WordFields } from '../form/feature-fields.tsx';
import classes from '../form/feature-form.module.css';
import { type FormField, type FormValues, isArea } from '../form/form-values.ts';
import { GeofenceFields } from '../form/geofence-fields.tsx';
import { useFormFaults } from '../form/use-form-faults.ts';
import { ImageField } from '../pictures/image-field.tsx';
import { useSubmitOnceRead } from '../pictures/once-read.ts';
import { setImages } from '../pictures/photo-answers.ts';
import { PhotoPositionOffer } from '../pictures/photo-position-offer.tsx';

interface EditFieldsProps {
  readonly board: Board;
  readonly drawing: Drawing;
  /** Its project and template. */
  readonly place: ReactNode;
  readonly fields: readonly FormField[];
  /** The project that the feature is in. */
  readonly startedIn: number;
  readonly isNameLocked: boolean;
  readonly isImageRequired: boolean;
  readonly isBusy: boolean;
  readonly cancel: ReactNode;
  /** Called with the drawing after its typed texts were applied. */
  readonly onSubmit: (drawing: Drawing) => void;
}

/** The form of a saved feature. */
export function EditFields(props: EditFieldsProps) {
  const {
    board,
    drawing,
    place,
    fields,
    startedIn,
    isNameLocked,
    isImageRequired,
    isBusy,
    cancel,
    onSubmit,
  } = props;
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const { form: values, geometry } = drawing;
  const faults = useFormFaults(values, { fields, isImageRequired });
  const onForm = (change: (form: FormValues) => FormValues) => board.setForm(drawing.id, change);
  const change = (next: Partial<FormValues>) => onForm((form) => ({ ...form, ...next }));
  const { isWaiting, submitOnceRead } = useSubmitOnceRead(() => {
    const isValid = faults.tryAll();
    const settled = settleTyped(board, drawing.id);
    if (isValid && settled !== null && findFault(settled.geometry) === null) onSubmit(settled);
    // The rows of coordinates are beside the form.
    else focusFirstError(element.current?.parentElement ?? null);
  });
  return (
    <form
      ref={element}
      noValidate
      className={classes.whole}
      aria-label={t('drawing.form')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) submitOnceRead();
      }}
    >
      <div className={classes.form}>
        {place}
        <WordFields
          values={values}
          faults={faults.shown}
          isNameLocked={isNameLocked}
          onChange={change}
          onBlur={faults.markLeft}
        />
        <DataFields
          fields={fields}
          values={values}
          maxImages={MAX_RESOURCES}
          faults={faults.shown}
          onForm={onForm}
          onBlur={faults.markLeft}
        />
        <ImageField
          images={values.images}
          isRequired={isImageRequired}
          max={MAX_RESOURCES}
          error={faults.shown.images === undefined ? undefined : t(faults.shown.images)}
          onChange={(toImages) => onForm((form) => setImages(form, fields, toImages(form.images)))}
        />
        <PhotoPositionOffer board={board} drawing={drawing} />
        <TagFields values={values} startedIn={startedIn} onChange={change} />
        <LookFields values={values} onChange={change} />
        {isArea(geometry) && <GeofenceFields values={values} onChange={change} />}
      </div>
      <FormFooter>
        {cancel}
        <Button type="submit" loading={isBusy || isWaiting} disabled={findFault(geometry) !== null}>
          {t('common.save')}
        </Button>
      </FormFooter>
    </form>
  );
}
