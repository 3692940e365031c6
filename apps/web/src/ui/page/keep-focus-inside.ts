import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus into a box when the focused element is removed from it: the focus would be on nothing otherwise.
 * Call it in the component that renders the box's contents.
 */
export function useKeepFocusInside(
  box: RefObject<HTMLElement | null>,
  findNext: (box: HTMLElement) => HTMLElement | null,
): void {
  const isInside = useRef(false);
  useEffect(() => {
    const isIn = ({ target }: Event) => target instanceof Node && box.current?.contains(target) === true;
    const onFocus = (event: FocusEvent) => {
      isInside.current = isIn(event);
    };
    // A press beside the box takes the focus away on purpose, also where nothing can be focused.
    const onPress = (event: PointerEvent) => {
      if (!isIn(event)) isInside.current = false;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, [box]);
  // After every render: whichever removed the element.
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body || box.current === null) return;
    (findNext(box.current) ?? box.current).focus();
  });
}
