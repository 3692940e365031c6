import { Input, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { MessageKey } from '../../../i18n/i18n.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { removePhoto } from '../pictures/photo-answers.ts';
import { PhotoField } from '../pictures/photo-field.tsx';
import type { FormFaults } from './form-faults.ts';
import { FIELD_TYPE, type FormField, type FormValues } from './form-values.ts';

interface DataFieldsProps {
  readonly fields: readonly FormField[];
  readonly values: Pick<FormValues, 'answers' | 'images'>;
  /** The maximum number of pictures, those of photo fields included. */
  readonly maxImages: number;
  readonly faults: FormFaults;
  readonly onForm: (change: (form: FormValues) => FormValues) => void;
  readonly onBlur: (field: string) => void;
}

/** The fields of collected data, by type. */
export function DataFields({ fields, values, maxImages, faults, onForm, onBlur }: DataFieldsProps) {
  const t = useTranslate();
  return fields.map((field) => {
    const { id } = field;
    const answer = values.answers[id] ?? '';
    const fault = faults[`answer:${id}`];
    if (field.format === 'photo') {
      return (
        <PhotoField
          key={id}
          field={field}
          answer={answer}
          images={values.images}
          max={maxImages}
          fault={fault === undefined ? undefined : t(fault)}
          onForm={onForm}
          onRemove={() => onForm((form) => removePhoto(form, fields, id))}
        />
      );
    }
    return (
      <DataField
        key={id}
        field={field}
        answer={answer}
        fault={fault}
        onChange={(text) => onForm((form) => ({ ...form, answers: { ...form.answers, [id]: text } }))}
        onBlur={() => onBlur(`answer:${id}`)}
      />
    );
  });
}

interface DataFieldProps {
  readonly field: FormField;
  readonly answer: string;
  readonly fault: MessageKey | undefined;
  readonly onChange: (answer: string) => void;
  readonly onBlur: () => void;
}

function DataField({ field, answer, fault, onChange, onBlur }: DataFieldProps) {
  const t = useTranslate();
  const common = {
    size: 'sm',
    label: field.key,
    required: field.required === true,
    value: answer,
    error: fault === undefined ? undefined : t(fault),
    onBlur,
  } as const;
  switch (field.type) {
    case FIELD_TYPE.boolean:
      return <YesNo field={field} answer={answer} fault={common.error} onChange={onChange} />;
    case FIELD_TYPE.longText:
      return (
        <Textarea
          {...common}
          autosize
          minRows={3}
          maxRows={10}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case FIELD_TYPE.choice:
      return (
        <Select
          {...common}
          data={[...new Set(field.options)]}
          value={answer === '' ? null : answer}
          placeholder={t('drawing.choose')}
          clearable
          searchable={field.options.length > 8}
          onChange={(value) => onChange(value ?? '')}
        />
      );
    default:
      return (
        <TextInput
          {...common}
          type={field.format === 'date' ? 'date' : 'text'}
          inputMode={field.type === FIELD_TYPE.number ? 'decimal' : 'text'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

interface YesNoProps {
  readonly field: FormField;
  readonly answer: string;
  readonly fault: string | undefined;
  readonly onChange: (answer: string) => void;
}

/** Yes, no, or unanswered. */
function YesNo({ field, answer, fault, onChange }: YesNoProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Input.Wrapper
      labelElement="div"
      label={field.key}
      labelProps={{ id }}
      withAsterisk={field.required === true}
      error={fault}
      errorProps={{ id: `${id}-error` }}
    >
      <SegmentedControl
        size="xs"
        aria-labelledby={id}
        aria-describedby={fault === undefined ? undefined : `${id}-error`}
        aria-invalid={fault !== undefined}
        data={[
          { value: '', label: t('drawing.noAnswer') },
          { value: 'true', label: t('features.yes') },
          { value: 'false', label: t('features.no') },
        ]}
        value={answer}
        onChange={onChange}
      />
    </Input.Wrapper>
  );
}
