import { Checkbox } from '@mantine/core';
import { IconCloud } from '@tabler/icons-react';
import type { Scene } from '@waypost/contract';
import { useId } from 'react';
import { useLocale, useTranslate } from '../../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../../i18n/to-number-text.ts';
import { usePreferences } from '../../../../../ui/theme/preferences.ts';
import { formatShortTime } from '../../../../../ui/times/time-format.ts';
import classes from './scene-order.module.css';

interface SceneRowProps {
  readonly scene: Scene;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** Somebody looks at it, or no longer. */
  readonly onLook: (isLookedAt: boolean) => void;
}

/** One scene that was found: its picture, when it was taken, and how good it is. */
export function SceneRow({ scene, isChosen, onChoose, onLook }: SceneRowProps) {
  const t = useTranslate();
  const id = useId();
  const locale = useLocale();
  const preferences = usePreferences();
  const { acquired, cloud_cover, clear_confidence_percent, pixel_resolution, item_type } = scene.properties;
  const time = formatShortTime(new Date(acquired), preferences);
  const percent = (share: number) => toNumberText(Math.round(share * 100), locale);
  return (
    <li className={classes.row}>
      <label
        htmlFor={id}
        className={classes.scene}
        data-chosen={isChosen}
        onPointerEnter={() => onLook(true)}
        onPointerLeave={() => onLook(false)}
        onFocus={() => onLook(true)}
        onBlur={() => onLook(false)}
      >
        <img className={classes.picture} src={scene.thumbnail} alt="" width={64} height={64} loading="lazy" />
        <span className={classes.facts}>
          <span className={classes.time}>{time}</span>
          <span className={classes.fact}>
            {cloud_cover !== null && (
              <span className={classes.clouds}>
                <IconCloud size={14} stroke={1.6} aria-hidden />
                <span className="wp-visually-hidden">{t('scenes.cloudCoverFact')}</span>
                {t('scenes.percent', { percent: percent(cloud_cover) })}
              </span>
            )}
            {clear_confidence_percent !== null && (
              <span>{t('scenes.clear', { percent: Math.round(clear_confidence_percent) })}</span>
            )}
            {pixel_resolution !== null && (
              <span>{t('scenes.pixels', { metres: toNumberText(pixel_resolution, locale) })}</span>
            )}
          </span>
          <span className={classes.fact}>
            {scene.coverage !== null && (
              <span>{t('scenes.covers', { percent: percent(scene.coverage) })}</span>
            )}
            <span>{item_type}</span>
          </span>
        </span>
        <Checkbox
          id={id}
          aria-label={t('scenes.choose', { time })}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </label>
    </li>
  );
}
