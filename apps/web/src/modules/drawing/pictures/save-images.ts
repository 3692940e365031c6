import { resourceEndpoints } from '@waypost/contract';
import { hasCode } from '../../../data/queries/error-text.ts';
import { getHttp } from '../../../data/session/http.ts';
import type { FormImage } from '../form/form-values.ts';
import { sendFile } from '../uploads/send-file.ts';

/** What has to be done so that the pictures of a feature are those of the form. */
export interface ImageChanges {
  readonly removed: readonly string[];
  readonly added: readonly { readonly id: string; readonly file: File }[];
  /** The whole order, where it is another than adding and removing leave behind; else null. */
  readonly order: readonly string[] | null;
  /** Whether any that were there stay. */
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
 * The steps in an order that works: what goes makes room first, but where none of those that were there stays, one of the
 * new comes before the last old one goes. The template may ask for one at all times.
 */
export function toImageSteps({ removed, added, isSomeKept }: ImageChanges): ImageStep[] {
  const removals = removed.map((uuid): ImageStep => ({ remove: uuid }));
  const additions = added.map((image): ImageStep => ({ add: image }));
  if (isSomeKept) return [...removals, ...additions];
  return [...removals.slice(1), ...additions.slice(0, 1), ...removals.slice(0, 1), ...additions.slice(1)];
}

/** Does it, one after the other; doing it again after a failure does only what is left. */
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
    // Gone already, by an earlier try or by somebody else.
    if (!hasCode(error, 'not_found')) throw error;
  }
}
