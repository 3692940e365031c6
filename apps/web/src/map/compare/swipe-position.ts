const STEP = 0.02;
const LARGE_STEP = 0.1;

/** The position of the handle after a key, from 0 (left) to 1 (right); null for other keys. */
export function toSwipePosition(
  position: number,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): number | null {
  const step = shiftKey ? LARGE_STEP : STEP;
  const within = (value: number) => Math.min(Math.max(Number(value.toFixed(4)), 0), 1);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(position - step);
    case 'ArrowRight':
    case 'ArrowUp':
      return within(position + step);
    case 'PageDown':
      return within(position - LARGE_STEP);
    case 'PageUp':
      return within(position + LARGE_STEP);
    case 'Home':
      return 0;
    case 'End':
      return 1;
    default:
      return null;
  }
}
