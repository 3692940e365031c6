import { Button } from '@mantine/core';
import { useState } from 'react';
import { toErrorText } from '../../../../data/queries/error-text.ts';
import { useTranslate } from '../../../../i18n/i18n.ts';
import { confirm } from '../../../../ui/questions/confirm.ts';
import { showToast } from '../../../../ui/toasts/toaster.ts';
import classes from './ordered.module.css';

/** What is said of an order, in the words of its kind. */
export interface OrderWords {
  readonly status: string;
  /** What went wrong; null: nothing. */
  readonly fault: string | null;
  readonly cancel: string;
  readonly cancelTitle: string;
  readonly cancelText: string;
  readonly cancelFailed: string;
  readonly retry: string;
  readonly retryFailed: string;
}

interface OrderProgressProps {
  /** Above 0 while it is under way, 0 when it is done, below when it failed. */
  readonly status: number;
  /** The provider’s own words for a fault. */
  readonly faultDetail: string | null;
  readonly words: OrderWords;
  /** Null: not by this person, or not any more. */
  readonly onCancel: (() => Promise<void>) | null;
  readonly onRetry: (() => Promise<void>) | null;
}

const toTone = (status: number) => (status === 0 ? 'good' : status > 0 ? 'working' : 'failed');

/** Of something that a provider makes for a layer: its status in words, what went wrong, and what can be done. */
export function OrderProgress({ status, faultDetail, words, onCancel, onRetry }: OrderProgressProps) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<void>, failed: string) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'error', title: failed, message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  const cancel = async (work: () => Promise<void>) => {
    const isSure = await confirm({
      title: words.cancelTitle,
      text: words.cancelText,
      confirmLabel: words.cancel,
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (isSure) await run(work, words.cancelFailed);
  };
  const button = { variant: 'default', size: 'compact-sm', loading: isBusy } as const;
  return (
    <section className={classes.status} data-tone={toTone(status)} role="status">
      <p className={classes.word}>{words.status}</p>
      {status !== 0 && words.fault !== null && (
        <p className={classes.fault}>
          {words.fault}
          {faultDetail !== null && <span className={classes.words}>{faultDetail}</span>}
        </p>
      )}
      {onCancel !== null && (
        <Button {...button} onClick={() => void cancel(onCancel)}>
          {words.cancel}
        </Button>
      )}
      {onRetry !== null && (
        <Button {...button} onClick={() => void run(onRetry, words.retryFailed)}>
          {words.retry}
        </Button>
      )}
    </section>
  );
}
