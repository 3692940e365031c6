import { ActionIcon, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useFieldDrag } from '../hooks/use-field-drag.ts';
import { type DraftField, FIELD_KINDS, type TemplateFaults } from '../template-draft.ts';
import classes from './template-dialog.module.css';

const ICON = { size: 15, stroke: 1.5, 'aria-hidden': true } as const;

interface FieldCardProps {
  readonly field: DraftField;
  readonly index: number;
  readonly count: number;
  readonly faults: TemplateFaults;
  readonly onChange: (change: Partial<DraftField>) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

/** One field of a form: its name, type and options, and its position by dragging or buttons. */
export function FieldCard({ field, index, count, faults, onChange, onMove, onRemove }: FieldCardProps) {
  const t = useTranslate();
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { edge, isDragged } = useFieldDrag({ item, handle, index, onMove });
  const name = field.key.trim() === '' ? t('forms.fieldNumber', { number: index + 1 }) : field.key;
  const toFault = (key: string) => {
    const fault = faults[`${key}:${field.id}`];
    return fault === undefined ? undefined : t(fault);
  };
  return (
    <li ref={item} className={classes.card} data-edge={edge} data-dragged={isDragged}>
      <span ref={handle} className={classes.grip} title={t('forms.drag')}>
        <IconGripVertical {...ICON} size={18} />
      </span>
      <div className={classes.cardFields}>
        <TextInput
          size="sm"
          label={t('forms.fieldName')}
          value={field.key}
          data-field={field.id}
          error={toFault('key')}
          onChange={(event) => onChange({ key: event.currentTarget.value })}
        />
        <NativeSelect
          size="sm"
          label={t('forms.fieldType')}
          data={FIELD_KINDS.map((kind) => ({ value: kind, label: t(`forms.types.${kind}`) }))}
          value={field.kind}
          onChange={({ currentTarget: { value } }) =>
            onChange({ kind: FIELD_KINDS.find((kind) => kind === value) ?? 'text' })
          }
        />
        {field.kind === 'choice' && (
          <Textarea
            size="sm"
            className={classes.whole ?? ''}
            label={t('forms.options')}
            description={t('forms.optionsHint')}
            autosize
            minRows={2}
            maxRows={8}
            value={field.options}
            error={toFault('options')}
            onChange={(event) => onChange({ options: event.currentTarget.value })}
          />
        )}
        <Checkbox
          size="xs"
          className={classes.whole ?? ''}
          label={t('forms.required')}
          checked={field.isRequired}
          onChange={(event) => onChange({ isRequired: event.currentTarget.checked })}
        />
      </div>
      <div className={classes.cardActions}>
        <ActionIcon
          size={24}
          disabled={index === 0}
          aria-label={t('forms.moveUp', { name })}
          onClick={() => onMove(index, index - 1)}
        >
          <IconArrowUp {...ICON} />
        </ActionIcon>
        <ActionIcon
          size={24}
          disabled={index === count - 1}
          aria-label={t('forms.moveDown', { name })}
          onClick={() => onMove(index, index + 1)}
        >
          <IconArrowDown {...ICON} />
        </ActionIcon>
        <ActionIcon size={24} aria-label={t('forms.removeField', { name })} onClick={onRemove}>
          <IconTrash {...ICON} />
        </ActionIcon>
      </div>
    </li>
  );
}
