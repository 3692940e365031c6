import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useStore } from '../../../data/create-store.ts';
import { type MessageKey, useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { mapThere } from '../../../map/engine/map-there.ts';
import { useUnits } from '../../../ui/theme/preferences.ts';
import type { Board } from '../board/board.ts';
import { type BoardState, findFault, findSelected, isPlacing } from '../board/board-state.ts';
import { toRunningMeasure } from '../board/measure-text.ts';
import { coordinatePanel } from '../coordinates/coordinate-panel-state.ts';
import { commitTyped } from '../coordinates/typed-vertices.ts';
import classes from './path-status.module.css';
import { PlacingCross, useKeyedMap } from './placing-cross.tsx';

const faultKeys = {
  self_crossing: 'drawing.refused.selfCrossing',
  hole_outside: 'drawing.refused.holeOutside',
  too_few: 'drawing.refused.tooFew',
} as const;

/** The purpose of the selected tool. */
function toHint(state: BoardState, hasMap: boolean, isKeyed: boolean): MessageKey {
  const { tool } = state;
  if (!hasMap) return tool.kind === 'select' ? 'drawing.hint.typed' : 'drawing.hint.type';
  if (isKeyed && tool.kind === 'draw' && tool.shape === 'Point') return 'drawing.hint.pointByKeys';
  if (isKeyed && (tool.kind === 'hole' || (tool.kind === 'draw' && !tool.isBox)))
    return 'drawing.hint.verticesByKeys';
  if (tool.kind === 'draw') return tool.isBox ? 'drawing.hint.box' : `drawing.hint.${tool.shape}`;
  if (tool.kind === 'hole') return 'drawing.hint.hole';
  return findSelected(state)?.geometry.type === 'Point' ? 'drawing.hint.movePoint' : 'drawing.hint.select';
}

/** The next step, the size so far, how to finish, and errors. */
export function PathStatus({ board }: { readonly board: Board }) {
  const t = useTranslate();
  const locale = useLocale();
  const units = useUnits();
  const state = useStore(board.store, (all) => all);
  const pointer = useStore(board.pointer, ({ lngLat }) => lngLat);
  const { tool, path, refusal } = state;
  const selected = findSelected(state);
  const fault =
    refusal ?? (tool.kind === 'select' && selected !== null ? findFault(selected.geometry) : null);
  const measure = toRunningMeasure(state, pointer, locale, units);
  const hasMap = useStore(mapThere, (map) => map.isThere);
  const isKeyed = useKeyedMap();
  const hint = toHint(state, hasMap, isKeyed);
  const hasHint = tool.kind !== 'select' || selected !== null;
  return (
    <>
      <PlacingCross board={board} isKeyed={isKeyed} />
      {hasHint && path.length === 0 && <p className={classes.hint}>{t(hint)}</p>}
      {isPlacing(state) && path.length > 0 && (
        <div className={classes.running}>
          <output className={classes.measure}>
            {measure ?? t('drawing.vertices', { count: path.length })}
          </output>
          <Button variant="default" size="compact-md" onClick={board.cancel}>
            {t('common.cancel')}
          </Button>
          <Button
            size="compact-md"
            // Typed texts belong to it.
            onClick={() => {
              if (commitTyped(board)) board.finish();
              else coordinatePanel.set({ isOpen: true });
            }}
          >
            {t('drawing.finish')}
          </Button>
        </div>
      )}
      <div role="alert" className={classes.alert}>
        {fault !== null && (
          <p className={classes.fault}>
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
            {t(faultKeys[fault.reason])}
          </p>
        )}
      </div>
    </>
  );
}
