import { IMAGE_STATUS, type Layer } from '@waypost/contract';

/** What the layer of a picture that is ready says of it. */
export interface ImageFacts {
  /** Of an archive of tiles; a GeoTIFF is seen at any zoom. */
  readonly min_zoom?: number;
  readonly max_zoom?: number;
  /** The zoom from which on it is seen while its smaller sizes are written; null or absent: from none. */
  readonly near_zoom?: number | null;
  /** Whom an archive names, as plain text. */
  readonly attribution?: string;
  readonly look_version?: number;
}

/** As the server keeps it. */
export const toImageFacts = ({ properties }: Layer) => properties.layer as ImageFacts;

/** The zoom from which on a picture is seen that is being prepared; null: it is not, or not yet. */
export const findNearZoom = (layer: Layer): number | null =>
  layer.status === IMAGE_STATUS.preparing ? (toImageFacts(layer).near_zoom ?? null) : null;
