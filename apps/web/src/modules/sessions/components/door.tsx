import type { ReactNode } from 'react';
import { Mark } from '../../../ui/page/mark.tsx';
import { LanguageChoice } from './language-choice.tsx';
import classes from './login-page.module.css';

/** The card of all screens before sign-in. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <main className={classes.card}>
        <Mark size={40} />
        <h1 className={classes.title}>{title}</h1>
        {children}
      </main>
      <LanguageChoice />
    </div>
  );
}
