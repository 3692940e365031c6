import type { RadarPhoto } from '@waypost/contract';

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** A photograph as a file, through our server; named after the vessel and the time. @throws TypeError, or an Error for any answer but a photograph. */
export async function fetchPhoto({ s3_photo_link, created_at }: RadarPhoto, vessel: string): Promise<File> {
  const response = await fetch(s3_photo_link);
  const type = response.headers.get('content-type') ?? '';
  const ending = ENDINGS[type];
  if (!response.ok || ending === undefined)
    throw new Error(`The photograph was answered with ${response.status}.`);
  const words = `${vessel} ${created_at.slice(0, 16)}`.replace(/[^\p{L}\p{N}]+/gu, '-');
  return new File([await response.blob()], `${words}.${ending}`, { type });
}
