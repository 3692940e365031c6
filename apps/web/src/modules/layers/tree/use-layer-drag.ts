import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachInstruction,
  extractInstruction,
  type Instruction,
  type ItemMode,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isGroup } from '../kinds/layer-kinds.ts';
import type { DropInstruction } from './drop-instruction.ts';
import type { LayerRow } from './layer-rows.ts';

const KIND = 'layer';
/** Same as in `layer-tree.module.css`. */
const INDENT_PX = 20;
/** A closed group opens under a row that is held over it. */
const OPEN_MS = 500;

interface LayerDrag {
  readonly item: RefObject<HTMLElement | null>;
  readonly row: LayerRow;
  readonly isEnabled: boolean;
  /** Whether a layer is this one or contains it. */
  readonly isAround: (code: string) => boolean;
  /** Called when a layer is dropped here. */
  readonly onDrop: (code: string, instruction: DropInstruction) => void;
  readonly onOpen: () => void;
}

/** What would happen on a drop here, and whether this row is being dragged. */
interface DragState {
  readonly drop: DropInstruction | null;
  readonly isDragged: boolean;
}

const toMode = ({ isOpen, position, setSize, level }: LayerRow): ItemMode => {
  if (isOpen) return 'expanded';
  return position === setSize && level > 1 ? 'last-in-group' : 'standard';
};

const toDrop = (instruction: Instruction | null): DropInstruction | null =>
  instruction === null || instruction.type === 'instruction-blocked' ? null : instruction;

/** Makes a row of the tree draggable, and a drop target above, below and, for a group, inside. */
export function useLayerDrag({ item, row, isEnabled, isAround, onDrop, onOpen }: LayerDrag): DragState {
  const [drop, setDrop] = useState<DropInstruction | null>(null);
  const [isDragged, setIsDragged] = useState(false);
  const { code } = row.layer;
  const readData = useEffectEvent(
    (element: Element, input: Parameters<typeof attachInstruction>[1]['input']) =>
      attachInstruction(
        { code },
        {
          element,
          input,
          currentLevel: row.level - 1,
          indentPerLevel: INDENT_PX,
          mode: toMode(row),
          block: isGroup(row.layer) ? [] : ['make-child'],
        },
      ),
  );
  const canDrop = useEffectEvent(
    (data: Record<string | symbol, unknown>) =>
      data.kind === KIND && typeof data.code === 'string' && !isAround(data.code),
  );
  const tell = useEffectEvent((dragged: unknown, instruction: DropInstruction | null) => {
    if (typeof dragged === 'string' && instruction !== null) onDrop(dragged, instruction);
  });
  const openAfterAWhile = useEffectEvent(() => {
    if (row.hasChildren && !row.isOpen) onOpen();
  });
  useEffect(() => {
    const element = item.current;
    if (element === null || !isEnabled) return;
    let opening: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(opening);
      setDrop(null);
    };
    const stop = combine(
      draggable({
        element,
        getInitialData: () => ({ kind: KIND, code }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => canDrop(source.data),
        getData: ({ input }) => readData(element, input),
        onDragEnter: () => {
          opening = setTimeout(() => openAfterAWhile(), OPEN_MS);
        },
        onDrag: ({ self }) => setDrop(toDrop(extractInstruction(self.data))),
        onDragLeave: leave,
        onDrop({ self, source }) {
          leave();
          tell(source.data.code, toDrop(extractInstruction(self.data)));
        },
      }),
    );
    return () => {
      clearTimeout(opening);
      stop();
    };
  }, [item, isEnabled, code]);
  return { drop, isDragged };
}
