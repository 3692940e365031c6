import type { DataEntry } from '@waypost/contract';
import { toDataText } from '../../../data/data-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import classes from './feature-page.module.css';

/** The table of collected data. */
export function FeatureData({ data }: { readonly data: readonly DataEntry[] }) {
  const t = useTranslate();
  const locale = useLocale();
  if (data.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.sectionTitle}>{t('features.collectedData')}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('features.label')}</th>
            <th scope="col">{t('features.value')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: keys may repeat in files, and the rows never move
            <tr key={`${entry.key}-${index}`}>
              <th scope="row">{entry.key}</th>
              <td>{toDataText(entry, t, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
