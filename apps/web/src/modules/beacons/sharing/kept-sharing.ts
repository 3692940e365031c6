/** Sharing ends after this time unless renewed. */
export const SHARING_MS = 30 * 60_000;

export interface KeptSharing {
  readonly memberId: number;
  readonly projectId: number;
  readonly projectName: string;
  /** Its end, in milliseconds since 1970. */
  readonly until: number;
}

/** What was kept before a reload; null if it was by another person, is over, or unreadable. */
export function readSharing(text: string | null, memberId: number, now: number): KeptSharing | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<KeptSharing> | null;
    const { projectId, projectName, until } = kept ?? {};
    if (kept?.memberId !== memberId || typeof projectId !== 'number') return null;
    if (typeof projectName !== 'string' || typeof until !== 'number') return null;
    return until > now && until <= now + SHARING_MS ? { memberId, projectId, projectName, until } : null;
  } catch {
    return null;
  }
}
