import { ActionIcon } from '@mantine/core';
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { Hint } from '../hints/hint.tsx';
import classes from './color-choice.module.css';
import { FEATURE_COLORS } from './feature-colors.ts';
import { addOwnColor, removeOwnColor, useOwnColors } from './own-colors.ts';

type PresetColor = (typeof FEATURE_COLORS)[number];

function isPresetColor(color: string): color is PresetColor {
  return FEATURE_COLORS.some((preset) => preset === color);
}

interface ColorChoiceProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
}

/** Ten presets, and up to ten custom colours stored in this browser. */
export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const t = useTranslate();
  const name = useId();
  const own = useOwnColors();
  const [picked, setPicked] = useState('#2e7d6b');
  const isKnown = isPresetColor(value) || own.includes(value);
  const shown = [...FEATURE_COLORS, ...own, ...(isKnown ? [] : [value])];
  const pick = () => {
    addOwnColor(picked);
    onChange(picked);
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('colors.label')}</legend>
      <div className={classes.colors}>
        {shown.map((color) => (
          <label key={color} className={classes.color} style={{ background: color }}>
            <input
              type="radio"
              name={name}
              className="wp-visually-hidden"
              checked={color === value}
              onChange={() => onChange(color)}
              aria-label={isPresetColor(color) ? t(`colors.names.${color}`) : color}
            />
            {color === value && <IconCheck size={15} stroke={2.5} aria-hidden />}
          </label>
        ))}
      </div>
      <div className={classes.own}>
        <input
          type="color"
          value={picked}
          aria-label={t('colors.own')}
          onChange={(event) => setPicked(event.currentTarget.value)}
        />
        <Hint label={t('colors.add')}>
          <ActionIcon aria-label={t('colors.add')} onClick={pick}>
            <IconPlus size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Hint>
        {own.includes(value) && (
          <Hint label={t('colors.remove')}>
            <ActionIcon aria-label={t('colors.remove')} onClick={() => removeOwnColor(value)}>
              <IconX size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Hint>
        )}
      </div>
    </fieldset>
  );
}
