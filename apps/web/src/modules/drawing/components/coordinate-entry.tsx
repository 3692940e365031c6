import { ActionIcon, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { VertexRing } from '@waypost/geo';
import { type KeyboardEvent, useState } from 'react';
import type { MessageKey } from '../../../i18n/i18n.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { Board } from '../board.ts';
import { parseVertex } from '../parse-vertex.ts';
import { followVertex } from '../step-vertex.ts';
import classes from './coordinates-panel.module.css';

/** The field below the rows: Enter adds what is typed; Enter with nothing typed finishes the drawing. */
export function CoordinateEntry({ board, ring }: { readonly board: Board; readonly ring: VertexRing }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<MessageKey | null>(null);
  const add = () => {
    const parsed = parseVertex(text);
    if (!parsed.ok) {
      setFault(parsed.message);
      return;
    }
    board.insertVertex({ part: ring.part, ring: ring.ring, index: ring.positions.length }, parsed.position);
    followVertex(parsed.position);
    setText('');
    setFault(null);
    const { tool } = board.store.get();
    if (tool.kind === 'draw' && tool.shape === 'Point') board.finish();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (text.trim() === '') board.finish();
      else add();
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      setText('');
      setFault(null);
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
      error={fault === null ? undefined : t(fault)}
      onChange={(event) => {
        setText(event.currentTarget.value);
        setFault(null);
      }}
      onKeyDown={onKeyDown}
      rightSection={
        <ActionIcon size={24} aria-label={t('drawing.addVertex')} onClick={add}>
          <IconPlus size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
