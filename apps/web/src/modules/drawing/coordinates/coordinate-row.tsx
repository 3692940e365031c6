import { ActionIcon, TextInput } from '@mantine/core';
import { type Icon, IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { formatCoordinates, type VertexPath } from '@waypost/geo';
import type { Position } from 'geojson';
import type { KeyboardEvent } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { coordinateFormat } from '../../../map/controls/coordinate-format.ts';
import { mapThere } from '../../../map/engine/map-there.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import type { Board } from '../board/board.ts';
import classes from './coordinates-panel.module.css';
import { followVertex, stepVertex } from './step-vertex.ts';
import { commitVertex, findTyped, typeVertex } from './typed-vertices.ts';

interface CoordinateRowProps {
  readonly board: Board;
  readonly path: VertexPath;
  readonly position: Position;
  readonly count: number;
  readonly isChosen: boolean;
  readonly isPoint: boolean;
  /** Focuses another row once its content is updated. */
  readonly focusRow: (index: number) => void;
}

/** One vertex. Its number handles keys: arrows move the vertex, with Alt they reorder it, Delete removes it. */
export function CoordinateRow(props: CoordinateRowProps) {
  const { board, path, position, count, isChosen, isPoint, focusRow } = props;
  const t = useTranslate();
  const format = useStore(coordinateFormat, (state) => state.format);
  const hasMap = useStore(mapThere, (map) => map.isThere);
  const text = formatCoordinates(position, format);
  const number = path.index + 1;
  const { selectedId } = board.store.get();
  const choose = () => board.select(selectedId, isPoint ? null : path);
  const reorder = (to: number) => {
    if (to < 0 || to >= count) return;
    board.reorderVertex(path, to);
    focusRow(to);
  };
  const remove = () => {
    board.removeVertex(path);
    focusRow(path.index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isOrder = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    const step = isOrder ? null : stepVertex(event.key, event.shiftKey, position);
    if (isOrder && !isPoint) reorder(path.index + (event.key === 'ArrowUp' ? -1 : 1));
    else if (step !== null) board.moveVertex(path, step);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && !isPoint) remove();
    else return;
    event.preventDefault();
  };
  return (
    <li className={classes.row} data-chosen={isChosen}>
      <Hint label={t(hasMap ? 'drawing.stepHint' : 'drawing.orderHint')} delayMs={700}>
        <button
          type="button"
          data-vertex
          className={classes.number}
          aria-label={t('drawing.vertexNumber', { number, text })}
          aria-pressed={isChosen}
          onClick={choose}
          onKeyDown={onKeyDown}
        >
          {number}
        </button>
      </Hint>
      <CoordinateField board={board} path={path} text={text} label={t('drawing.vertexField', { number })} />
      {!isPoint && (
        <>
          <RowAction
            label={t('drawing.earlier', { number })}
            icon={IconArrowUp}
            isOff={number === 1}
            onClick={() => reorder(path.index - 1)}
          />
          <RowAction
            label={t('drawing.later', { number })}
            icon={IconArrowDown}
            isOff={number === count}
            onClick={() => reorder(path.index + 1)}
          />
          <RowAction label={t('drawing.removeVertex', { number })} icon={IconTrash} onClick={remove} />
        </>
      )}
    </li>
  );
}

interface RowActionProps {
  readonly label: string;
  readonly icon: Icon;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function RowAction({ label, icon: Glyph, isOff = false, onClick }: RowActionProps) {
  return (
    <ActionIcon size={24} aria-label={label} disabled={isOff} onClick={onClick}>
      <Glyph size={15} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

interface CoordinateFieldProps {
  readonly board: Board;
  readonly path: VertexPath;
  readonly text: string;
  readonly label: string;
}

/** Applies the typed value on Enter and blur; Esc restores the previous one. */
function CoordinateField({ board, path, text, label }: CoordinateFieldProps) {
  const t = useTranslate();
  const typed = useStore(board.store, (state) => findTyped(state, path));
  const commit = () => {
    const position = typed === null ? null : commitVertex(board, typed);
    if (position !== null) followVertex(position);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      typeVertex(board, path, null);
    }
  };
  return (
    <TextInput
      size="xs"
      className={classes.field}
      aria-label={label}
      value={typed?.text ?? text}
      autoComplete="off"
      error={typed?.fault == null ? undefined : t(typed.fault)}
      onChange={({ currentTarget: { value } }) => typeVertex(board, path, value === text ? null : value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
