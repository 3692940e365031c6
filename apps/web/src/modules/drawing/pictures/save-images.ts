import { resourceEndpoints } from '@waypost/contract';
import { hasCode } from '../../../data/queries/error-text.ts';
import { getHttp } from '../../../data/session/http.ts';
import type { FormImage } from '../form/form-values.ts';
import { sendFile } from '../uploads/send-file.ts';

/** The changes from the stored pictures of a feature to those of the form. */
export interface ImageChanges {
  readonly removed: readonly string[];
  readonly added: readonly { readonly id: string; readonly file: File }[];
  /** The complete order, if it differs from the result of adding and removing; else null. */
  readonly order: readonly string[] | null;
  /** Whether any stored picture stays. */
  readonly isSomeKept: boolean;
}

export function findImageChanges(before: readonly FormImage[], now: readonly FormImage[]): ImageChanges {
  const kept = new Set(now.map(({ id }) => id));
  const added = now.flatMap((image) => ('file' in image ? [image] : []));
  const left = before.filter(({ id }) => kept.has(id)).map(({ id }) => id);
  const wanted = now.map(({ id }) => id);
  const isOrdered = [...left, ...added.map(({ id }) => id)].join() === wanted.join();
  return {
    removed: before.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    added,
    order: isOrdered ? null : wanted,
    isSomeKept: left.length > 0,
  };
}

/** A step of changing the pictures of a feature. */
export type ImageStep =
  | { readonly remove: string }
  | { readonly add: { readonly id: string; readonly file: File } };

/**
 * The steps in a valid order: removals make room first, but if no stored picture stays, a new one is added before the
 * last old one is removed, since the template may require one at all times.
 */
export function toImageSteps({ removed, added, isSomeKept }: ImageChanges): ImageStep[] {
  const removals = removed.map((uuid): ImageStep => ({ remove: uuid }));
  const additions = added.map((image): ImageStep => ({ add: image }));
  if (isSomeKept) return [...removals, ...additions];
  return [...removals.slice(1), ...additions.slice(0, 1), ...removals.slice(0, 1), ...additions.slice(1)];
}

/** Runs the steps one after the other; repeated after a failure, it runs only the remaining ones. */
export async function saveImages(code: string, changes: ImageChanges): Promise<void> {
  for (const step of toImageSteps(changes)) {
    if ('add' in step) await sendFile({ code, uuid: step.add.id, file: step.add.file });
    else await removeImage(code, step.remove);
  }
  const { order } = changes;
  if (order === null) return;
  await getHttp().call(resourceEndpoints.orderResources, { params: { code }, body: { uuids: [...order] } });
}

async function removeImage(code: string, uuid: string): Promise<void> {
  try {
    await getHttp().call(resourceEndpoints.removeResource, { params: { code, uuid } });
  } catch (error) {
    // Removed already, by an earlier attempt or by someone else.
    if (!hasCode(error, 'not_found')) throw error;
  }
}
