import { ActionIcon, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { VertexRing } from '@waypost/geo';
import type { KeyboardEvent } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { Board } from '../board/board.ts';
import { findFirstField } from '../form/find-first-field.ts';
import classes from './coordinates-panel.module.css';
import { followVertex } from './step-vertex.ts';
import { commitVertex, findTyped, typeVertex } from './typed-vertices.ts';

/** The field below the rows: Enter adds the typed vertex, or finishes the drawing if the field is empty. */
export function CoordinateEntry({ board, ring }: { readonly board: Board; readonly ring: VertexRing }) {
  const t = useTranslate();
  const path = { part: ring.part, ring: ring.ring, index: ring.positions.length };
  const typed = useStore(board.store, (state) => findTyped(state, path, true));
  const text = typed?.text ?? '';
  const finish = (field: HTMLElement) => {
    const box = field.closest('aside');
    board.finish();
    // Finished: its form follows, and with it what to fill in next.
    if (box !== null && board.store.get().tool.kind === 'select')
      requestAnimationFrame(() => findFirstField(box)?.focus());
  };
  const add = (field: HTMLElement) => {
    if (typed === null) {
      // Asked to add an empty vertex: the field shows the expected format.
      typeVertex(board, path, '', true);
      const empty = findTyped(board.store.get(), path, true);
      if (empty !== null) commitVertex(board, empty);
      return;
    }
    const position = commitVertex(board, typed);
    if (position === null) return;
    followVertex(position);
    const { tool } = board.store.get();
    if (tool.kind === 'draw' && tool.shape === 'Point') finish(field);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (text.trim() === '') finish(event.currentTarget);
      else add(event.currentTarget);
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      typeVertex(board, path, null, true);
    }
  };
  return (
    <TextInput
      size="xs"
      className={classes.entry}
      aria-label={t('drawing.newVertex')}
      placeholder={t('drawing.newVertexPlaceholder')}
      value={text}
      autoComplete="off"
      error={typed?.fault == null ? undefined : t(typed.fault)}
      onChange={({ currentTarget: { value } }) => typeVertex(board, path, value === '' ? null : value, true)}
      onKeyDown={onKeyDown}
      rightSection={
        <ActionIcon
          size={24}
          aria-label={t('drawing.addVertex')}
          onClick={(event) => add(event.currentTarget)}
        >
          <IconPlus size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
