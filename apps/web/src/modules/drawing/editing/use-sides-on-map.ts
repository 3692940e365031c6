import type { DrawingEvent, DrawingScene } from '@waypost/map-engine';
import { useEffect, useEffectEvent } from 'react';
import { removeDrawing, setDrawing } from '../../../map/session/map-session.ts';
import { SELECT_TOOL } from '../board/board-state.ts';
import type { EditableFeature, Side } from './merge-edits.ts';

/** The colours of the two sides: distinguishable by everyone, and named in the text too. */
export const SIDE_COLORS: Readonly<Record<Side, string>> = { mine: '#0059ff', theirs: '#f08c00' };

interface Sides {
  readonly code: string;
  readonly mine: EditableFeature;
  readonly theirs: EditableFeature;
  readonly chosen: Side | null;
  /** Called when a side is chosen on the map. */
  readonly onChoose: (side: Side) => void;
}

/** Draws the outlines of both sides in place of the saved one, the chosen one on top. */
export function useSidesOnMap({ code, mine, theirs, chosen, onChoose }: Sides): void {
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    const sides = { mine, theirs };
    const order: readonly Side[] = chosen === 'theirs' ? ['mine', 'theirs'] : ['theirs', 'mine'];
    const scene: DrawingScene = {
      tool: SELECT_TOOL,
      shapes: order.map((id) => ({ id, geometry: sides[id].geometry, color: SIDE_COLORS[id] })),
      // Not selected in the engine, which would show draggable vertices.
      selectedId: null,
      vertex: null,
      path: [],
      color: SIDE_COLORS.mine,
      fault: null,
    };
    const listen = (event: DrawingEvent) => {
      if (event.type === 'drawing.selected' && (event.id === 'mine' || event.id === 'theirs'))
        choose(event.id);
    };
    setDrawing(scene, listen, code);
    return () => removeDrawing(listen);
  }, [code, mine, theirs, chosen]);
}
