import type { RangeResponse, Source } from 'pmtiles';

const PAUSES_MS = [150, 600];

/**
 * A source that asks again when the network failed under it. Browsers drop ranged requests now and then, when
 * a request for another part of the same file is given up; an archive would keep such a fault of its header or a
 * directory for good, and a whole part of the map would stay blank.
 */
export function toPatientSource(source: Source, pausesMs: readonly number[] = PAUSES_MS): Source {
  async function getBytes(
    offset: number,
    length: number,
    signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    for (const pauseMs of pausesMs) {
      try {
        return await source.getBytes(offset, length, signal, etag);
      } catch (error) {
        // `fetch` throws a TypeError for the network, and something else for whatever was answered.
        if (!(error instanceof TypeError) || signal?.aborted === true) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        signal?.throwIfAborted();
      }
    }
    return source.getBytes(offset, length, signal, etag);
  }
  return { getKey: () => source.getKey(), getBytes };
}
