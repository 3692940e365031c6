import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronRight, IconTrash } from '@tabler/icons-react';
import type { VertexPath, VertexRing } from '@waypost/geo';
import { useId, useRef, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { type Translate, useTranslate } from '../../../i18n/i18n.ts';
import {
  COORDINATE_FORMATS,
  coordinateFormat,
  setCoordinateFormat,
} from '../../../map/controls/coordinate-format.ts';
import { mapThere } from '../../../map/engine/map-there.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import type { Board } from '../board/board.ts';
import { isPlacing, listBoardRings, SELECT_TOOL } from '../board/board-state.ts';
import { CoordinateEntry } from './coordinate-entry.tsx';
import { coordinatePanel } from './coordinate-panel-state.ts';
import { CoordinateRow } from './coordinate-row.tsx';
import classes from './coordinates-panel.module.css';
import { countTypedRows } from './typed-vertices.ts';

/** The number of rows shown initially, and added on request: each is a field of its own. */
const ROWS = 60;

interface CoordinatesPanelProps {
  readonly board: Board;
  /** Always expanded. */
  readonly isFixed?: boolean;
}

/** Every vertex as a row that can be typed, moved, added, removed and reordered: drawing without a pointer. */
export function CoordinatesPanel({ board, isFixed = false }: CoordinatesPanelProps) {
  const t = useTranslate();
  const id = useId();
  const isUnfolded = useStore(coordinatePanel, (state) => state.isOpen);
  const chosen = useStore(coordinateFormat, (state) => state.format);
  // Without a map there is no other way to draw.
  const isStaying = useStore(mapThere, (map) => isFixed || !map.isThere);
  const isOpen = isStaying || isUnfolded;
  return (
    <section className={classes.section} aria-label={t('drawing.coordinates')}>
      {isStaying ? (
        <h2 className={classes.title}>{t('drawing.coordinates')}</h2>
      ) : (
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => coordinatePanel.set({ isOpen: !isOpen })}
        >
          <IconChevronRight size={16} stroke={1.5} aria-hidden />
          {t('drawing.coordinates')}
        </button>
      )}
      {isOpen && (
        <div id={id} className={classes.body}>
          <SegmentedControl
            size="xs"
            fullWidth
            aria-label={t('drawing.format')}
            data={[...COORDINATE_FORMATS]}
            value={chosen}
            onChange={(value) => {
              const format = COORDINATE_FORMATS.find((one) => one === value);
              if (format !== undefined) setCoordinateFormat(format);
            }}
          />
          <Rings board={board} />
        </div>
      )}
    </section>
  );
}

function toRingName(t: Translate, { part, ring, isClosed }: VertexRing, parts: number): string {
  if (!isClosed) return t('drawing.vertexList');
  const area = parts > 1 ? `${t('drawing.areaNumber', { number: part + 1 })}: ` : '';
  return area + (ring === 0 ? t('drawing.outline') : t('drawing.holeNumber', { number: ring }));
}

function Rings({ board }: { readonly board: Board }) {
  const t = useTranslate();
  const state = useStore(board.store, (all) => all);
  const rings = listBoardRings(state);
  const parts = new Set(rings.map(({ part }) => part)).size;
  const isPoint = rings.length === 1 && rings[0]?.positions.length === 1 && state.tool.kind === 'select';
  const canHole = state.tool.kind === 'select' && rings.some(({ isClosed }) => isClosed);
  return (
    <>
      {rings.map((ring) => (
        <Ring
          key={`${ring.part}.${ring.ring}`}
          board={board}
          ring={ring}
          name={
            isPoint || (state.tool.kind === 'draw' && state.tool.shape === 'Point')
              ? null
              : toRingName(t, ring, parts)
          }
          chosen={state.vertex}
          isPoint={isPoint}
        />
      ))}
      {canHole && (
        <Button variant="default" size="compact-md" onClick={() => board.setTool({ kind: 'hole' })}>
          {t('drawing.addHole')}
        </Button>
      )}
      {state.tool.kind === 'hole' && (
        <Button variant="subtle" size="compact-sm" onClick={() => board.setTool(SELECT_TOOL)}>
          {t('drawing.noHole')}
        </Button>
      )}
    </>
  );
}

interface RingProps {
  readonly board: Board;
  readonly ring: VertexRing;
  /** Null for a point, which has one row and needs no label. */
  readonly name: string | null;
  readonly chosen: VertexPath | null;
  readonly isPoint: boolean;
}

function Ring({ board, ring, name, chosen, isPoint }: RingProps) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const { part, ring: ringIndex, positions } = ring;
  // Includes values typed before the rows were collapsed.
  const [shown, setShown] = useState(() =>
    Math.max(ROWS, countTypedRows(board.store.get(), part, ringIndex)),
  );
  const focusRow = (index: number) =>
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('[data-vertex]');
      rows?.[Math.max(0, Math.min(index, rows.length - 1))]?.focus();
    });
  return (
    <fieldset className={classes.ring} aria-label={name ?? t('drawing.coordinates')}>
      {name !== null && (
        <div className={classes.ringHead}>
          <h4 className={classes.ringName}>{name}</h4>
          {ringIndex > 0 && (
            <Hint label={t('drawing.removeHole')}>
              <ActionIcon
                aria-label={t('drawing.removeHole')}
                onClick={() => board.removeRing({ part, ring: ringIndex, index: 0 })}
              >
                <IconTrash size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            </Hint>
          )}
        </div>
      )}
      <ol ref={list} className={classes.rows}>
        {positions.slice(0, shown).map((position, index) => (
          <CoordinateRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a vertex is its place in the order
            key={index}
            board={board}
            path={{ part, ring: ringIndex, index }}
            position={position}
            count={positions.length}
            isChosen={chosen?.part === part && chosen.ring === ringIndex && chosen.index === index}
            isPoint={isPoint}
            focusRow={focusRow}
          />
        ))}
      </ol>
      {positions.length > shown && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShown(shown + ROWS)}>
          {t('drawing.moreRows', { count: positions.length - shown })}
        </Button>
      )}
      {!isPoint && <CoordinateEntry board={board} ring={ring} />}
      {isPlacing(board.store.get()) && <p className={classes.hint}>{t('drawing.entryHint')}</p>}
    </fieldset>
  );
}
