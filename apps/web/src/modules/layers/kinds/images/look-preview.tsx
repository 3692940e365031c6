import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ImageLook, Layer } from '@waypost/contract';
import { useEffect, useState } from 'react';
import { toErrorText } from '../../../../data/queries/error-text.ts';
import { useTranslate } from '../../../../i18n/i18n.ts';
import classes from './images.module.css';
import { previewQuery } from './look-api.ts';

/** One types numbers digit by digit. */
const WAIT_MS = 400;

/** What a picture looks like in a look; the last one that could be drawn, until the next is there. */
export function LookPreview({ layer, look }: { readonly layer: Layer; readonly look: ImageLook | null }) {
  const t = useTranslate();
  const [asked, setAsked] = useState(look);
  const text = JSON.stringify(look);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(JSON.parse(text) as ImageLook | null), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({ ...previewQuery(layer, asked), placeholderData: keepPreviousData });
  const isBusy = query.isFetching || JSON.stringify(asked) !== text;
  return (
    <div className={classes.preview} aria-busy={isBusy}>
      {query.data !== undefined && !query.isError && <Drawn picture={query.data.picture} />}
      {query.isError && (
        <p className={classes.fault} role="alert">
          {toErrorText(t, query.error)}
        </p>
      )}
      {query.data?.isMiddle === true && !query.isError && (
        <p className={classes.note}>{t('images.look.middle')}</p>
      )}
    </div>
  );
}

function Drawn({ picture }: { readonly picture: Blob }) {
  const t = useTranslate();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url === null ? null : <img src={url} alt={t('images.look.preview')} draggable={false} />;
}
