import { Modal, type ModalProps } from '@mantine/core';
import { useTranslate } from '../../i18n/i18n.ts';
import classes from './dialog.module.css';

/** A dialog over the page, with a title and a labelled close button. */
export function Dialog(props: Omit<ModalProps, 'opened' | 'classNames' | 'closeButtonProps'>) {
  const t = useTranslate();
  return (
    <Modal
      opened
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ title: classes.title ?? '', content: classes.content ?? '' }}
      {...props}
    />
  );
}
