import { Button } from '@mantine/core';
import { MAX_RESOURCES, type TemplateField } from '@waypost/contract';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { focusFirstError } from '../../../ui/focus-first-error.ts';
import type { Board } from '../board.ts';
import { type Drawing, findFault } from '../board-state.ts';
import { type FormValues, isArea } from '../form-values.ts';
import { useFormFaults } from '../hooks/use-form-faults.ts';
import { DataFields } from './data-fields.tsx';
import { LookFields, WordFields } from './feature-fields.tsx';
import classes from './feature-form.module.css';
import { GeofenceFields } from './geofence-fields.tsx';
import { ImageField } from './image-field.tsx';
import { PhotoPositionOffer } from './photo-position-offer.tsx';

interface EditFieldsProps {
  readonly board: Board;
  readonly drawing: Drawing;
  readonly fields: readonly TemplateField[];
  readonly isNameLocked: boolean;
  readonly isImageRequired: boolean;
  readonly isBusy: boolean;
  readonly cancel: ReactNode;
  readonly onSubmit: () => void;
}

/** The form of a saved feature. */
export function EditFields(props: EditFieldsProps) {
  const { board, drawing, fields, isNameLocked, isImageRequired, isBusy, cancel, onSubmit } = props;
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const { form: values, geometry } = drawing;
  const faults = useFormFaults(values, { fields, isImageRequired });
  const change = (next: Partial<FormValues>) => board.setForm(drawing.id, (form) => ({ ...form, ...next }));
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      aria-label={t('drawing.form')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        if (faults.tryAll() && findFault(geometry) === null) onSubmit();
        else focusFirstError(element.current);
      }}
    >
      <WordFields
        values={values}
        faults={faults.shown}
        isNameLocked={isNameLocked}
        onChange={change}
        onBlur={faults.markLeft}
      />
      <DataFields
        fields={fields}
        answers={values.answers}
        faults={faults.shown}
        onAnswer={(id, answer) =>
          board.setForm(drawing.id, (form) => ({ ...form, answers: { ...form.answers, [id]: answer } }))
        }
        onBlur={faults.markLeft}
      />
      <ImageField
        images={values.images}
        isRequired={isImageRequired}
        max={MAX_RESOURCES}
        error={faults.shown.images === undefined ? undefined : t(faults.shown.images)}
        onChange={(toImages) =>
          board.setForm(drawing.id, (form) => ({ ...form, images: toImages(form.images) }))
        }
      />
      <PhotoPositionOffer board={board} drawing={drawing} />
      <LookFields values={values} onChange={change} />
      {isArea(geometry) && <GeofenceFields values={values} onChange={change} />}
      <div className={classes.actions}>
        {cancel}
        <Button type="submit" loading={isBusy} disabled={findFault(geometry) !== null}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
