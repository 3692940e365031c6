import { Switch } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { BaseStyle } from '@waypost/map-engine';
import { useTranslate } from '../i18n/i18n.ts';
import { useStore } from './create-store.ts';
import { chooseBaseStyle, mapSession, setLabels } from './map-session.ts';
import classes from './map-settings.module.css';

const BASE_STYLES: readonly BaseStyle[] = ['outdoors', 'satellite', 'light', 'dark'];

/** How the base map looks. */
export function MapSettings({ baseStyle }: { readonly baseStyle: BaseStyle }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const labels = useStore(mapSession, (session) => session.labels);
  const choose = (style: BaseStyle) => {
    chooseBaseStyle(style);
    void navigate({ to: '.', search: (all) => ({ ...all, base: style }), replace: true });
  };
  return (
    <div className={classes.settings}>
      <fieldset className={classes.styles}>
        <legend className={classes.title}>{t('map.baseStyle')}</legend>
        {BASE_STYLES.map((style) => (
          <label key={style} className={classes.style}>
            <input
              type="radio"
              name="base-style"
              className="wp-visually-hidden"
              checked={style === baseStyle}
              onChange={() => choose(style)}
            />
            <span className={classes.swatch} data-style={style} aria-hidden />
            <span>{t(`map.styles.${style}`)}</span>
          </label>
        ))}
      </fieldset>
      <Switch
        label={t('map.labels')}
        checked={labels}
        onChange={(event) => setLabels(event.currentTarget.checked)}
      />
    </div>
  );
}
