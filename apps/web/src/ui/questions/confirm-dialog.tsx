import { Button } from '@mantine/core';
import type { Question } from './confirm.ts';
import classes from './dialog.module.css';
import { Dialog } from './dialog.tsx';

/** A question with two answers; closing it any other way cancels. */
export function ConfirmDialog({
  question,
  onAnswer,
}: {
  question: Question;
  onAnswer: (isConfirmed: boolean) => void;
}) {
  return (
    <Dialog onClose={() => onAnswer(false)} title={question.title} size={420}>
      <p className={classes.text}>{question.text}</p>
      <div className={classes.actions}>
        <Button
          variant={question.isSafeMarked === true ? 'filled' : 'default'}
          onClick={() => onAnswer(false)}
          data-autofocus
        >
          {question.cancelLabel}
        </Button>
        <Button
          {...(question.isSafeMarked === true ? { variant: 'default' } : {})}
          {...(question.isDangerous === true ? { color: 'red.8' } : {})}
          onClick={() => onAnswer(true)}
        >
          {question.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
