import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { FEATURE_COLORS } from '../../../map/feature-colors.ts';
import classes from './color-field.module.css';

interface ColorFieldProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
}

/** Ten preset colours, and any other. */
export function ColorField({ value, onChange }: ColorFieldProps) {
  const t = useTranslate();
  const name = useId();
  const isPreset = FEATURE_COLORS.some((color) => color === value);
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('imports.color')}</legend>
      <div className={classes.colors}>
        {FEATURE_COLORS.map((color) => (
          <label key={color} className={classes.color} style={{ background: color }}>
            <input
              type="radio"
              name={name}
              className="wp-visually-hidden"
              checked={color === value}
              onChange={() => onChange(color)}
              aria-label={color}
            />
            {color === value && <IconCheck size={16} stroke={2.5} aria-hidden />}
          </label>
        ))}
        <label className={classes.other} data-chosen={!isPreset}>
          <input
            type="color"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            aria-label={t('imports.otherColor')}
          />
          {!isPreset && <span className={classes.chosen} style={{ background: value }} />}
        </label>
      </div>
    </fieldset>
  );
}
