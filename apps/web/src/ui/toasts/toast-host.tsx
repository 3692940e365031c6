import { Button, CloseButton } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import classes from './toast-host.module.css';
import { dismissToast, TOAST_MS, type Toast, toastStore } from './toaster.ts';
import { useToastPlace, useToastRoom } from './use-toast-place.ts';

const icons = { good: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle };

/** Where messages appear: at the foot of `toastArea`, one at a time, over nothing that can be used. Mounted once. */
export function ToastHost() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.getCurrent);
  const place = useRef<HTMLDivElement>(null);
  useToastPlace(place);
  return (
    <div ref={place} className={classes.place}>
      <div className={classes.host} role="status" aria-live="polite">
        {toast !== undefined && toast.tone !== 'error' && <ToastCard key={toast.id} toast={toast} />}
      </div>
      <div className={classes.host} role="alert">
        {toast !== undefined && toast.tone === 'error' && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslate();
  const [isHeld, setIsHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useToastRoom(card);
  const Icon = icons[toast.tone];
  useEffect(() => {
    if (toast.tone === 'error' || isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading or reaching for the message stops its clock
    <div
      ref={card}
      className={classes.card}
      data-toast
      data-tone={toast.tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon className={classes.icon} size={20} stroke={1.5} aria-hidden />
      <div className={classes.text}>
        {toast.title !== undefined && <strong>{toast.title}</strong>}
        {toast.message !== undefined && <span>{toast.message}</span>}
      </div>
      {toast.action !== undefined && (
        <Button
          className={classes.action}
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <CloseButton size={28} aria-label={t('common.close')} onClick={() => dismissToast(toast.id)} />
    </div>
  );
}
