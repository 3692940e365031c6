import type { FormImage } from '../form/form-values.ts';
import { type Draft, type KnownDraft, mergeDraft } from './draft.ts';

/**
 * What a page had on its board when it closed. The store of drafts is asynchronous, and a page closed while typing may
 * not wait for it; this is written synchronously.
 */
const STORAGE_KEY = 'waypost.draft_left';

/** Pictures are files, which cannot be written synchronously: they are looked up in the stored draft. */
type PartingImage = Exclude<FormImage, { file: File }> | { readonly id: string };

type Drawings = Draft['drawings'];
type PartingDrawing = Omit<Drawings[number], 'form'> & {
  readonly form: Omit<Drawings[number]['form'], 'images'> & { readonly images: readonly PartingImage[] };
};

/** A draft with the time of writing. */
export type LeftDraft = Draft & { readonly keptAt: number };

/** What one page wrote. */
export interface PartingDraft {
  /** Its key in storage. */
  readonly key: string;
  readonly draft: Omit<LeftDraft, 'drawings'> & { readonly drawings: readonly PartingDrawing[] };
  readonly ids: readonly string[];
  readonly hadPath: boolean;
}

const toPrefix = (memberId: number) => `${STORAGE_KEY}.${memberId}.`;

const toPartingImage = (image: FormImage): PartingImage => ('file' in image ? { id: image.id } : image);

/**
 * Synchronously writes what a page has on its board.
 * @param page a name of the page: several may close at the same moment.
 */
export function writeParting(memberId: number, page: string, draft: LeftDraft, known: KnownDraft): void {
  const drawings = draft.drawings.map((drawing) => ({
    ...drawing,
    form: { ...drawing.form, images: drawing.form.images.map(toPartingImage) },
  }));
  const parting: Omit<PartingDraft, 'key'> = {
    draft: { ...draft, drawings },
    ids: [...known.ids],
    hadPath: known.hadPath,
  };
  try {
    localStorage.setItem(toPrefix(memberId) + page, JSON.stringify(parting));
  } catch (error) {
    // Without storage, or with an outline that exceeds it; the store of drafts may still succeed.
    console.warn('What is on the board could not be written down at once.', error);
  }
}

function readParting(key: string): PartingDraft | null {
  try {
    const text = localStorage.getItem(key);
    // Only `writeParting` writes under these keys.
    return text === null ? null : { key, ...(JSON.parse(text) as Omit<PartingDraft, 'key'>) };
  } catch {
    return null;
  }
}

/** What a member's closed pages wrote and the store has not merged yet, oldest first. */
export function listPartings(memberId: number): readonly PartingDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(toPrefix(memberId)))
      .flatMap((key) => readParting(key) ?? [])
      .sort((a, b) => a.draft.keptAt - b.draft.keptAt);
  } catch {
    // Without storage there are none.
    return [];
  }
}

/** Removes what the store has merged, but not what a page has written since. */
export function forgetPartings(partings: readonly PartingDraft[]): void {
  for (const { key, draft } of partings)
    if (readParting(key)?.draft.keptAt === draft.keptAt) localStorage.removeItem(key);
}

/** Restores the pictures of drawings, if they were stored. */
function withImages(drawings: readonly PartingDrawing[], stored: Draft | null): Drawings {
  const kept = (stored?.drawings ?? []).flatMap(({ form }) => form.images);
  const images = new Map(kept.map((image) => [image.id, image]));
  const find = (image: PartingImage): FormImage | undefined =>
    'saved' in image ? image : images.get(image.id);
  return drawings.map((drawing) => ({
    ...drawing,
    form: { ...drawing.form, images: drawing.form.images.flatMap((image) => find(image) ?? []) },
  }));
}

/** The stored draft merged with what pages wrote since; a draft stored later is complete by itself. */
export function withPartings(stored: Draft | null, partings: readonly PartingDraft[]): Draft | null {
  return partings.reduce<Draft | null>((draft, { draft: left, ids, hadPath }) => {
    if (draft !== null && (draft.keptAt ?? 0) > left.keptAt) return draft;
    const mine: Draft = { ...left, drawings: withImages(left.drawings, draft) };
    return mergeDraft(draft, mine, { ids: new Set(ids), hadPath });
  }, stored);
}
