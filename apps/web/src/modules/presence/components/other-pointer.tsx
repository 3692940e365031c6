import { createPortal } from 'react-dom';
import { useMarker } from '../../../map/engine/use-marker.ts';
import { toPersonColor } from '../../../ui/people/initials-avatar.tsx';
import type { Heard } from '../presence-list.ts';
import classes from './others-on-map.module.css';

interface OtherPointerProps {
  readonly other: Heard;
  readonly pointer: NonNullable<Heard['pointer']>;
}

/** Somebody's pointer, with their name. */
export function OtherPointer({ other, pointer }: OtherPointerProps) {
  const { lone6, late6 } = pointer;
  const element = useMarker([lone6 / 1e6, late6 / 1e6], true);
  const color = toPersonColor(other.member_id);
  return createPortal(
    <div className={classes.pointer} data-pointer-of={other.member_id} data-at={`${lone6},${late6}`}>
      <svg width="18" height="18" viewBox="0 0 18 18">
        <title>{other.member_display_name}</title>
        <path d="M1 1 L6.5 16 L9 9.5 L16 7 Z" fill={color} stroke="#fff" strokeWidth="1.5" />
      </svg>
      <span className={classes.tag} style={{ background: color }}>
        {other.member_display_name}
      </span>
    </div>,
    element,
  );
}
