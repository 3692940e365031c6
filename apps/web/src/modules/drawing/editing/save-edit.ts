import type { Feature, FeatureUpdate } from '@waypost/contract';

/** A complete edit: the changes, and the version they are based on. */
export interface Edit {
  readonly update: FeatureUpdate;
  readonly version: number;
  readonly name: string;
  /** Runs before the fields are saved, such as adding the picture that another template requires. */
  readonly prepare?: () => Promise<unknown>;
  /** Runs after the fields are saved, such as changing pictures: a refused edit has changed none. */
  readonly finish?: () => Promise<unknown>;
}

/** The fields were saved, but a following step failed; the reason is the `cause`. */
export class SavedInPart extends Error {
  /** The feature with its new fields; null if none changed. */
  readonly saved: Feature | null;

  constructor(saved: Feature | null, cause: unknown) {
    super('The fields are saved, what belongs to them is not.', { cause });
    this.name = 'SavedInPart';
    this.saved = saved;
  }
}

/**
 * Saves the fields after their prerequisites, then runs the following steps. @returns null if no field changed.
 * @throws SavedInPart if the fields are saved and a following step fails.
 */
export async function saveEdit(
  { update, version, prepare, finish }: Edit,
  send: (update: FeatureUpdate & { readonly version: number }) => Promise<Feature>,
): Promise<Feature | null> {
  await prepare?.();
  const saved = Object.keys(update).length === 0 ? null : await send({ ...update, version });
  try {
    await finish?.();
  } catch (cause) {
    throw new SavedInPart(saved, cause);
  }
  return saved;
}
