import type { RangeResponse, Source } from 'pmtiles';

const PAUSES_MS = [50, 600];

/** Fewer bytes came than were asked for. */
class ShortAnswer extends Error {}

/** Only the first request of an archive may ask for more than there is. */
function assertWhole({ data }: RangeResponse, offset: number, length: number): void {
  if (data.byteLength === length || (offset === 0 && data.byteLength > 0)) return;
  throw new ShortAnswer(`${data.byteLength} of ${length} bytes came`);
}

interface PatientSourceOptions {
  /** Called before asking again: the next answer must not come from the browser's cache. */
  readonly avoidCache: () => void;
  /** Before the second try, the third, … */
  readonly pausesMs?: readonly number[];
}

/**
 * A source that asks again, past the browser's cache, when the network failed under it or fewer bytes came than it
 * asked for. Chromium answers a range whose first request was given up half way with a fault or an empty body from
 * its cache; an archive would keep such a fault of a directory for good, and a part of the map would stay blank.
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
        // `fetch` throws a TypeError for the network, and something else for whatever was answered.
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
