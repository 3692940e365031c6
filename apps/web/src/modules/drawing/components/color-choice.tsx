import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useStore } from '../../../map/create-store.ts';
import { FEATURE_COLORS } from '../../../map/feature-colors.ts';
import { addOwnColor, ownColors, removeOwnColor } from '../own-colors.ts';
import classes from './color-choice.module.css';

interface ColorChoiceProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
}

/** Ten presets, and up to ten colours of one's own that this browser remembers. */
export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const t = useTranslate();
  const name = useId();
  const own = useStore(ownColors, (state) => state.colors);
  const [picked, setPicked] = useState('#2e7d6b');
  const isPreset = FEATURE_COLORS.some((color) => color === value);
  const isKnown = isPreset || own.includes(value);
  const shown = [...FEATURE_COLORS, ...own, ...(isKnown ? [] : [value])];
  const pick = () => {
    addOwnColor(picked);
    onChange(picked);
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('drawing.color')}</legend>
      <div className={classes.colors}>
        {shown.map((color) => (
          <label key={color} className={classes.color} style={{ background: color }}>
            <input
              type="radio"
              name={name}
              className="wp-visually-hidden"
              checked={color === value}
              onChange={() => onChange(color)}
              aria-label={color}
            />
            {color === value && <IconCheck size={15} stroke={2.5} aria-hidden />}
          </label>
        ))}
      </div>
      <div className={classes.own}>
        <input
          type="color"
          value={picked}
          aria-label={t('drawing.ownColor')}
          onChange={(event) => setPicked(event.currentTarget.value)}
        />
        <Tooltip label={t('drawing.addColor')}>
          <ActionIcon aria-label={t('drawing.addColor')} onClick={pick}>
            <IconPlus size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
        {own.includes(value) && (
          <Tooltip label={t('drawing.removeColor')}>
            <ActionIcon aria-label={t('drawing.removeColor')} onClick={() => removeOwnColor(value)}>
              <IconX size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    </fieldset>
  );
}
