import type { Layer } from '@waypost/contract';
import { type CSSProperties, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './opacity-field.module.css';
import { useOpacity } from './use-opacity.ts';

/** The opacity of a layer, by slider and by number, 0 to 100 %. */
export function OpacityField({ layer }: { readonly layer: Layer }) {
  const t = useTranslate();
  const { percent, choose } = useOpacity(layer);
  /** What is typed, which may be empty for a moment. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={classes.field}>
      <span className={classes.label} aria-hidden>
        {t('layers.opacity')}
      </span>
      <input
        type="range"
        className={classes.slider}
        style={{ '--wp-share': `${percent}%` } as CSSProperties}
        min={0}
        max={100}
        step={1}
        aria-label={t('layers.opacity')}
        value={percent}
        onChange={({ currentTarget: { value } }) => choose(Number(value))}
      />
      <span className={classes.number}>
        <input
          type="number"
          min={0}
          max={100}
          step={1}
          aria-label={t('layers.opacityPercent')}
          value={typed ?? percent}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            if (value !== '' && Number.isFinite(Number(value))) choose(Number(value));
          }}
          onBlur={() => setTyped(null)}
        />
        %
      </span>
    </div>
  );
}
