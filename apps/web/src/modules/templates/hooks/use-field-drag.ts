import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const KIND = 'template-field';

interface FieldDrag {
  readonly item: RefObject<HTMLElement | null>;
  readonly handle: RefObject<HTMLElement | null>;
  readonly index: number;
  /** Called when another field is dropped here: moves it from its position to this one. */
  readonly onMove: (from: number, to: number) => void;
}

/** The edge at which a dragged field would be inserted, and whether this one is being dragged. */
export interface DragState {
  readonly edge: 'top' | 'bottom' | null;
  readonly isDragged: boolean;
}

/** Makes an item draggable by its handle, and a drop target before and after it. */
export function useFieldDrag({ item, handle, index, onMove }: FieldDrag): DragState {
  const [edge, setEdge] = useState<DragState['edge']>(null);
  const [isDragged, setIsDragged] = useState(false);
  const move = useEffectEvent((from: number, isBehind: boolean) => {
    const to = index + (isBehind ? 1 : 0);
    // Removed first, which moves the following items up by one.
    onMove(from, from < to ? to - 1 : to);
  });
  useEffect(() => {
    const element = item.current;
    const dragHandle = handle.current;
    if (element === null || dragHandle === null) return;
    const readEdge = (data: Record<string | symbol, unknown>) =>
      extractClosestEdge(data) === 'top' ? 'top' : 'bottom';
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ kind: KIND, index }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === KIND && source.data.index !== index,
        getData: ({ input }) =>
          attachClosestEdge({ index }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(readEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop({ self, source }) {
          setEdge(null);
          if (typeof source.data.index === 'number')
            move(source.data.index, readEdge(self.data) === 'bottom');
        },
      }),
    );
  }, [item, handle, index]);
  return { edge, isDragged };
}
