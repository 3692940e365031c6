import { Button, NativeSelect, SegmentedControl, Switch } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { BaseMap } from '@waypost/contract';
import type { BaseStyle } from '@waypost/map-engine';
import { useState } from 'react';
import { useStore } from '../../data/create-store.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { fitMap } from '../engine/engine-holder.ts';
import { findBaseMap, type GroundConfig } from '../scene/build-scene.ts';
import { chooseBase, mapSession } from '../session/map-session.ts';
import {
  BASE_STYLES,
  changeLook,
  type MapLook,
  type MapSide,
  mapLooks,
  rememberTopStyle,
} from './map-looks.ts';
import classes from './map-settings.module.css';
import { chooseTrailSpan, listTrailSpans, toShownSpan, trailChoice } from './trail-span.ts';

export interface MapSettingsProps {
  readonly baseStyle: BaseStyle;
  /** Base style of the second map; null without one. */
  readonly topStyle: BaseStyle | null;
  /** What the server has to show below everything, with the choice of the project. */
  readonly ground: GroundConfig | null;
}

/** The look of the map, or of either map of a comparison. */
export function MapSettings({ baseStyle, topStyle, ground }: MapSettingsProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [chosen, setSide] = useState<MapSide>('top');
  const side = topStyle === null ? 'bottom' : chosen;
  const choose = (style: BaseStyle) => {
    if (side === 'top') rememberTopStyle(style);
    else chooseBase({ baseStyle: style });
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
      <BaseMapChoice ground={ground} />
      <LookSwitches side={side} hasTerrain={ground?.terrain != null} />
      {side === 'bottom' && <TrailSpanChoice />}
    </div>
  );
}

/**
 * The base maps of the server, if it has more than one, with what the chosen one covers and its date. One that was chosen and
 * whose file is gone is told of.
 */
function BaseMapChoice({ ground }: Pick<MapSettingsProps, 'ground'>) {
  const t = useTranslate();
  const chosen = useStore(mapSession, (session) => session.baseMap);
  const current = findBaseMap(ground, chosen);
  if (ground === null || current === null) return null;
  const { maps, default_id: preferred } = ground.basemap;
  const isGone = chosen !== null && current.id !== chosen;
  if (maps.length < 2 && !isGone) return null;
  const toLabel = ({ origin, name }: BaseMap) =>
    origin.kind === 'bundled' ? t('mapSettings.bundledMap') : name;
  const { bounds, made_on: madeOn } = current;
  const facts = [
    bounds === null ? t('mapSettings.wholeWorld') : t('mapSettings.region'),
    ...(madeOn === null ? [] : [t('mapSettings.madeOn', { date: madeOn })]),
  ];
  return (
    <fieldset className={classes.baseMaps}>
      <legend className={classes.title}>{t('mapSettings.map')}</legend>
      {maps.map((map) => (
        <label key={map.id} className={classes.baseMap}>
          <input
            type="radio"
            name="base-map"
            checked={map.id === current.id}
            // The choice of the project is followed when it changes.
            onChange={() => chooseBase({ baseMap: map.id === preferred ? null : map.id })}
          />
          <span>{toLabel(map)}</span>
        </label>
      ))}
      <p className={classes.facts}>{facts.join(' · ')}</p>
      {isGone && (
        <div role="status" className={classes.gone}>
          <p className={classes.facts}>{t('mapSettings.gone', { name: chosen })}</p>
          <Button size="compact-sm" variant="subtle" onClick={() => chooseBase({ baseMap: null })}>
            {t('mapSettings.forgetGone')}
          </Button>
        </div>
      )}
      {bounds !== null && (
        <Button size="compact-sm" variant="subtle" onClick={() => fitMap([...bounds])}>
          {t('mapSettings.showRegion')}
        </Button>
      )}
    </fieldset>
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

/** How far back trails are shown, where the project keeps more than a day of them. */
function TrailSpanChoice() {
  const t = useTranslate();
  const choice = useStore(trailChoice, (all) => all);
  const spans = listTrailSpans(choice);
  if (spans.length < 2) return null;
  return (
    <NativeSelect
      size="sm"
      label={t('mapSettings.trails')}
      data={spans.map((value) => ({ value, label: t(`mapSettings.trailSpans.${value}`) }))}
      value={toShownSpan(choice)}
      onChange={({ currentTarget: { value } }) => {
        const span = spans.find((one) => one === value);
        if (span !== undefined) chooseTrailSpan(span);
      }}
    />
  );
}
