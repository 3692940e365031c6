import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { confirm } from './confirm.ts';

/**
 * Asks before navigation throws away what was typed. `isDirty` is read at the moment of leaving. The answer's
 * `release` lets the next navigation pass: call it when the form was saved.
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
