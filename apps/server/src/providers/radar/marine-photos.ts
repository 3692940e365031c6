import { z } from 'zod';
import { type PhotoFile, type ProviderPhoto, RadarError } from './radar.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const photoRead = z.object({
  id: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(/^[\w.-]{1,100}$/)),
  s3_photo_link: z.url({ protocol: /^https?$/ }),
  created_at: z.string(),
});

/** The photographs of an answer; what cannot be read is left out. @throws RadarError if it is no list. */
export function toPhotos(answer: unknown): ProviderPhoto[] {
  if (!Array.isArray(answer)) throw new RadarError('garbled', 'The photographs of a track are no list.');
  return answer.flatMap((one: unknown): ProviderPhoto[] => {
    const { data } = photoRead.safeParse(one);
    const createdAt = Date.parse(data?.created_at ?? '');
    return data === undefined || Number.isNaN(createdAt)
      ? []
      : [{ id: data.id, link: data.s3_photo_link, createdAt }];
  });
}

/** Whether a link may be followed: to the host of the API, or to a store of Amazon’s over TLS. */
export function isFollowed(link: string, base: string): boolean {
  const [to, from] = [new URL(link), new URL(base)];
  if (to.origin === from.origin) return true;
  return to.protocol === 'https:' && to.port === '' && to.hostname.endsWith('.amazonaws.com');
}

function toMediaType(bytes: Buffer): PhotoFile['mediaType'] | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}

/** Fetches a photograph, without the key. @throws RadarError if it cannot be reached. */
export async function fetchPhoto(link: string, base: string, timeoutMs: number): Promise<PhotoFile | null> {
  if (!isFollowed(link, base)) return null;
  try {
    const response = await fetch(link, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (size > MAX_BYTES) return null;
      parts.push(part);
    }
    const bytes = Buffer.concat(parts);
    const mediaType = toMediaType(bytes);
    return mediaType === null ? null : { bytes, mediaType };
  } catch (error) {
    throw new RadarError('unavailable', 'A photograph cannot be reached.', null, error);
  }
}
