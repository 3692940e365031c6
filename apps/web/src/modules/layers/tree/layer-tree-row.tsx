import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { MapSide } from '../../../map/settings/map-looks.ts';
import { LayerGlyph } from '../layer-glyph.tsx';
import { VisibilityButton } from '../shown/visibility-button.tsx';
import { useLayerName } from '../use-layer-name.ts';
import type { DropInstruction } from './drop-instruction.ts';
import { LayerFacts } from './layer-facts.tsx';
import { LayerMenu } from './layer-menu.tsx';
import type { LayerRow } from './layer-rows.ts';
import classes from './layer-tree.module.css';
import { useLayerDrag } from './use-layer-drag.ts';

export interface LayerTreeRowProps {
  readonly row: LayerRow;
  /** Offset from the top of the tree, in pixels. */
  readonly top: number;
  readonly isCurrent: boolean;
  readonly isTabStop: boolean;
  readonly canMove: boolean;
  /** The maps, one or two, and whether the layer is on in each. */
  readonly sides: readonly (readonly [side: MapSide, isOn: boolean | null])[];
  readonly onToggle: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onNavigated: () => void;
  readonly onSwitch: (side: MapSide, isOn: boolean) => void;
  readonly isAround: (code: string) => boolean;
  readonly onDrop: (code: string, instruction: DropInstruction) => void;
}

/** The level at which the line of a drop begins, from 0. */
function toDropLevel(drop: DropInstruction | null, level: number): number {
  return drop?.type === 'reparent' ? drop.desiredLevel : level - 1;
}

/** One layer of the tree. The whole row is focusable and draggable; it contains its toggle, link, menu and switches. */
export function LayerTreeRow(props: LayerTreeRowProps) {
  const { row, top, isCurrent, isTabStop, canMove, sides, onToggle, onNavigated, onSwitch } = props;
  const { layer, level, hasChildren, isOpen } = row;
  const t = useTranslate();
  const name = useLayerName(layer);
  const item = useRef<HTMLDivElement>(null);
  const { drop, isDragged } = useLayerDrag({
    item,
    row,
    isEnabled: canMove,
    isAround: props.isAround,
    onDrop: props.onDrop,
    onOpen: onToggle,
  });
  const linkId = useId();
  const isOn = sides.some(([, on]) => on !== false);
  return (
    <div
      ref={item}
      role="treeitem"
      tabIndex={isTabStop ? 0 : -1}
      data-layer={layer.code}
      data-on={isOn}
      data-drop={drop?.type}
      data-dragged={isDragged}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-selected={isCurrent}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-labelledby={linkId}
      aria-description={t(isOn ? 'layers.isOn' : 'layers.isOff')}
      className={classes.row}
      style={{ '--level': level - 1, '--drop-level': toDropLevel(drop, level), top } as CSSProperties}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
    >
      {hasChildren ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.toggle}
          data-open={isOpen}
          aria-label={t(isOpen ? 'layers.collapse' : 'layers.expand', { name })}
          onClick={onToggle}
        >
          <IconChevronRight size={16} stroke={1.5} aria-hidden />
        </button>
      ) : (
        <span className={classes.toggle} />
      )}
      <Link
        id={linkId}
        to="/organizations/$org_id/layers/$layer_id"
        params={{ org_id: String(layer.properties.organization_id), layer_id: layer.code }}
        tabIndex={-1}
        // A link of its own would be dragged instead of the row.
        draggable={false}
        className={classes.link}
        title={name}
        onClick={onNavigated}
      >
        <span className={classes.glyph}>
          <LayerGlyph layer={layer} size={17} />
        </span>
        <span className={classes.name}>{name}</span>
        <LayerFacts layer={layer} isOn={isOn} />
      </Link>
      <span className={classes.menu}>
        <LayerMenu layer={layer} />
      </span>
      <span className={classes.eyes} data-two={sides.length > 1}>
        {sides.map(([side, on]) => (
          <VisibilityButton
            key={side}
            name={name}
            side={sides.length > 1 ? side : null}
            isOn={on}
            className={classes.eye ?? ''}
            onChange={(next) => onSwitch(side, next)}
          />
        ))}
      </span>
    </div>
  );
}
