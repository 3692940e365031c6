import sharp from 'sharp';

export interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff';
  /** Where it was taken and with what, as a phone writes it into a picture. */
  readonly hasExif?: boolean;
}

/** A small picture of one colour, as a browser sends it. */
export async function makePicture(options: PictureOptions = {}): Promise<File> {
  const { width = 64, height = 48, format = 'png', hasExif = false } = options;
  const image = sharp({ create: { width, height, channels: 3, background: '#12765f' } });
  const written = hasExif
    ? image.withExif({ IFD0: { Make: 'Spy camera' }, IFD3: { GPSLatitude: '24/1 8/1 0/1' } })
    : image;
  const bytes = await written.toFormat(format).toBuffer();
  return new File([new Uint8Array(bytes)], `picture.${format}`, { type: `image/${format}` });
}
