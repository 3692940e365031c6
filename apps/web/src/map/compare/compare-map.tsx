import { type Comparison, createComparison, type MapEvent, type MapScene } from '@waypost/map-engine';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { getAuthHeader } from '../../data/session/http.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { workerUrl } from '../engine/engine-chunk.ts';
import { withEngine } from '../engine/engine-holder.ts';
import { loadPicture } from '../engine/load-picture.ts';
import { renewRefusedToken } from '../engine/renew-token.ts';
import { imageryTrouble } from '../host/imagery-trouble.ts';
import { mapTrouble } from '../host/map-trouble.ts';
import { setHasBuildings } from '../settings/map-looks.ts';
import classes from './compare-map.module.css';
import { toSwipePosition } from './swipe-position.ts';

interface CompareMapProps {
  /** What the second map shows. */
  readonly scene: MapScene;
  readonly bottom: MapScene['baseStyle'];
  /** The element that contains both maps. */
  readonly host: RefObject<HTMLElement | null>;
  readonly onFailed: () => void;
}

const MIDDLE = 0.5;

/** Keeps a second map above the first while mounted. */
function useComparison({ scene, host, onFailed }: CompareMapProps) {
  const comparison = useRef<Comparison | null>(null);
  const position = useRef(MIDDLE);
  const latest = useRef({ scene, onFailed });
  useEffect(() => {
    latest.current = { scene, onFailed };
    comparison.current?.setScene(scene);
  }, [scene, onFailed]);
  useEffect(() => {
    let isEnded = false;
    const onEvent = (event: MapEvent) => {
      if (event.type === 'baseShown') setHasBuildings('top', event.hasBuildings);
      if (event.type === 'tilesLate') mapTrouble.set({ top: event.isLate });
      if (event.type !== 'error') return;
      renewRefusedToken(event);
      if (event.kind === 'imagery') imageryTrouble.set({ last: { status: event.status } });
    };
    withEngine((main) => {
      if (isEnded) return;
      try {
        comparison.current = createComparison({
          main,
          container: host.current,
          scene: latest.current.scene,
          position: position.current,
          workerUrl,
          getAuthHeader,
          loadPicture,
          onEvent,
        });
      } catch (error) {
        console.error(error);
        latest.current.onFailed();
      }
    });
    return () => {
      isEnded = true;
      comparison.current?.destroy();
      comparison.current = null;
      mapTrouble.set({ top: false });
    };
  }, [host]);
  return { comparison, position };
}

/** The second map of a comparison and the handle that uncovers it. Moving the handle does not re-render. */
export function CompareMap(props: CompareMapProps) {
  const t = useTranslate();
  const { comparison, position } = useComparison(props);
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const move = (next: number) => {
    position.current = Math.min(Math.max(next, 0), 1);
    const percent = Math.round(position.current * 100);
    comparison.current?.setPosition(position.current);
    frame.current?.style.setProperty('--wp-swipe', `${position.current * 100}%`);
    handle.current?.setAttribute('aria-valuenow', String(percent));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = toSwipePosition(position.current, event);
    if (next === null) return;
    event.preventDefault();
    move(next);
  };
  const follow = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (box !== undefined && event.currentTarget.hasPointerCapture(event.pointerId))
      move((event.clientX - box.left) / box.width);
  };
  return (
    <div ref={frame} className={classes.frame}>
      <span className={classes.top}>
        {t('map.top')} · {t(`map.styles.${props.scene.baseStyle}`)}
      </span>
      <span className={classes.bottom}>
        {t('map.bottom')} · {t(`map.styles.${props.bottom}`)}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot take the focus and be moved */}
      <div
        ref={handle}
        className={classes.handle}
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={t('map.swipe')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={MIDDLE * 100}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.focus();
          event.preventDefault();
        }}
        onPointerMove={follow}
      >
        <span className={classes.grip} aria-hidden />
      </div>
    </div>
  );
}
