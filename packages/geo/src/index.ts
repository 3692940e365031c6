export {
  type CoordinateFormat,
  formatCoordinates,
  type ParsedCoordinates,
  parseCoordinates,
} from './coordinates.ts';
export {
  type ByteSource,
  type ChangeKind,
  type DataField,
  DEFAULT_LIMITS,
  type Decoded,
  type DecodedFeature,
  type DecodedPicture,
  type DecodedProperties,
  type DecodeFailure,
  type DecodeLimits,
  type DecodeWarning,
  type FailureValues,
  type FeatureGeometry,
  type FeatureTaker,
  type FidelityEntry,
  type FidelityReport,
  type FileFormat,
  type FileSource,
  type LossKind,
  MAX_FEATURE_POSITIONS,
  type UnplacedPhoto,
  type WarningKind,
} from './decoded.ts';
export { type DrawingFault, findDrawingFault } from './drawing-fault.ts';
export { type EncodedFormat, encodeFile } from './encode/encode-file.ts';
export {
  createExportNotes,
  type DataColumn,
  type EncodeOptions,
  type ExportedFeature,
  type ExportedFile,
  type ExportedProperties,
  type ExportNotes,
} from './encode/exported-feature.ts';
export { type FlatTable, toFlatTable } from './encode/flat-row.ts';
export { toGeojsonText } from './encode/geojson.ts';
export { decodeCsv } from './formats/csv.ts';
export { decodeFile } from './formats/decode-file.ts';
export { decodeInBatches } from './formats/decode-in-batches.ts';
export { decodeFit } from './formats/fit.ts';
export { decodeFlatgeobuf } from './formats/flatgeobuf.ts';
export { decodeGeojson } from './formats/geojson.ts';
export { decodeGpx } from './formats/gpx.ts';
export { decodeKml } from './formats/kml.ts';
export { decodeKmz } from './formats/kmz.ts';
export { readPhotoWords } from './formats/photo-words.ts';
export { decodeShapefile } from './formats/shapefile.ts';
export { sniffFormat } from './formats/sniff-format.ts';
export {
  areaOf,
  type Bbox,
  bboxOf,
  formatArea,
  formatLength,
  lengthOf,
} from './measures.ts';
export { placeByTrack, type TimedTrack, type TrackPlace } from './place-by-track.ts';
export { findSelfIntersection } from './self-intersection.ts';
export { simplifyArea } from './simplify-area.ts';
export {
  type ValidationIssue,
  type ValidationResult,
  validateGeometry,
} from './validation.ts';
export {
  type DrawnGeometry,
  isInRing,
  listVertexRings,
  type VertexPath,
  type VertexRing,
} from './vertex-rings.ts';
export {
  addHole,
  insertVertex,
  moveVertex,
  removeRing,
  removeVertex,
  reorderVertex,
  toDrawnGeometry,
} from './vertices.ts';
