import type { LoggedEvent, ServerMessage } from '@waypost/contract';

/** Most bytes of one piece, unless one event alone is longer. */
const MAX_PIECE_BYTES = 256 * 1024;
const SHORT = 126;
const TWO_BYTES = 65_536;
/** A whole message of text, not masked and not compressed: https://www.rfc-editor.org/rfc/rfc6455#section-5.2. */
const WHOLE_TEXT = 0x81;

const piecesOf = new WeakMap<readonly LoggedEvent[], readonly Buffer[]>();

function toFrame(event: LoggedEvent): Buffer {
  const message: ServerMessage = { action: 'event', ...event };
  const text = JSON.stringify(message);
  const length = Buffer.byteLength(text);
  const headLength = length < SHORT ? 2 : length < TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(headLength + length);
  frame[0] = WHOLE_TEXT;
  if (length < SHORT) frame[1] = length;
  else if (length < TWO_BYTES) {
    frame[1] = SHORT;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = SHORT + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, headLength);
  return frame;
}

function makePieces(events: readonly LoggedEvent[]): readonly Buffer[] {
  const pieces: Buffer[] = [];
  let frames: Buffer[] = [];
  let bytes = 0;
  for (const event of events) {
    const frame = toFrame(event);
    if (frames.length > 0 && bytes + frame.length > MAX_PIECE_BYTES) {
      pieces.push(Buffer.concat(frames));
      frames = [];
      bytes = 0;
    }
    frames.push(frame);
    bytes += frame.length;
  }
  if (frames.length > 0) pieces.push(Buffer.concat(frames));
  return pieces;
}

/**
 * Events as the bytes that a connection carries, a WebSocket frame of each, in few pieces. The same array is written once,
 * however many sockets hear it: a write costs a system call, which is most of what an event costs.
 */
export function toPieces(events: readonly LoggedEvent[]): readonly Buffer[] {
  const made = piecesOf.get(events);
  if (made !== undefined) return made;
  const pieces = makePieces(events);
  piecesOf.set(events, pieces);
  return pieces;
}
