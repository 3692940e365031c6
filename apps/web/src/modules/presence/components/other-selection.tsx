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
import { toFrame } from './to-frame.ts';

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
  const frame = useMemo(() => {
    const engine = view === null ? null : findEngine();
    return engine === null ? null : toFrame(toMapRect(engine, bbox));
  }, [bbox, view]);
  const element = useMarker(toBoxCentre(bbox), true);
  const color = toPersonColor(other.member_id);
  if (frame === null) return null;
  const { tagTop, ...size } = frame;
  return createPortal(
    <div
      className={classes.frame}
      data-selection-of={other.member_id}
      style={{ ...size, borderColor: color }}
    >
      <span className={classes.tag} style={{ top: tagTop, background: color }}>
        {other.editing === code ? t('presence.editing', { count: 1, people: name }) : name}
      </span>
    </div>,
    element,
  );
}
