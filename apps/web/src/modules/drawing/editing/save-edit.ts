import type { Feature, FeatureUpdate } from '@waypost/contract';

/** An edit that is ready to go: what to change, and the version it began with. */
export interface Edit {
  readonly update: FeatureUpdate;
  readonly version: number;
  readonly name: string;
  /** What has to be there before the fields are saved, such as the picture that another template asks for. */
  readonly prepare?: () => Promise<unknown>;
  /** What follows once the fields are saved, such as pictures: an edit that is refused has taken none away. */
  readonly finish?: () => Promise<unknown>;
}

/** The fields were saved, and what had to follow was not; the reason is the `cause`. */
export class SavedInPart extends Error {
  /** The feature with its new fields; null where none changed. */
  readonly saved: Feature | null;

  constructor(saved: Feature | null, cause: unknown) {
    super('The fields are saved, what belongs to them is not.', { cause });
    this.name = 'SavedInPart';
    this.saved = saved;
  }
}

/**
 * Saves the fields after what they need, and only then what follows them. @returns null where no field changed.
 * @throws SavedInPart when the fields are saved and the rest is not.
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
