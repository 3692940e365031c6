import { useState } from 'react';
import { toErrorText } from '../../data/queries/error-text.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toasts/toaster.ts';
import { useFailureToast } from '../../ui/toasts/use-failure-toast.ts';

/** Runs what a button asks for, once at a time, and says what came of it. */
export function useAction() {
  const t = useTranslate();
  const failure = useFailureToast();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (run: () => Promise<void>, done: string, failed: string) => {
    failure.clear();
    setIsBusy(true);
    try {
      await run();
      showToast({ tone: 'good', message: done });
    } catch (error) {
      failure.show({ title: failed, message: toErrorText(t, error) });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, act };
}
