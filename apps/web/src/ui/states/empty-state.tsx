import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './states.module.css';

interface EmptyStateProps {
  readonly icon?: Icon;
  readonly title: string;
  readonly text?: string | undefined;
  /** The action that adds the first entry. */
  readonly children?: ReactNode;
}

/** What an empty list shows: a sentence and the action that adds an entry. */
export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {Icon !== undefined && (
        <span className={classes.mark}>
          <Icon size={22} stroke={1.5} aria-hidden />
        </span>
      )}
      <p className={classes.title}>{title}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children !== undefined && <div className={classes.action}>{children}</div>}
    </div>
  );
}
