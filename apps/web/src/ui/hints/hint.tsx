import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import classes from './hint.module.css';
import { type HintSide, placeHint } from './hint-place.ts';

interface TargetProps {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  'aria-describedby'?: string | undefined;
}

interface HintProps {
  readonly label: string;
  readonly side?: HintSide;
  /** Hover time before the hint is shown, in milliseconds. */
  readonly delayMs?: number;
  /** Wraps a long text. */
  readonly wraps?: boolean;
  readonly isOff?: boolean;
  /** One element that accepts pointer handlers. */
  readonly children: ReactElement<TargetProps>;
}

/**
 * Shows a text on hover. Small enough for the first screen, unlike the kit's tooltip, which brings the positioning
 * library of menus.
 */
export function Hint({
  label,
  side = 'top',
  delayMs = 450,
  wraps = false,
  isOff = false,
  children,
}: HintProps) {
  const id = useId();
  const [target, setTarget] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = isOff ? null : target;
  const element = cloneElement(children, {
    onPointerEnter: (event) => {
      children.props.onPointerEnter?.(event);
      if (event.pointerType === 'touch') return;
      const { currentTarget } = event;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTarget(currentTarget), delayMs);
    },
    onPointerLeave: (event) => {
      children.props.onPointerLeave?.(event);
      clearTimeout(timer.current);
      setTarget(null);
    },
    'aria-describedby': shown === null ? children.props['aria-describedby'] : id,
  });
  return (
    <>
      {element}
      {shown !== null &&
        createPortal(
          <Bubble
            id={id}
            label={label}
            side={side}
            wraps={wraps}
            target={shown}
            onGone={() => setTarget(null)}
          />,
          document.body,
        )}
    </>
  );
}

interface BubbleProps {
  readonly id: string;
  readonly label: string;
  readonly wraps: boolean;
  readonly side: HintSide;
  readonly target: Element;
  readonly onGone: () => void;
}

function Bubble({ id, label, side, wraps, target, onGone }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another label is of another size
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeHint(
      target.getBoundingClientRect(),
      element.getBoundingClientRect(),
      side,
      room,
    );
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [target, label, side]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onGone();
    window.addEventListener('keydown', onKey);
    // A target that moves hides its hint.
    window.addEventListener('scroll', onGone, { capture: true, passive: true });
    window.addEventListener('resize', onGone);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onGone, { capture: true });
      window.removeEventListener('resize', onGone);
    };
  }, [onGone]);
  return (
    <div ref={bubble} id={id} role="tooltip" className={classes.hint} data-wraps={wraps || undefined}>
      {label}
    </div>
  );
}
