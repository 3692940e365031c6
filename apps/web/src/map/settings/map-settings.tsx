import { SegmentedControl, Switch } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { BaseStyle } from '@waypost/map-engine';
import { useState } from 'react';
import { useStore } from '../../data/create-store.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { chooseBaseStyle } from '../session/map-session.ts';
import {
  BASE_STYLES,
  changeLook,
  type MapLook,
  type MapSide,
  mapLooks,
  rememberTopStyle,
} from './map-looks.ts';
import classes from './map-settings.module.css';

export interface MapSettingsProps {
  readonly baseStyle: BaseStyle;
  /** Base style of the second map; null without one. */
  readonly topStyle: BaseStyle | null;
  /** Whether terrain heights are configured. */
  readonly hasTerrain: boolean;
}

/** The look of the map, or of either map of a comparison. */
export function MapSettings({ baseStyle, topStyle, hasTerrain }: MapSettingsProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [chosen, setSide] = useState<MapSide>('top');
  const side = topStyle === null ? 'bottom' : chosen;
  const choose = (style: BaseStyle) => {
    if (side === 'top') rememberTopStyle(style);
    else chooseBaseStyle(style);
    const change = side === 'top' ? { compare: style } : { base: style };
    void navigate({ to: '.', search: (all) => ({ ...all, ...change }), replace: true });
  };
  return (
    <div className={classes.settings}>
      {topStyle !== null && (
        <SegmentedControl
          fullWidth
          size="sm"
          value={side}
          onChange={(value) => setSide(value === 'top' ? 'top' : 'bottom')}
          data={[
            { value: 'top', label: t('map.top') },
            { value: 'bottom', label: t('map.bottom') },
          ]}
          aria-label={t('mapSettings.whichMap')}
        />
      )}
      <fieldset className={classes.styles}>
        <legend className={classes.title}>{t('mapSettings.baseStyle')}</legend>
        {BASE_STYLES.map((style) => (
          <label key={style} className={classes.style}>
            <input
              type="radio"
              name="base-style"
              className="wp-visually-hidden"
              checked={style === (side === 'top' ? topStyle : baseStyle)}
              onChange={() => choose(style)}
            />
            <span className={classes.swatch} data-style={style} aria-hidden />
            <span>{t(`map.styles.${style}`)}</span>
          </label>
        ))}
      </fieldset>
      <LookSwitches side={side} hasTerrain={hasTerrain} />
    </div>
  );
}

/** The layers beside the base style. Unavailable ones say so. */
function LookSwitches({ side, hasTerrain }: { readonly side: MapSide; readonly hasTerrain: boolean }) {
  const t = useTranslate();
  const look = useStore(mapLooks, (looks) => looks[side]);
  const hasBuildings = useStore(mapLooks, (looks) => looks.hasBuildings[side]);
  const toSwitch = (name: keyof MapLook, isThere = true) => ({
    checked: look[name] && isThere,
    disabled: !isThere,
    onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) =>
      changeLook(side, { [name]: event.currentTarget.checked }),
  });
  return (
    <>
      <Switch label={t('mapSettings.labels')} {...toSwitch('labels')} />
      <Switch
        label={t('mapSettings.buildings')}
        description={t(hasBuildings ? 'mapSettings.buildingsHint' : 'mapSettings.noBuildings')}
        {...toSwitch('buildings', hasBuildings)}
      />
      <Switch
        label={t('mapSettings.terrain')}
        description={hasTerrain ? undefined : t('mapSettings.noTerrain')}
        {...toSwitch('terrain', hasTerrain)}
      />
      <Switch label={t('mapSettings.boundaries')} {...toSwitch('boundaries')} />
    </>
  );
}
