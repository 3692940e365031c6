import { Fragment, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import classes from './breadcrumbs.module.css';

/** Links from the outermost level inwards, ending with the current page. */
export function Breadcrumbs({ items }: { items: readonly { key: string; node: ReactNode }[] }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('shell.breadcrumbs')} className={classes.nav}>
      <ol className={classes.list}>
        {items.map((item, index) => (
          <Fragment key={item.key}>
            {index > 0 && (
              <li className={classes.separator} aria-hidden>
                /
              </li>
            )}
            <li className={classes.item} {...(index === items.length - 1 ? { 'aria-current': 'page' } : {})}>
              {item.node}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
