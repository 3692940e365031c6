import { bboxOf } from '@waypost/geo';
import type { Bbox } from '@waypost/map-engine';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { toBoxCentre } from '../../../map/camera/boxes.ts';
import { findEngine, toMapRect } from '../../../map/engine/engine-holder.ts';
import { useMarker } from '../../../map/engine/use-marker.ts';
import { useFeature } from '../../../map/popup/use-feature.ts';
import { mapWhereabouts } from '../../../map/session/map-session.ts';
import { toPersonColor } from '../../../ui/people/initials-avatar.tsx';
import type { Heard } from '../presence-list.ts';
import classes from './others-on-map.module.css';

/** Around a feature, CSS pixels. */
const MARGIN_PX = 8;
/** A point has a frame of this size. */
const LEAST_PX = 32;
/** A frame around more than the screen says nothing. */
const MOST_PX = 3_000;

/** A frame around the feature whose page somebody has open. Nothing, if one may not read it. */
export function OtherSelection({ other, code }: { readonly other: Heard; readonly code: string }) {
  const geometry = useFeature(code).data?.geometry;
  const bbox = useMemo(() => (geometry === undefined ? null : bboxOf(geometry)), [geometry]);
  return bbox === null ? null : <Frame other={other} code={code} bbox={bbox} />;
}

interface FrameProps {
  readonly other: Heard;
  readonly code: string;
  readonly bbox: Bbox;
}

function Frame({ other, code, bbox }: FrameProps) {
  const t = useTranslate();
  const name = other.member_display_name ?? t('presence.someone');
  const view = useStore(mapWhereabouts, (where) => where.view);
  const size = useMemo(() => {
    const engine = view === null ? null : findEngine();
    if (engine === null) return null;
    const { left, top, right, bottom } = toMapRect(engine, bbox);
    const width = Math.max(LEAST_PX, right - left + 2 * MARGIN_PX);
    const height = Math.max(LEAST_PX, bottom - top + 2 * MARGIN_PX);
    return Math.max(width, height) > MOST_PX ? null : { width, height };
  }, [bbox, view]);
  const element = useMarker(toBoxCentre(bbox), true);
  const color = toPersonColor(other.member_id);
  if (size === null) return null;
  return createPortal(
    <div
      className={classes.frame}
      data-selection-of={other.member_id}
      style={{ ...size, borderColor: color }}
    >
      <span className={classes.tag} style={{ background: color }}>
        {other.editing === code ? t('presence.editing', { count: 1, people: name }) : name}
      </span>
    </div>,
    element,
  );
}
