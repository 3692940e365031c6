import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const SALT_BYTES = 16;
const TAG_BYTES = 16;

/** What a push service got. */
export interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The keys of a browser that subscribes. */
export function makeBrowserKeys() {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const auth = randomBytes(SALT_BYTES);
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** Decrypts as a browser does: RFC 8291 over RFC 8188 with one record. */
    open(body: Buffer): string {
      const salt = body.subarray(0, SALT_BYTES);
      const sender = body.subarray(SALT_BYTES + 5, SALT_BYTES + 5 + (body[SALT_BYTES + 4] ?? 0));
      const sealed = body.subarray(SALT_BYTES + 5 + sender.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const secret = hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32);
      const derive = (use: string, length: number) =>
        Buffer.from(hkdfSync('sha256', new Uint8Array(secret), salt, `Content-Encoding: ${use}\0`, length));
      const opener = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      opener.setAuthTag(sealed.subarray(-TAG_BYTES));
      const padded = Buffer.concat([opener.update(sealed.subarray(0, -TAG_BYTES)), opener.final()]);
      // What follows the delimiter of the last record is padding.
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}

const fromBase64url = (part: string | undefined) => Buffer.from(part ?? '', 'base64url');

export interface VapidClaims {
  readonly aud: string;
  readonly sub: string;
  /** Seconds since 1970. */
  readonly exp: number;
}

/** The claims of a VAPID header. @throws if it was not signed with the key that it names, or another one. */
export function readVapid(header: string | undefined, publicKey: string): VapidClaims {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header ?? '') ?? [];
  if (key !== publicKey) throw new Error(`The key ${key} is not that of the installation.`);
  const point = fromBase64url(key).subarray(1, POINT_BYTES);
  const [head = '', claims = '', signature] = token.split('.');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(0, 32).toString('base64url'),
    y: point.subarray(32).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    fromBase64url(signature),
  );
  if (!isSigned) throw new Error('The signature is not of this key.');
  return JSON.parse(fromBase64url(claims).toString('utf8')) as VapidClaims;
}

/** A push service on this machine. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const state = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(state.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    received,
    answerWith: (status: number) => {
      state.status = status;
    },
    close: () => server.close(),
  };
}
