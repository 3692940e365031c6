import { Button, Modal } from '@mantine/core';
import { useTranslate } from '../i18n/i18n.ts';
import type { Question } from './confirm.ts';
import classes from './dialog.module.css';

/** A question with two answers; closing it any other way is the careful one. */
export function ConfirmDialog({
  question,
  onAnswer,
}: {
  question: Question;
  onAnswer: (isConfirmed: boolean) => void;
}) {
  const t = useTranslate();
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title={question.title}
      size={420}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ title: classes.title ?? '' }}
    >
      <p className={classes.text}>{question.text}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
          {question.cancelLabel}
        </Button>
        <Button {...(question.isDangerous ? { color: 'red.8' } : {})} onClick={() => onAnswer(true)}>
          {question.confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
