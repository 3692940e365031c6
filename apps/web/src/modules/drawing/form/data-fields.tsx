import { Input, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import type { TemplateField } from '@waypost/contract';
import { useId } from 'react';
import type { MessageKey } from '../../../i18n/i18n.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { FormFaults } from './form-faults.ts';
import { FIELD_TYPE, type FormValues } from './form-values.ts';

interface DataFieldsProps {
  readonly fields: readonly TemplateField[];
  readonly answers: FormValues['answers'];
  readonly faults: FormFaults;
  readonly onAnswer: (fieldId: string, answer: string) => void;
  readonly onBlur: (field: string) => void;
}

/** The fields of collected data, by type. */
export function DataFields({ fields, answers, faults, onAnswer, onBlur }: DataFieldsProps) {
  return fields.map((field) => (
    <DataField
      key={field.id}
      field={field}
      answer={answers[field.id] ?? ''}
      fault={faults[`answer:${field.id}`]}
      onChange={(answer) => onAnswer(field.id, answer)}
      onBlur={() => onBlur(`answer:${field.id}`)}
    />
  ));
}

interface DataFieldProps {
  readonly field: TemplateField;
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
  readonly field: TemplateField;
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
