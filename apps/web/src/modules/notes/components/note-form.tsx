import { Button, Textarea } from '@mantine/core';
import { NOTE_LENGTH } from '@waypost/contract';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './feature-notes.module.css';

interface NoteFormProps {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onText: (text: string) => void;
  readonly onSend: (text: string) => void;
}

/** The field for a note: 3 to 500 characters, sent by the button or Ctrl+Enter. */
export function NoteForm({ text, isBusy, onText, onSend }: NoteFormProps) {
  const t = useTranslate();
  const [isTried, setIsTried] = useState(false);
  const tidy = text.trim();
  const isShort = tidy.length < NOTE_LENGTH.min;
  // The field's limit; two notes that were merged in it may exceed it.
  const isLong = tidy.length > NOTE_LENGTH.max;
  const fault = isLong ? 'report.notes.long' : isShort && isTried ? 'report.notes.short' : null;
  const send = () => {
    setIsTried(isShort);
    if (!isShort && !isLong && !isBusy) onSend(tidy);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        size="sm"
        label={t('report.notes.new')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={NOTE_LENGTH.max}
        value={text}
        error={fault === null ? null : t(fault, { max: NOTE_LENGTH.max })}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.foot}>
        <span className={classes.count}>
          {t('report.notes.length', { count: tidy.length, max: NOTE_LENGTH.max })}
        </span>
        <Button type="submit" size="compact-md" loading={isBusy}>
          {t('report.notes.add')}
        </Button>
      </div>
    </form>
  );
}
