import type { AiReport } from '@waypost/contract';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { toFactName, toFactValue } from './fact-text.ts';
import classes from './report-page.module.css';

/** All facts of a report as a table. */
export function FactTable({ report }: { readonly report: AiReport }) {
  const t = useTranslate();
  const locale = useLocale();
  const reader = { t, locale, times: { ...usePreferences(), tz: report.time_zone } };
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // What is printed cannot be opened.
    const open = () => details.current?.setAttribute('open', '');
    addEventListener('beforeprint', open);
    return () => removeEventListener('beforeprint', open);
  }, []);
  return (
    <details ref={details} className={classes.facts}>
      <summary>
        {t('aiReports.factsTitle')} ({report.facts.length})
      </summary>
      <p className={classes.cardNote}>{t('aiReports.factsHint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard. */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('aiReports.factsTitle')}>
        <table>
          <thead>
            <tr>
              {(['number', 'what', 'value', 'rests'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`aiReports.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.facts.map((fact) => (
              <tr key={fact.id}>
                <td>{fact.id.slice(1)}</td>
                <th scope="row">{toFactName(reader, fact)}</th>
                <td>{toFactValue(reader, fact)}</td>
                <td>{t('aiReports.rests', { count: fact.features })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
