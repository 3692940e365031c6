import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './timeline.module.css';
import { moveEdge, moveWindow, type TimeWindow, type WindowEdge } from './timeline-window.ts';

/** Keys repeat quickly; list and map follow when the series ends. */
const KEYS_PAUSE_MS = 250;
const LEAP = 0.1;

type Part = WindowEdge | 'window';

interface TimelineSliderProps {
  readonly window: TimeWindow;
  /** The step of the arrow keys, as a share. */
  readonly step: number;
  readonly format: (share: number) => string;
  /** Called on each change, including intermediate ones. */
  readonly onMove: (window: TimeWindow) => void;
  readonly onDone: (window: TimeWindow) => void;
  readonly children: ReactNode;
}

/** Two handles and the range between them, by pointer, touch and keys. */
export function TimelineSlider({ window, step, format, onMove, onDone, children }: TimelineSliderProps) {
  const t = useTranslate();
  const hint = useId();
  const track = useRef<HTMLDivElement>(null);
  const drag = useDrag(track, window, onMove, onDone);
  const onKeyDown = useKeys(window, step, onMove, onDone);
  const handle = (edge: WindowEdge) => (
    <button
      type="button"
      role="slider"
      className={classes.handle}
      data-part={edge}
      style={{ left: `${window[edge] * 100}%` }}
      aria-label={t(`panel.timeline.${edge}`)}
      aria-describedby={hint}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(window[edge] * 100)}
      aria-valuetext={format(window[edge])}
      onKeyDown={(event) => onKeyDown(event, edge)}
    />
  );
  return (
    <div ref={track} className={classes.track} onPointerDown={drag}>
      {children}
      <div
        className={classes.window}
        data-part="window"
        style={{ left: `${window.start * 100}%`, width: `${(window.end - window.start) * 100}%` }}
      />
      {handle('start')}
      {handle('end')}
      <span id={hint} hidden>
        {t('panel.timeline.handleHint')}
      </span>
    </div>
  );
}

function toPart(target: EventTarget | null): Part | null {
  const part = target instanceof HTMLElement ? target.dataset.part : undefined;
  return part === 'start' || part === 'end' || part === 'window' ? part : null;
}

/** Apart from the handles; a captured pointer would click the track and not the button. */
const isButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button:not([data-part])') !== null;

/** Drags what is under the pointer; elsewhere, moves the nearer handle there. */
function useDrag(
  track: { readonly current: HTMLDivElement | null },
  window: TimeWindow,
  onMove: (window: TimeWindow) => void,
  onDone: (window: TimeWindow) => void,
) {
  return (event: PointerEvent<HTMLDivElement>) => {
    const element = track.current;
    if (element === null || event.button !== 0 || isButton(event.target)) return;
    const box = element.getBoundingClientRect();
    const shareOf = (clientX: number) => (clientX - box.left) / box.width;
    const from = shareOf(event.clientX);
    const nearest = Math.abs(from - window.start) < Math.abs(from - window.end) ? 'start' : 'end';
    const part = toPart(event.target) ?? nearest;
    const move = (to: number) =>
      part === 'window' ? moveWindow(window, to - from) : moveEdge(window, part, to);
    let last = toPart(event.target) === null ? move(from) : window;
    if (last !== window) onMove(last);
    element.setPointerCapture(event.pointerId);
    const onPointerMove = (moved: globalThis.PointerEvent) => {
      last = move(shareOf(moved.clientX));
      onMove(last);
    };
    const onEnd = () => {
      element.removeEventListener('pointermove', onPointerMove);
      element.removeEventListener('lostpointercapture', onEnd);
      if (last !== window) onDone(last);
    };
    element.addEventListener('pointermove', onPointerMove);
    element.addEventListener('lostpointercapture', onEnd);
  };
}

/** Arrows move by a bar, Page keys by a tenth, Home and End to the ends; with Shift both ends move. */
function useKeys(
  window: TimeWindow,
  step: number,
  onMove: (window: TimeWindow) => void,
  onDone: (window: TimeWindow) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event: KeyboardEvent, edge: WindowEdge) => {
    const by = toKeyStep(event.key, step);
    const isEnd = event.key === 'Home' || event.key === 'End';
    if (by === null && !isEnd) return;
    event.preventDefault();
    const far = event.key === 'Home' ? -1 : 1;
    const next = event.shiftKey
      ? moveWindow(window, by ?? far)
      : moveEdge(window, edge, window[edge] + (by ?? far));
    onMove(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onDone(next), KEYS_PAUSE_MS);
  };
}

function toKeyStep(key: string, step: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return -step;
    case 'ArrowRight':
    case 'ArrowUp':
      return step;
    case 'PageDown':
      return -LEAP;
    case 'PageUp':
      return LEAP;
    default:
      return null;
  }
}

/** The window shown while moving, before the address has it. */
export function useDraft(shown: TimeWindow): [TimeWindow, (draft: TimeWindow | null) => void] {
  const [draft, setDraft] = useState<TimeWindow | null>(null);
  const { start, end } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says now takes over
  useEffect(() => setDraft(null), [start, end]);
  return [draft ?? shown, setDraft];
}
