import { type ComponentType, cloneElement, type ReactElement, Suspense, useState } from 'react';

/** A menu whose code comes when it is first wanted; `target` is the button it opens from. */
export type MenuComponent = ComponentType<{ target: ReactElement }>;

interface TriggerProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

interface LazyMenuProps {
  readonly button: ReactElement<TriggerProps>;
  /** Made by `lazy`, and opened as soon as it is mounted. */
  readonly menu: MenuComponent;
  /** Starts loading ahead of the click. */
  readonly preload: () => unknown;
}

/** A button that becomes a menu with its first use: positioning and focus code is no part of the first screen. */
export function LazyMenu({ button, menu: MenuOnDemand, preload }: LazyMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = cloneElement(button, {
    onClick: () => setIsWanted(true),
    onPointerEnter: () => void preload(),
    onFocus: () => void preload(),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <MenuOnDemand target={button} />
    </Suspense>
  );
}
