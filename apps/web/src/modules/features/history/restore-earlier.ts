import { ApiError } from '@waypost/client';
import type { Feature, FeatureConflict } from '@waypost/contract';

interface RestoreEarlier {
  /** The version that was on the screen when the restoring was asked for. */
  readonly startedFrom: number;
  /** Whether to go on; told of what somebody else saved meanwhile, or null while nobody has. */
  readonly ask: (newer: FeatureConflict | null) => Promise<boolean>;
  /** Shows what somebody else saved meanwhile. */
  readonly showNewer: (newer: Feature) => void;
  /** @throws ApiError `feature_changed` when the feature is at another version than `startedFrom`. */
  readonly send: (startedFrom: number) => Promise<Feature>;
}

/**
 * Restores an earlier version over the one that the person saw and over no other: what somebody saved meanwhile is
 * shown first, and the question asked again. @returns null when the person decided otherwise.
 */
export async function restoreEarlier(options: RestoreEarlier): Promise<Feature | null> {
  const { ask, send, showNewer } = options;
  let { startedFrom } = options;
  let newer: FeatureConflict | null = null;
  while (await ask(newer)) {
    try {
      return await send(startedFrom);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'feature_changed' || error.conflict === null)
        throw error;
      newer = error.conflict;
      startedFrom = newer.feature.properties.version;
      showNewer(newer.feature);
    }
  }
  return null;
}
