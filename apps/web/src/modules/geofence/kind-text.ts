import type { FenceCrossing, FenceSubject } from '@waypost/contract';

/** The text for what a subject did. A vessel that is not heard of any more is lost from sight, and not silent. */
export const toKindText = (kind: FenceCrossing['kind'], { kind: who }: FenceSubject) =>
  kind === 'absent' && who === 'vessel' ? 'geofence.lost' : (`geofence.kinds.${kind}` as const);
