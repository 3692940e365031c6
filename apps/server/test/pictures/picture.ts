import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';
  /** Position and camera, as a phone writes them into a picture. */
  readonly hasExif?: boolean;
  /** `#rrggbb`. */
  readonly color?: string;
}

/** A small picture of one colour, as a browser sends it. */
export async function makePicture(options: PictureOptions = {}): Promise<File> {
  const { width = 64, height = 48, format = 'png', hasExif = false, color = '#12765f' } = options;
  const image = sharp({ create: { width, height, channels: 3, background: color } });
  const written = hasExif
    ? image.withExif({ IFD0: { Make: 'Spy camera' }, IFD3: { GPSLatitude: '24/1 8/1 0/1' } })
    : image;
  const bytes = await written.toFormat(format).toBuffer();
  return new File([new Uint8Array(bytes)], `picture.${format}`, { type: `image/${format}` });
}

/** A small valid PNG with these dimensions, in two colours. */
export function makeHugePng(width: number, height: number): File {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const bytes = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return new File([new Uint8Array(bytes)], 'huge.png', { type: 'image/png' });
}
