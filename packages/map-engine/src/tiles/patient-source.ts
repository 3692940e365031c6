import type { RangeResponse, Source } from 'pmtiles';

const PAUSES_MS = [50, 600];

/** Fewer bytes than requested were received. */
class ShortAnswer extends Error {}

/** Only the first request of an archive may exceed its size. */
function assertWhole({ data }: RangeResponse, offset: number, length: number): void {
  if (data.byteLength === length || (offset === 0 && data.byteLength > 0)) return;
  throw new ShortAnswer(`${data.byteLength} of ${length} bytes came`);
}

interface PatientSourceOptions {
  /** Called before a retry: the next answer must not come from the browser's cache. */
  readonly avoidCache: () => void;
  /** Pauses before the second attempt, the third and so on. */
  readonly pausesMs?: readonly number[];
}

/**
 * A source that retries, bypassing the browser's cache, when the network fails or fewer bytes arrive than requested. If
 * the first request of a range was aborted half way, Chromium answers the range from its cache with an error or an
 * empty body; an archive would keep such a failed directory for good, and part of the map would stay blank.
 */
export function toPatientSource(
  source: Source,
  { avoidCache, pausesMs = PAUSES_MS }: PatientSourceOptions,
): Source {
  async function getOnce(offset: number, length: number, signal?: AbortSignal, etag?: string) {
    const answer = await source.getBytes(offset, length, signal, etag);
    assertWhole(answer, offset, length);
    return answer;
  }
  async function getBytes(
    offset: number,
    length: number,
    signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    for (const pauseMs of pausesMs) {
      try {
        return await getOnce(offset, length, signal, etag);
      } catch (error) {
        // `fetch` throws a TypeError for network errors only.
        const isPassing = error instanceof ShortAnswer || error instanceof TypeError;
        if (!isPassing || signal?.aborted === true) throw error;
        avoidCache();
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        signal?.throwIfAborted();
      }
    }
    return getOnce(offset, length, signal, etag);
  }
  return { getKey: () => source.getKey(), getBytes };
}
