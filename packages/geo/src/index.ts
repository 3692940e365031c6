export {
  type CoordinateFormat,
  formatCoordinates,
  type ParsedCoordinates,
  parseCoordinates,
} from './coordinates.ts';
export { type DrawingFault, findDrawingFault } from './drawing/drawing-fault.ts';
export { toRectangle } from './drawing/rectangle.ts';
export { toDrawn } from './drawing/to-drawn.ts';
export {
  type DrawnGeometry,
  isInRing,
  listVertexRings,
  type VertexPath,
  type VertexRing,
} from './drawing/vertex-rings.ts';
export {
  addHole,
  insertVertex,
  moveVertex,
  removeRing,
  removeVertex,
  reorderVertex,
  toDrawnGeometry,
} from './drawing/vertices.ts';
export { toCsvLine } from './encode/csv/csv-line.ts';
export { type EncodedFormat, encodeFile } from './encode/encode-file.ts';
export {
  countKind,
  createExportNotes,
  type DataColumn,
  type EncodeOptions,
  type ExportedFeature,
  type ExportedFile,
  type ExportedProperties,
  type ExportNotes,
} from './encode/exported-feature.ts';
export { type FlatTable, toFlatTable } from './encode/flat-row.ts';
export { toGeojsonText } from './encode/geojson/geojson.ts';
export { findProjString } from './formats/crs/find-proj-string.ts';
export { decodeCsv } from './formats/csv/csv.ts';
export { decodeFile } from './formats/decode-file.ts';
export { decodeInBatches } from './formats/decode-in-batches.ts';
export { decodeFit } from './formats/fit/fit.ts';
export { decodeFlatgeobuf } from './formats/flatgeobuf/flatgeobuf.ts';
export { decodeGeojson } from './formats/geojson/geojson.ts';
export { decodeGpx } from './formats/gpx/gpx.ts';
export { decodeKml } from './formats/kml/kml.ts';
export { decodeKmz } from './formats/kmz/kmz.ts';
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
  type OffGlobe,
  type UnplacedPhoto,
  type WarningKind,
} from './formats/outcome/decoded.ts';
export { readPhotoWords } from './formats/photo/photo-words.ts';
export { decodeShapefile } from './formats/shapefile/shapefile.ts';
export { sniffFormat } from './formats/sniff-format.ts';
export { type Bbox, bboxOf } from './geometry/bbox.ts';
export { type BeyondGlobe, findBeyondGlobe } from './geometry/beyond-globe.ts';
export {
  areaOf,
  formatArea,
  formatLength,
  lengthOf,
  MEASURE_UNITS,
  type MeasureUnits,
} from './geometry/measures.ts';
export { findSelfIntersection } from './geometry/self-intersection.ts';
export { simplifyArea } from './geometry/simplify-area.ts';
export {
  type ValidationIssue,
  type ValidationResult,
  validateGeometry,
} from './geometry/validation.ts';
export { windRings } from './geometry/wind-rings.ts';
export { toContinuousBox, toWireBox } from './meridian/boxes.ts';
export { joinAtMeridian } from './meridian/join-at-meridian.ts';
export { type StoredGeometry, splitAtMeridian } from './meridian/split-at-meridian.ts';
export { besidePosition, wrapPosition } from './meridian/turn-position.ts';
export { placeByTrack, type TimedTrack, type TrackPlace } from './place-by-track.ts';
export {
  type PmtilesEntry,
  type PmtilesInfo,
  toPmtilesDirectories,
  toPmtilesHeader,
  toPmtilesId,
} from './pmtiles/encode-pmtiles.ts';
export { readWmts, type WmtsLayer, type WmtsRead } from './wmts/read-wmts.ts';
