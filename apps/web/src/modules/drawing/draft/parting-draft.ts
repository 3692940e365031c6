import type { FormImage } from '../form/form-values.ts';
import { type Draft, type KnownDraft, mergeDraft } from './draft.ts';

/**
 * What a page had on its board when it went. The store of drafts answers later than a page lives that is closed in the
 * middle of a word; what stands here was written at once.
 */
const STORAGE_KEY = 'waypost.draft_left';

/** Pictures are files, which cannot be written at once: they are found again in the store, where they were kept before. */
type PartingImage = Exclude<FormImage, { file: File }> | { readonly id: string };

type Drawings = Draft['drawings'];
type PartingDrawing = Omit<Drawings[number], 'form'> & {
  readonly form: Omit<Drawings[number]['form'], 'images'> & { readonly images: readonly PartingImage[] };
};

/** A draft with the moment it was left. */
export type LeftDraft = Draft & { readonly keptAt: number };

/** What one page left. */
export interface PartingDraft {
  /** The key it stands under. */
  readonly key: string;
  readonly draft: Omit<LeftDraft, 'drawings'> & { readonly drawings: readonly PartingDrawing[] };
  readonly ids: readonly string[];
  readonly hadPath: boolean;
}

const toPrefix = (memberId: number) => `${STORAGE_KEY}.${memberId}.`;

const toPartingImage = (image: FormImage): PartingImage => ('file' in image ? { id: image.id } : image);

/**
 * Writes down what a page has on its board, before anything else is done.
 * @param page a name of the page: several may go at the same moment.
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
    // Without storage, or for an outline that fills it; the store of drafts may still be in time.
    console.warn('What is on the board could not be written down at once.', error);
  }
}

function readParting(key: string): PartingDraft | null {
  try {
    const text = localStorage.getItem(key);
    // Only `writeParting` writes under such keys.
    return text === null ? null : { key, ...(JSON.parse(text) as Omit<PartingDraft, 'key'>) };
  } catch {
    return null;
  }
}

/** What pages of a member left that the store of drafts has not taken over yet, the oldest first. */
export function listPartings(memberId: number): readonly PartingDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(toPrefix(memberId)))
      .flatMap((key) => readParting(key) ?? [])
      .sort((a, b) => a.draft.keptAt - b.draft.keptAt);
  } catch {
    // A browser that keeps nothing has nothing left.
    return [];
  }
}

/** Forgets what the store of drafts has now, but not what a page has left since. */
export function forgetPartings(partings: readonly PartingDraft[]): void {
  for (const { key, draft } of partings)
    if (readParting(key)?.draft.keptAt === draft.keptAt) localStorage.removeItem(key);
}

/** Gives drawings their pictures back, those that were kept. */
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

/** The stored draft with what pages left since; what was kept after they went holds all they had. */
export function withPartings(stored: Draft | null, partings: readonly PartingDraft[]): Draft | null {
  return partings.reduce<Draft | null>((draft, { draft: left, ids, hadPath }) => {
    if (draft !== null && (draft.keptAt ?? 0) > left.keptAt) return draft;
    const mine: Draft = { ...left, drawings: withImages(left.drawings, draft) };
    return mergeDraft(draft, mine, { ids: new Set(ids), hadPath });
  }, stored);
}
