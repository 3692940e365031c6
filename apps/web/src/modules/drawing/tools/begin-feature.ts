import type { BegunFeature } from '../../../map/session/drawing-opener.ts';
import type { Board } from '../board/board.ts';
import { findSelected, SELECT_TOOL } from '../board/board-state.ts';
import { addImages } from '../pictures/add-images.ts';

/** Puts a feature on the board as if it were drawn, and opens its form. Pictures that cannot be read are left out. */
export async function beginFeature(board: Board, feature: BegunFeature): Promise<void> {
  const { geometry, name, description, data, observedAt, pictures } = feature;
  const { images } = await addImages(pictures);
  // Neither its template nor its project is that of the tool in use.
  board.setTool(SELECT_TOOL);
  board.add(geometry, name, observedAt);
  const drawing = findSelected(board.store.get());
  if (drawing === null) return;
  board.setForm(drawing.id, (form) => ({ ...form, description, carried: data, images }));
  board.setOpen(true);
}
