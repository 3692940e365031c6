import type { LineString, MultiPolygon, Point, Polygon } from 'geojson';
import type { BeyondGlobe } from '../../geometry/beyond-globe.ts';
import type { ItemPlace } from './item-place.ts';

/** A file format this package decodes. */
export type FileFormat =
  | 'kml'
  | 'kmz'
  | 'geojson'
  | 'gpx'
  | 'shapefile'
  | 'fit'
  | 'photo'
  | 'csv'
  | 'flatgeobuf'
  | 'geojsonseq'
  | 'tcx'
  | 'xlsx'
  | 'geopackage';

/** The geometries a feature of the platform may have; EPSG:4326, `[lng, lat]` or `[lng, lat, altitude_m]`. */
export type FeatureGeometry = Point | LineString | Polygon | MultiPolygon;

/**
 * One data field of a feature. `type`: 0 text, 1 number, 2 boolean, 3 and 4 of forms, which only our own exports have;
 * the value is text in each of them.
 */
export interface DataField {
  key: string;
  value: string;
  type: 0 | 1 | 2 | 3 | 4;
}

/** What a decoded feature says beside its geometry. Texts are plain text, never to be shown as markup. */
export interface DecodedProperties {
  /** The feature's name, or the file's base name. */
  name: string;
  description: string;
  /** `#rrggbb` in lower case, or null when the file gives none. Opacity is not kept. */
  color: string | null;
  fileName: string;
  /** When it was recorded, in milliseconds since 1970 UTC. */
  created_origin: number | null;
  data: DataField[];
  /** Names of the folders around it, outermost first, joined by `/`. */
  folder: string | null;
  /** Whether everybody sees it, and whether it shows whatever the dates are: where the file says so. */
  shared?: boolean;
  is_static?: boolean;
}

/** A picture that lies in an archive beside the document. */
export interface DecodedPicture {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** One feature read from a file. */
export interface DecodedFeature {
  type: 'Feature';
  geometry: FeatureGeometry;
  properties: DecodedProperties;
  /** Of a line that was recorded on the way: milliseconds since 1970 UTC of each of its positions, null where unknown. */
  times?: readonly (number | null)[];
  /** The pictures of its archive that its description shows. */
  pictures?: readonly DecodedPicture[];
}

/** Takes the features of a file while it is read, so that nobody has to hold all of them. */
export interface FeatureTaker {
  /** The next features in the order of the file; reading goes on when they are taken. */
  take(features: readonly DecodedFeature[]): void | Promise<void>;
  /** The colour of a feature that was taken: its style stands after it in the file. `index` counts from 0. */
  recolor(index: number, color: string | null): void;
}

/** How a kept feature differs from what stands in the file. */
export type ChangeKind =
  /** one part of a multi-geometry that was split into features of their own */
  | 'split_from_multi'
  /** a description that was HTML: its words are kept */
  | 'markup_to_text'
  /** a ring whose last position was not its first */
  | 'ring_closed'
  /** a hole with fewer than three positions */
  | 'ring_dropped'
  /** a polygon of a multi-polygon with fewer than three positions */
  | 'part_dropped'
  /** positions that are not numbers */
  | 'positions_dropped'
  /** heights below any trench or above any aircraft, as writers mark those that they do not know: all of the shape */
  | 'heights_dropped'
  /** values of number fields that are none: NaN, infinite or "no data" */
  | 'numbers_dropped'
  /** more than three numbers a position */
  | 'dimensions_dropped'
  /** a track, track segment or route with one position */
  | 'track_to_point'
  /** one of the lines that a longer one was cut into: each begins where the one before ends */
  | 'split_long_line';

/** What stands in the file and did not become a feature. */
export type LossKind =
  | 'no_geometry'
  /** a photograph that does not say where it was taken */
  | 'no_position'
  | 'invalid_coordinates'
  | 'too_few_positions'
  | 'unsupported_geometry'
  | 'network_link'
  | 'ground_overlay'
  | 'photo_overlay'
  | 'screen_overlay'
  | 'tour'
  | 'model'
  | 'archive_entry'
  /** a record of a sequence that is not valid JSON */
  | 'damaged_record'
  /** a sheet, or a table of a database, that holds no features */
  | 'other_table'
  /** a layer that is damaged, or in a coordinate system that is not known */
  | 'unread_layer';

/** How many items met the same fate; `names` are the first 20 of them. */
export interface FidelityEntry<Kind extends string> {
  kind: Kind;
  count: number;
  names: string[];
}

/** What a person should know of a file that was read. */
export type WarningKind =
  /** times and values of single track points are not kept; the first time of a track is */
  | 'point_values'
  /** some features take their style from another file, which is not read */
  | 'foreign_style'
  /** `encoding`: unknown, so the file was read as UTF-8 */
  | 'unknown_encoding'
  | 'unreadable_letters'
  /** no column of the table says where the rows are */
  | 'no_place_column'
  /** `column`, `count`: dates that cannot be told are kept as they are written */
  | 'untold_dates'
  /** the camera's time says no zone; it is taken as UTC */
  | 'no_zone'
  /** `count`: positions before the file's early end */
  | 'cut_track'
  /** `count`: positions before the damage */
  | 'damaged_track'
  /** an activity without any position */
  | 'no_positions'
  /** `count`: moments of an activity without a position */
  | 'moments_without_position'
  /** the shapes go without their attributes */
  | 'damaged_table'
  /** a file of shapes alone: without attributes, taken for degrees */
  | 'bare_shapes'
  /** `layer`, `count`: one of several layers, with how many features came of it */
  | 'layer_read'
  /** `layer`: one of several layers that cannot be read, or is in a projection that is not known */
  | 'layer_left'
  /** `crs`: the coordinate system that is named; the file was read as WGS 84 */
  | 'foreign_crs'
  /** `crs`: the projection that the positions were converted from */
  | 'reprojected'
  /** `crs`: the datum was shifted without a grid of corrections: positions may be off by some metres */
  | 'rough_datum'
  /** `read` of `stated` features */
  | 'cut_features'
  /** `count`: curves and surfaces in space, which no feature of the platform can be */
  | 'curves_left'
  /** `layer`, `count`: features of a layer before the place where it is damaged */
  | 'damaged_layer'
  /** `column`, `count`: bytes that are no picture */
  | 'binary_left'
  /** `count`: formulas whose result the file does not hold */
  | 'uncalculated_cells'
  /** latitudes and longitudes were swapped, as was asked for */
  | 'axes_swapped';

/** One warning, to be said in the reader's language; `values` are what the sentence holds. */
export interface DecodeWarning {
  readonly kind: WarningKind;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The features of a file that are off the globe. They are kept for people to correct. */
export interface OffGlobe {
  readonly count: number;
  /** The first 20 of them, with the first coordinate that is off; `name` is '' for one without a name. */
  readonly places: readonly (BeyondGlobe & { readonly name: string; readonly place: ItemPlace })[];
  /** At least half of the features have a latitude beyond 90, and swapped with the longitudes all would be on the globe. */
  readonly seemsSwapped: boolean;
}

/**
 * What became of everything in a file. The counts add up: the sum of `read` equals `kept` plus the sum of
 * the counts in `left`; `kept` is the number of features; each count in `changed` is a number of features.
 */
export interface FidelityReport {
  /**
   * Items found. Parts of a multi-geometry count singly, but a multi-polygon counts once, as `multi`.
   * A line of more positions than a feature may have counts as often as it was cut into features.
   * `other` is all that has no geometry of ours: links, overlays, placemarks without geometry, archive entries.
   */
  read: {
    points: number;
    lines: number;
    polygons: number;
    multi: number;
    other: number;
  };
  kept: number;
  changed: FidelityEntry<ChangeKind>[];
  left: FidelityEntry<LossKind>[];
  /** What is neither: values of single track points, a foreign coordinate system. */
  warnings: DecodeWarning[];
  /** Absent when all features are on the globe. */
  offGlobe?: OffGlobe;
}

/** Why a file could not be decoded. */
export type DecodeFailure =
  | 'unsupported_format'
  /** nothing but white space and a byte order mark, or not even these */
  | 'empty'
  | 'not_well_formed'
  | 'custom_entities'
  | 'bad_archive'
  /** coordinates that are not degrees */
  | 'foreign_projection'
  | 'no_features'
  | 'depth_limit'
  | 'feature_limit'
  | 'vertex_limit'
  | 'size_limit'
  | 'entry_limit';

/** What the sentence about a failure holds beside the file’s name. */
export interface FailureValues {
  /** Where the fault shows, from 1. */
  readonly line?: number;
  /** The coordinate system that the file names. */
  readonly crs?: string;
}

/** A photograph that says when it was taken and not where: a track of the same outing may know. */
export interface UnplacedPhoto {
  readonly name: string;
  /** Milliseconds since 1970 UTC; where `isZoneKnown` is false, the camera's own time read as if it were UTC. */
  readonly takenAtMs: number;
  readonly isZoneKnown: boolean;
  readonly data: readonly DataField[];
}

/** The outcome of decoding a file. `message` is a sentence that names the file, save for `no_features`. */
export type Decoded =
  | {
      ok: true;
      format: FileFormat;
      features: DecodedFeature[];
      report: FidelityReport;
    }
  | {
      ok: false;
      reason: DecodeFailure;
      message: string;
      report: FidelityReport | null;
      values?: FailureValues;
      /** Of a photograph without a position, when it was taken. */
      unplaced?: UnplacedPhoto;
    };

/** Ceilings on what one file may hold. */
export interface DecodeLimits {
  maxFeatures: number;
  /** Positions over all features. */
  maxVertices: number;
  /** Nesting of elements, or of JSON values. */
  maxDepth: number;
  /** Bytes of the text, counted while inflating. */
  maxInflatedBytes: number;
  /** Entries of an archive. */
  maxEntries: number;
  /** Not a ceiling: reads latitudes as longitudes and the other way round. */
  swapsAxes?: boolean;
}

/** The limits used where the caller names none. */
export const DEFAULT_LIMITS: DecodeLimits = {
  maxFeatures: 200_000,
  maxVertices: 5_000_000,
  maxDepth: 256,
  maxInflatedBytes: 512 * 1024 * 1024,
  maxEntries: 10_000,
};

/** Positions that a feature of the platform may have. */
export const MAX_FEATURE_POSITIONS = 50_000;

/** A file whose bytes are read piece by piece; `size` in bytes. */
export interface FileSource {
  readonly name: string;
  readonly size: number;
  read(from: number, to: number): Promise<Uint8Array>;
}

/** Bytes at once or as they come. */
export type ByteSource = Uint8Array | AsyncIterable<Uint8Array>;
