import { Button, SegmentedControl } from '@mantine/core';
import type { Layer } from '@waypost/contract';
import { type CSSProperties, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useLayerAccess } from '../use-layer-access.ts';
import classes from './opacity-field.module.css';
import { useOpacity } from './use-opacity.ts';

/**
 * The opacity of a layer, by slider and by number, 0 to 100 %, and for whom it is: who may not change the layer chooses for
 * themselves alone.
 */
export function OpacityField({ layer }: { readonly layer: Layer }) {
  const t = useTranslate();
  const { canChange } = useLayerAccess(layer);
  const { percent, isOwn, choose, setOwn } = useOpacity(layer, canChange);
  /** What is typed, which may be empty for a moment. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <>
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
      {canChange ? (
        <SegmentedControl
          fullWidth
          size="xs"
          className={classes.scope ?? ''}
          aria-label={t('layers.opacityFor')}
          value={isOwn ? 'own' : 'everybody'}
          onChange={(value) => setOwn(value === 'own')}
          data={[
            { value: 'everybody', label: t('layers.opacityForEverybody') },
            { value: 'own', label: t('layers.opacityForMe') },
          ]}
        />
      ) : (
        <p className={classes.note}>
          {t('layers.opacityForMe')}
          {isOwn && (
            <Button variant="subtle" size="compact-sm" onClick={() => setOwn(false)}>
              {t('layers.opacityAsEverybody')}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
