import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly breadcrumbs?: ReactNode;
  readonly text?: ReactNode;
  /** Buttons below the title. */
  readonly children?: ReactNode;
}

/** The top of a panel: breadcrumbs, title and actions. */
export function PageHeader({ title, breadcrumbs, text, children }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      {breadcrumbs}
      <h1 className={classes.title}>{title}</h1>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </header>
  );
}
