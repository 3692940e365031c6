import { type DecodeContext, DecodeFault, toSizeText } from '../outcome/decode-fault.ts';

/** The character before each text of a sequence (RFC 7464). */
export const RECORD_SEPARATOR = 0x1e;
const LINE_FEED = 0x0a;
/** Bytes of one record, the same limit as for one text of XML. */
const MAX_RECORD_BYTES = 32 * 1024 * 1024;

/** The position of a record: its number from 1, in lines or in separators. */
export interface RecordPlace {
  readonly number: number;
  readonly isLine: boolean;
}

/** Splits a stream of bytes into the records of a sequence. */
export interface TextRecords {
  push(chunk: Uint8Array): void;
  /** Ends the last record. */
  finish(): void;
}

function joinBytes(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return only;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The byte that ends a record: the separator if the stream begins with one, else the line feed. */
function findDelimiter(chunk: Uint8Array): number | null {
  // Ignores a byte order mark and white space.
  const first = chunk.find((byte) => byte > 0x20 && byte !== 0xef && byte !== 0xbb && byte !== 0xbf);
  const separator = chunk.indexOf(RECORD_SEPARATOR);
  if (separator >= 0 && chunk.subarray(0, separator).every((byte) => byte <= 0x20 || byte >= 0xbb)) {
    return RECORD_SEPARATOR;
  }
  return first === undefined ? null : LINE_FEED;
}

/**
 * Passes each record to `onRecord`, blank ones included, so that line numbers are those of the file. Throws a
 * `DecodeFault` for a record that is too long.
 */
export function createTextRecords(
  { fileName }: DecodeContext,
  onRecord: (bytes: Uint8Array, place: RecordPlace) => void,
): TextRecords {
  let delimiter: number | null = null;
  let pieces: Uint8Array[] = [];
  let size = 0;
  let number = 0;
  const keep = (piece: Uint8Array) => {
    size += piece.length;
    if (size > MAX_RECORD_BYTES) {
      const limit = toSizeText(MAX_RECORD_BYTES);
      throw new DecodeFault('size_limit', `${fileName} holds one text of more than ${limit}.`);
    }
    pieces.push(piece);
  };
  const end = () => {
    const record = joinBytes(pieces, size);
    pieces = [];
    size = 0;
    onRecord(record, { number, isLine: delimiter === LINE_FEED });
    number += 1;
  };
  return {
    push: (chunk) => {
      if (delimiter === null) {
        delimiter = findDelimiter(chunk);
        // Anything before the first separator is not a record.
        number = delimiter === LINE_FEED ? 1 : 0;
      }
      let from = 0;
      // A loop of its own: records may be of a few bytes, for which each call of `indexOf` would cost more.
      for (let at = 0; delimiter !== null && at < chunk.length; at += 1) {
        if (chunk[at] !== delimiter) continue;
        keep(chunk.subarray(from, at));
        end();
        from = at + 1;
      }
      if (from < chunk.length) keep(chunk.slice(from));
    },
    finish: () => {
      if (size > 0) end();
    },
  };
}
