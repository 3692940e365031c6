import { Switch } from '@mantine/core';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { setSingleKeys, singleKeys } from '../../../map/session/single-keys.ts';
import { useMedia } from '../../../ui/page/use-media.ts';
import classes from './template-tools.module.css';

/** Turns the single-letter shortcuts on and off, on devices likely to have a keyboard. */
export function KeysSwitch() {
  const t = useTranslate();
  const isOn = useStore(singleKeys, (keys) => keys.isOn);
  const canHover = useMedia('(hover: hover)');
  if (!canHover) return null;
  return (
    <Switch
      className={classes.keys}
      size="xs"
      label={t('drawing.singleKeys')}
      checked={isOn}
      onChange={(event) => setSingleKeys(event.currentTarget.checked)}
    />
  );
}
