import type { ReactNode } from 'react';
import classes from './form-footer.module.css';

/** The buttons that end a form. They stay at the bottom of the panel, sheet or dialog while the form is longer. */
export function FormFooter({ children }: { readonly children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}
