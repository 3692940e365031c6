import { cloneElement, type ReactElement, Suspense, useState } from 'react';

interface TriggerProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

interface LazyMenuProps {
  readonly button: ReactElement<TriggerProps>;
  /** The menu of a button: a `lazy` component, opened when mounted. */
  readonly menu: (target: ReactElement) => ReactElement;
  /** Preloads before the click. */
  readonly preload: () => unknown;
}

/** A button that becomes a menu on first use: the code for positioning and focus is not part of the first screen. */
export function LazyMenu({ button, menu, preload }: LazyMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = cloneElement(button, {
    onClick: () => setIsWanted(true),
    onPointerEnter: () => void preload(),
    onFocus: () => void preload(),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
  if (!isWanted) return trigger;
  return <Suspense fallback={trigger}>{menu(button)}</Suspense>;
}
