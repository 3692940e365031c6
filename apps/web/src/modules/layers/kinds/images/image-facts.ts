import type { Layer } from '@waypost/contract';

/** What the layer of a picture that is ready says of it. */
export interface ImageFacts {
  /** Of an archive of tiles; a GeoTIFF is seen at any zoom. */
  readonly min_zoom?: number;
  readonly max_zoom?: number;
  /** Whom an archive names, as plain text. */
  readonly attribution?: string;
  readonly look_version?: number;
}

/** As the server keeps it. */
export const toImageFacts = ({ properties }: Layer) => properties.layer as ImageFacts;
