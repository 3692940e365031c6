import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { confirm } from './confirm.ts';

/**
 * Asks before navigation discards unsaved input. `isDirty` is read when leaving. Call the returned `release` after
 * saving, to let the next navigation pass.
 */
export function useLeaveGuard(isDirty: () => boolean): { release: () => void } {
  const t = useTranslate();
  const isReleased = useRef(false);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (isReleased.current || current.pathname === next.pathname || !isDirty()) return false;
      const isLeaving = await confirm({
        title: t('common.leaveTitle'),
        text: t('common.leaveText'),
        confirmLabel: t('common.leaveConfirm'),
        cancelLabel: t('common.leaveCancel'),
        isSafeMarked: true,
      });
      return !isLeaving;
    },
    enableBeforeUnload: () => !isReleased.current && isDirty(),
  });
  return {
    release: () => {
      isReleased.current = true;
    },
  };
}
