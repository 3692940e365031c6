import type { Health } from '@waypost/contract';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import classes from './health-page.module.css';

const COLUMNS = ['mean_ms', 'max_ms', 'total_ms'] as const;
const NAMES = { mean_ms: 'mean', max_ms: 'max', total_ms: 'total' } as const;

interface SlowQueriesProps {
  readonly health: Pick<Health, 'slow_queries' | 'slow_query_gap'>;
  readonly labelledBy: string;
}

/** The queries that took most of the database's time, or why they are not known. */
export function SlowQueries({ health: { slow_queries, slow_query_gap }, labelledBy }: SlowQueriesProps) {
  const t = useTranslate();
  const format = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 });
  if (slow_query_gap !== null) return <p className={classes.note}>{t(`health.gaps.${slow_query_gap}`)}</p>;
  if (slow_queries.length === 0) return <p className={classes.note}>{t('health.noSlow')}</p>;
  return (
    <>
      <p className={classes.note}>{t('health.slowHint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard. */}
      <section className={classes.scroll} tabIndex={0} aria-labelledby={labelledBy}>
        <table className={classes.table} aria-labelledby={labelledBy}>
          <thead>
            <tr>
              <th scope="col">{t('health.query')}</th>
              <th scope="col" className={classes.number}>
                {t('health.calls')}
              </th>
              {COLUMNS.map((name) => (
                <th key={name} scope="col" className={classes.number}>
                  {t(`health.${NAMES[name]}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slow_queries.map((query) => (
              <tr key={query.query}>
                <td>
                  <code className={classes.query}>{query.query}</code>
                </td>
                <td className={classes.number}>{format.format(query.calls)}</td>
                {COLUMNS.map((name) => (
                  <td key={name} className={classes.number}>
                    {t('health.ms', { count: query[name] })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
