import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '@waypost/client';
import { toErrorText } from '../data/queries/error-text.ts';
import { useTranslate } from '../i18n/i18n.ts';
import { ErrorState } from '../ui/states/error-state.tsx';
import { isScreenMissing, reloadIfServed } from './reload-after-deploy.ts';
import classes from './route-error.module.css';

/** Shown for a screen that failed, with Retry. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const t = useTranslate();
  const router = useRouter();
  const isUnreachable = isScreenMissing();
  const text =
    error instanceof ApiError
      ? toErrorText(t, error)
      : t(isUnreachable ? 'errors.network' : 'shell.errorText');
  const retry = async () => {
    if (isUnreachable && (await reloadIfServed())) return;
    reset();
    await router.invalidate();
  };
  return (
    <div className={classes.screen}>
      <ErrorState title={t('shell.errorTitle')} text={text} onRetry={() => void retry()} />
    </div>
  );
}
