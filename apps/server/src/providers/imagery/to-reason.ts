const MAX_REASON = 500;

/** A string of JSON as it was meant; null if it is none. */
function readString(inner: string): string | null {
  try {
    return JSON.parse(`"${inner}"`) as string;
  } catch {
    return null;
  }
}

/**
 * The words of a provider in an error, of which the end may be missing; its status if there are none.
 * @param provider as a sentence begins with it.
 */
export function toReason(provider: string, status: number, body: Buffer | null): string {
  const text = body?.toString('utf8') ?? '';
  const found = /"(?:description|detail|message)":\s*"((?:[^"\\]|\\.)+)"/.exec(text)?.[1];
  const words = found === undefined ? null : readString(found);
  return words?.slice(0, MAX_REASON) ?? `${provider} answered ${status}.`;
}
