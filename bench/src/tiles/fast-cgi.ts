import { connect } from 'node:net';

/** Records of the protocol (fastcgi-archives.github.io/FastCGI_Specification.html, section 8). */
const VERSION = 1;
const BEGIN_REQUEST = 1;
const PARAMS = 4;
const STDIN = 5;
const STDOUT = 6;
const REQUEST_ID = 1;
const HEAD_BYTES = 8;
/** Role 1, the responder, which closes the connection after its response. */
const RESPONDER = Buffer.from([0, 1, 0, 0, 0, 0, 0, 0]);

function toRecord(type: number, content: Buffer): Buffer {
  const head = Buffer.from([VERSION, type, 0, REQUEST_ID, 0, 0, 0, 0]);
  head.writeUInt16BE(content.length, 4);
  return Buffer.concat([head, content]);
}

/** A name or value is preceded by its length, in one byte up to 127. */
function toLength(length: number): Buffer {
  if (length < 128) return Buffer.from([length]);
  const four = Buffer.alloc(4);
  four.writeUInt32BE(length + 2 ** 31);
  return four;
}

function toPair([name, value]: readonly [string, string]): Buffer {
  const [a, b] = [Buffer.from(name), Buffer.from(value)];
  return Buffer.concat([toLength(a.length), toLength(b.length), a, b]);
}

/** The program's output, joined from its records. */
function readOutput(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at + HEAD_BYTES <= bytes.length; ) {
    const length = bytes.readUInt16BE(at + 4);
    const start = at + HEAD_BYTES;
    if (bytes[at + 1] === STDOUT) parts.push(bytes.subarray(start, start + length));
    at = start + length + (bytes[at + 6] ?? 0);
  }
  return Buffer.concat(parts);
}

/**
 * Requests a query from a FastCGI program, on a connection of its own.
 * @returns the body of its response. @throws Error if the response is not a tile.
 */
export function askFastCgi(socketPath: string, query: string): Promise<Buffer> {
  const params = Object.entries({ REQUEST_METHOD: 'GET', QUERY_STRING: query });
  const request = Buffer.concat([
    toRecord(BEGIN_REQUEST, RESPONDER),
    toRecord(PARAMS, Buffer.concat(params.map(toPair))),
    toRecord(PARAMS, Buffer.alloc(0)),
    toRecord(STDIN, Buffer.alloc(0)),
  ]);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(socketPath, () => void socket.write(request));
    socket.on('data', (part: Buffer) => void parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => {
      const output = readOutput(Buffer.concat(parts));
      const end = output.indexOf('\r\n\r\n');
      const head = output.toString('latin1', 0, Math.max(end, 0));
      if (/^content-type: *(application\/(x-protobuf|vnd\.mapbox-vector-tile)|image\/png)/im.test(head)) {
        resolve(output.subarray(end + 4));
      } else reject(new Error(`${query} is answered with: ${output.toString().slice(0, 500)}`));
    });
  });
}
