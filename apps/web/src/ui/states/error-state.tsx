import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import classes from './states.module.css';

interface ErrorStateProps {
  readonly title?: string;
  /** What happened, in the member's language. */
  readonly text?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
  /** Another action, if retrying does not help. */
  readonly children?: ReactNode;
}

/** What a list or page shows if it could not be loaded: the error, and Retry. */
export function ErrorState({ title, text, onRetry, isRetrying = false, children }: ErrorStateProps) {
  const t = useTranslate();
  return (
    <div className={classes.state} role="alert">
      <span className={classes.mark} data-tone="error">
        <IconAlertTriangle size={22} stroke={1.5} aria-hidden />
      </span>
      <p className={classes.title}>{title ?? t('errors.title')}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children !== undefined && <div className={classes.action}>{children}</div>}
      {onRetry !== undefined && (
        <div className={classes.action}>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
            loading={isRetrying}
            onClick={onRetry}
          >
            {t('common.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
