import type { RangeResponse, Source } from 'pmtiles';

const PAUSES_MS = [50, 600];

/** The response was shorter than requested. */
class ShortAnswer extends Error {}

/** Only the first request of an archive may exceed its size. */
function assertWhole({ data }: RangeResponse, offset: number, length: number): void {
  if (data.byteLength === length || (offset === 0 && data.byteLength > 0)) return;
  throw new ShortAnswer(`${data.byteLength} of ${length} bytes came`);
}

interface PatientSourceOptions {
  /** Called before a retry: the response must not come from the browser's cache. */
  readonly avoidCache: () => void;
  /** Delays before each retry. */
  readonly pausesMs?: readonly number[];
}

/**
 * A source that retries, past the browser's cache, after a network error or a short response. Chromium answers a range
 * whose first request was aborted with an error or an empty body from its cache; an archive would cache such a failed
 * directory, and a part of the map would stay blank.
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
