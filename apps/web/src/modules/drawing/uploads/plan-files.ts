import type { Drawing } from '../board/board-state.ts';
import type { FormImage, FreshImage } from '../form/form-values.ts';
import { isLarge } from './send-file.ts';
import type { WaitingFile } from './waiting-files.ts';

/** Which pictures of a new feature are sent with it, and which are uploaded afterwards in chunks. */
export interface FilePlan {
  readonly now: readonly FreshImage[];
  readonly later: readonly FreshImage[];
}

/** A required picture is sent at once, however large the smallest is. */
export function planFiles({ form }: Drawing): FilePlan {
  const fresh = form.images.filter((image): image is FreshImage => 'file' in image);
  const later = fresh.filter(({ file }) => isLarge(file));
  const now = fresh.filter(({ file }) => !isLarge(file));
  const [first, ...rest] = later;
  const isOneNeeded = form.template?.image_required === true && now.length === 0;
  return isOneNeeded && first !== undefined ? { now: [first], later: rest } : { now, later };
}

/**
 * The pictures uploaded after a feature, with the order of the form.
 * @param saved the file names of those sent with it, in order.
 */
export function toWaitingFiles(
  plan: FilePlan,
  images: readonly FormImage[],
  code: string,
  saved: readonly string[],
): WaitingFile[] {
  const names = new Map(plan.now.map(({ id }, index) => [id, saved[index] ?? id]));
  const wanted = images.map(({ id }) => names.get(id) ?? id);
  const natural = [...saved, ...plan.later.map(({ id }) => id)];
  const order = wanted.join() === natural.join() ? null : wanted;
  return plan.later.map(({ id, file }, index) => ({
    code,
    uuid: id,
    file,
    order: index === plan.later.length - 1 ? order : null,
  }));
}
