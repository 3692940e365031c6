import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Layer, LayerMove } from '@waypost/contract';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { MapSide } from '../../../map/settings/map-looks.ts';
import { toTreeMove } from '../../../ui/rows/tree-keys.ts';
import { useRowWindow } from '../../../ui/rows/use-row-window.ts';
import { shownLayers } from '../shown/shown-layers.ts';
import { useSwitchLayer } from '../shown/use-switch-layer.ts';
import { toLayerName } from '../use-layer-name.ts';
import { setClosed, useClosedGroups } from './closed-groups.ts';
import { toLayerMove } from './drop-instruction.ts';
import { toKeyMove } from './key-move.ts';
import { type LayerRow, listAround, listInside, toLayerRows } from './layer-rows.ts';
import classes from './layer-tree.module.css';
import { LayerTreeRow } from './layer-tree-row.tsx';
import { useMoveLayer } from './use-move-layer.ts';

/** Same as in `layer-tree.module.css`. */
const ROW_PX = 36;

interface LayerTreeProps {
  readonly organizationId: number;
  readonly layers: readonly Layer[];
  readonly canMove: boolean;
  readonly onNavigated: () => void;
}

/** The maps on which layers are switched: two while comparing. */
export function useMapSides(): readonly MapSide[] {
  const isComparing = useSearch({ strict: false, select: ({ compare }) => compare !== undefined });
  return isComparing ? ['top', 'bottom'] : ['bottom'];
}

/** The layers as a tree: arrows, Home, End and Enter move through it, Alt with an arrow moves a layer. */
export function LayerTree({ organizationId, layers, canMove, onNavigated }: LayerTreeProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { layer_id: currentCode = null } = useParams({ strict: false });
  const rows = useRows(layers, currentCode);
  const [focusedCode, setFocusedCode] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const inView = useRowWindow(list, ROW_PX);
  const sides = useMapSides();
  const shown = useStore(shownLayers, (all) => (all.organizationId === organizationId ? all : null));
  const switchLayer = useSwitchLayer();
  const moveLayer = useMoveLayer(organizationId);
  const toName = (layer: Layer) => toLayerName(t, layer);
  const indexOf = (code: string | null) => rows.findIndex((row) => row.layer.code === code);
  const tabStop = Math.max(0, indexOf(focusedCode ?? currentCode));
  const isOn = (code: string, side: MapSide) => shown?.[side]?.has(code) ?? null;

  const focusRow = (code: string) => {
    // It may be far out of view, and is rendered by the scroll.
    flushSync(() => setFocusedCode(code));
    list.current?.querySelector<HTMLElement>(`[data-layer="${code}"]`)?.focus();
  };
  const move = async (layer: Layer, to: LayerMove) => {
    if (await moveLayer(layer, to)) setSaid(t('layers.moved', { name: toName(layer) }));
  };
  const onDrop = (dragged: string, target: string, instruction: Parameters<typeof toLayerMove>[2]) => {
    const layer = layers.find(({ code }) => code === dragged);
    if (layer !== undefined) void move(layer, toLayerMove(layers, target, instruction));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: LayerRow) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    const action = toKeyAction(event, row);
    if (action === null) return;
    event.preventDefault();
    action();
  };
  const toKeyAction = (event: KeyboardEvent<HTMLElement>, row: LayerRow): (() => void) | null => {
    const { key, currentTarget } = event;
    if (event.altKey) {
      if (!canMove || !key.startsWith('Arrow')) return null;
      const to = toKeyMove(layers, row.layer, key);
      // Also without a move: the browser would go back.
      return () => {
        if (to !== null) void move(row.layer, to);
      };
    }
    if (key === 'Enter')
      return () => {
        const params = { org_id: String(organizationId), layer_id: row.layer.code };
        void navigate({ to: '/organizations/$org_id/layers/$layer_id', params }).then(onNavigated);
      };
    if (key === ' ')
      return () => {
        const side = event.shiftKey && sides.includes('top') ? 'top' : 'bottom';
        const wasOn = isOn(row.layer.code, side);
        if (wasOn !== null) void switchLayer(row.layer, side, !wasOn);
      };
    if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey))
      return () => currentTarget.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
    const to = toTreeMove(key, rows, rows.indexOf(row), ({ layer }) => toName(layer));
    if (to === null) return null;
    return to.kind === 'focus'
      ? () => focusRow(to.row.layer.code)
      : () => setClosed([row.layer.code], to.kind === 'collapse');
  };

  return (
    <>
      <div
        ref={list}
        role="tree"
        aria-label={t('layers.tree')}
        aria-describedby={canMove ? keysId : undefined}
        className={classes.tree}
        style={{ height: rows.length * ROW_PX }}
      >
        {rows.map((row, index) => {
          const { code } = row.layer;
          const isDrawn = (index >= inView.from && index < inView.to) || index === tabStop;
          return (
            isDrawn && (
              <LayerTreeRow
                key={code}
                row={row}
                top={index * ROW_PX}
                isCurrent={code === currentCode}
                isTabStop={index === tabStop}
                canMove={canMove}
                sides={sides.map((side) => [side, isOn(code, side)] as const)}
                onToggle={() => setClosed([code], row.isOpen)}
                onFocus={() => setFocusedCode(code)}
                onKeyDown={(event) => onKeyDown(event, row)}
                onNavigated={onNavigated}
                onSwitch={(side, next) => void switchLayer(row.layer, side, next)}
                isAround={(dragged) => listInside(layers, dragged).has(code)}
                onDrop={(dragged, instruction) => onDrop(dragged, code, instruction)}
              />
            )
          );
        })}
      </div>
      {canMove && (
        <span id={keysId} className="wp-visually-hidden">
          {t('layers.treeKeys')}
        </span>
      )}
      <span className="wp-visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** The visible rows; the groups around a layer that is opened from elsewhere are opened. */
function useRows(layers: readonly Layer[], currentCode: string | null): LayerRow[] {
  const closed = useClosedGroups();
  const reveal = useEffectEvent((code: string) => {
    const around = listAround(layers, code).map((group) => group.code);
    if (around.some((group) => closed.has(group))) setClosed(around, false);
  });
  useEffect(() => {
    if (currentCode !== null) reveal(currentCode);
  }, [currentCode]);
  return useMemo(() => toLayerRows(layers, closed), [layers, closed]);
}
