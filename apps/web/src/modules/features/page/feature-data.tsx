import type { DataEntry, Resource } from '@waypost/contract';
import { toDataText } from '../../../data/data-text.ts';
import { findDataPicture } from '../../../data/find-data-picture.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import section from '../../../ui/page/section.module.css';
import { PictureButton } from '../pictures/picture-button.tsx';
import classes from './feature-page.module.css';

interface FeatureDataProps {
  readonly code: string;
  readonly data: readonly DataEntry[];
  readonly pictures: readonly Resource[];
  readonly onOpenPicture: (uuid: string) => void;
}

/** The table of collected data; a photo field shows its picture. */
export function FeatureData({ code, data, pictures, onOpenPicture }: FeatureDataProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (data.length === 0) return null;
  return (
    <section className={section.section}>
      <h2 className={section.title}>{t('features.collectedData')}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('report.label')}</th>
            <th scope="col">{t('report.value')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((entry, index) => {
            const picture = findDataPicture(entry, pictures);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: keys may repeat in files, and the rows never move
              <tr key={`${entry.key}-${index}`}>
                <th scope="row">{entry.key}</th>
                <td>
                  {picture === undefined ? (
                    toDataText(entry, t, locale)
                  ) : (
                    <div className={classes.tablePicture}>
                      <PictureButton code={code} picture={picture} onOpen={onOpenPicture} />
                    </div>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
