import { ApiError } from '@waypost/client';
import type { Feature, FeatureConflict } from '@waypost/contract';

interface RestoreEarlier {
  /** The version on the screen when restoring was requested. */
  readonly startedFrom: number;
  /** Asks whether to continue; with what someone else saved meanwhile, or null. */
  readonly ask: (newer: FeatureConflict | null) => Promise<boolean>;
  /** Shows what someone else saved meanwhile. */
  readonly showNewer: (newer: Feature) => void;
  /** @throws ApiError `feature_changed` if the feature is at another version than `startedFrom`. */
  readonly send: (startedFrom: number) => Promise<Feature>;
}

/**
 * Restores an earlier version, overwriting only the version that the person saw: changes saved meanwhile are shown
 * first, and the question is repeated. @returns null if the person declined.
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
