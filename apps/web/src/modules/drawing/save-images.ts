import { resourceEndpoints } from '@waypost/contract';
import { hasCode } from '../../data/error-text.ts';
import { getHttp } from '../../data/http.ts';
import type { FormImage } from './form-values.ts';
import { sendFile } from './uploads/send-file.ts';

/** What has to be done so that the pictures of a feature are those of the form. */
export interface ImageChanges {
  readonly removed: readonly string[];
  readonly added: readonly { readonly id: string; readonly file: File }[];
  /** The whole order, where it is another than adding and removing leave behind; else null. */
  readonly order: readonly string[] | null;
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
  };
}

/** Does it, one after the other; doing it again after a failure does only what is left. */
export async function saveImages(code: string, { removed, added, order }: ImageChanges): Promise<void> {
  for (const uuid of removed) {
    try {
      await getHttp().call(resourceEndpoints.removeResource, { params: { code, uuid } });
    } catch (error) {
      // Gone already, by an earlier try or by somebody else.
      if (!hasCode(error, 'not_found')) throw error;
    }
  }
  for (const { id, file } of added) {
    await sendFile({ code, uuid: id, file });
  }
  if (order === null) return;
  await getHttp().call(resourceEndpoints.orderResources, { params: { code }, body: { uuids: [...order] } });
}
