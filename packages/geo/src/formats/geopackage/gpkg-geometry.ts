import { readWkb, type WkbGeometry } from '../geometry/wkb.ts';

const MAGIC = [0x47, 0x50];
const HEADER_BYTES = 8;
/** Bytes of the envelope by its code: none, XY, XYZ, XYM, XYZM. */
const ENVELOPE_BYTES = [0, 32, 48, 48, 64];
const EXTENDED_FLAG = 0b10_0000;
const EMPTY_FLAG = 0b1_0000;

/**
 * Reads a geometry in GeoPackage binary: a header with an envelope, then WKB. The SRS in the header is ignored, since it
 * must equal that of the layer. Source of the format: OGC 12-128r19, 2.1.3.
 */
export function readGpkgGeometry(bytes: Uint8Array): WkbGeometry {
  const flags = bytes[3] ?? 0;
  const envelope = ENVELOPE_BYTES[(flags >> 1) & 0b111];
  const isGeometry = MAGIC.every((byte, index) => bytes[index] === byte);
  if (!isGeometry || envelope === undefined) return { ok: false, loss: 'invalid_coordinates' };
  if ((flags & EXTENDED_FLAG) !== 0) return { ok: false, loss: 'unsupported_geometry' };
  if ((flags & EMPTY_FLAG) !== 0) return { ok: true, parts: [] };
  return readWkb(bytes.subarray(HEADER_BYTES + envelope));
}
