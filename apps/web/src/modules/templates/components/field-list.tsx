import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { MAX_TEMPLATE_FIELDS } from '@waypost/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createLocalUuid } from '../../../data/local-uuid.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { keepFocus } from '../../../ui/page/keep-focus.ts';
import { type DraftField, moveField, type TemplateFaults } from '../template-draft.ts';
import { FieldCard } from './field-card.tsx';
import classes from './template-dialog.module.css';

interface FieldListProps {
  readonly fields: readonly DraftField[];
  readonly faults: TemplateFaults;
  readonly onChange: (fields: readonly DraftField[]) => void;
}

/** The fields of a template, in order. */
export function FieldList({ fields, faults, onChange }: FieldListProps) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  const add = () => {
    const id = createLocalUuid();
    // Rendered synchronously, so that typing goes into it.
    flushSync(() => onChange([...fields, { id, key: '', kind: 'text', options: '', isRequired: false }]));
    list.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`)?.focus();
  };
  const move = (from: number, to: number) => {
    const next = moveField(fields, from, to);
    if (next === fields) return;
    keepFocus(() => onChange(next));
    setTold(t('forms.moved', { name: fields[from]?.key ?? '', place: to + 1, count: fields.length }));
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('forms.fields')}</legend>
      {fields.length === 0 && <p className={classes.none}>{t('forms.noFields')}</p>}
      <ol ref={list} className={classes.cards}>
        {fields.map((field, index) => (
          <FieldCard
            key={field.id}
            field={field}
            index={index}
            count={fields.length}
            faults={faults}
            onChange={(change) => onChange(fields.with(index, { ...field, ...change }))}
            onMove={move}
            onRemove={() => onChange(fields.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <p className="wp-visually-hidden" aria-live="polite">
        {told}
      </p>
      <div className={classes.foot}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          disabled={fields.length >= MAX_TEMPLATE_FIELDS}
          onClick={add}
        >
          {t('forms.addField')}
        </Button>
        <span className={classes.none}>
          {t('forms.fieldsOf', { count: fields.length, max: MAX_TEMPLATE_FIELDS })}
        </span>
      </div>
    </fieldset>
  );
}
