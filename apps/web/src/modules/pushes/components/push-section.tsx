import { Switch } from '@mantine/core';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { usePush, useSetPush } from '../api.ts';
import { PushUnavailableError } from '../browser-push.ts';
import classes from './push-section.module.css';

/** Whether the member is told in this browser what a geofence asks them, also when no page is open. */
export function PushSection() {
  const t = useTranslate();
  const isOn = usePush();
  const set = useSetPush();
  const [permission, setPermission] = useState(() => Notification.permission);
  const isDenied = permission === 'denied';
  const change = async (isWanted: boolean) => {
    try {
      if (isWanted) {
        const given = await Notification.requestPermission();
        setPermission(given);
        if (given !== 'granted') return;
      }
      await set.mutateAsync(isWanted);
    } catch (error) {
      const message = error instanceof PushUnavailableError ? t('pushes.notOffered') : toErrorText(t, error);
      showToast({ tone: 'error', title: t('pushes.failed'), message });
    }
  };
  return (
    <section aria-labelledby="pushes">
      <h2 id="pushes" className={classes.heading}>
        {t('pushes.title')}
      </h2>
      <Switch
        className={classes.switch}
        label={t('pushes.switch')}
        description={isDenied ? t('pushes.denied') : t('pushes.about')}
        checked={isOn === true && !isDenied}
        disabled={isOn === undefined || isDenied || set.isPending}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
    </section>
  );
}
