import { IconCheck } from '@tabler/icons-react';
import { formatCoordinates } from '@waypost/geo';
import { useEffect, useState } from 'react';
import { useStore } from '../../data/create-store.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useMedia } from '../../ui/page/use-media.ts';
import { coordinateFormat } from './coordinate-format.ts';
import { copyText } from './copy-text.ts';
import classes from './pointer-coordinates.module.css';
import { pointerPosition } from './pointer-position.ts';

const COPIED_MS = 1_500;

/** The coordinates under the pointer; a click copies them. Rendered only for pointers that hover. */
export function PointerCoordinates() {
  const t = useTranslate();
  const lngLat = useStore(pointerPosition, (state) => state.lngLat);
  const format = useStore(coordinateFormat, (state) => state.format);
  const canHover = useMedia('(hover: hover)');
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (lngLat === null || !canHover) return null;
  const text = formatCoordinates(lngLat, format);
  return (
    <button
      type="button"
      className={classes.chip}
      title={t('map.copyCoordinates')}
      onClick={async () => setCopied((await copyText(text)) ? text : null)}
    >
      {copied === null ? (
        text
      ) : (
        <>
          <IconCheck size={14} stroke={2} aria-hidden />
          {t('map.copied')}
        </>
      )}
      <span className="wp-visually-hidden" role="status">
        {copied === null ? '' : t('map.copied')}
      </span>
    </button>
  );
}
