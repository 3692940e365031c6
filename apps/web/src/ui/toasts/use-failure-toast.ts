import { useRef } from 'react';
import { dismissToast, showToast, type Toast } from './toaster.ts';

/** The error of one action, which goes when the action is tried again. */
export function useFailureToast(): {
  readonly show: (toast: Pick<Toast, 'title' | 'message'>) => void;
  readonly clear: () => void;
} {
  const id = useRef<number | null>(null);
  const clear = () => {
    if (id.current !== null) dismissToast(id.current);
    id.current = null;
  };
  const show = (toast: Pick<Toast, 'title' | 'message'>) => {
    clear();
    id.current = showToast({ tone: 'error', ...toast });
  };
  return { show, clear };
}
