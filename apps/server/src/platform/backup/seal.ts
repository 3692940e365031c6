import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  type DecipherGCM,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { Transform } from 'node:stream';
import { BrokenEntryError } from './backup-error.ts';

/** First bytes of a sealed entry; then the nonce, the encrypted bytes, and the tag. */
const MAGIC = Buffer.from('WPS1');
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MAGIC.length + NONCE_BYTES;
/** What sealing adds to an entry. */
export const SEAL_BYTES = HEAD_BYTES + TAG_BYTES;

/** Encrypts entries of a backup with AES-256-GCM, and names them so that a name tells nothing about the content. */
export interface Seal {
  /** Names the key without giving it away. */
  readonly keyId: string;
  /** The name of content with a digest. */
  toName(digest: string): string;
  /** @param name of the entry: bound to the bytes, so that entries cannot be exchanged. */
  seal(name: string): Transform;
  /** Emits an error at the end for bytes that were changed, or sealed with another key. */
  unseal(name: string): Transform;
}

/** @param key `BACKUP_KEY`: 32 characters or more. */
export function createSeal(key: string): Seal {
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, 'waypost-backup', use, bytes));
  const [sealKey, nameKey] = [derive('seal', 32), derive('names', 32)];
  return {
    keyId: derive('id', 8).toString('hex'),
    toName: (digest) => createHmac('sha256', nameKey).update(digest).digest('hex'),
    seal: (name) => createSealing(sealKey, name),
    unseal: (name) => createUnsealing(sealKey, name),
  };
}

function createSealing(key: Buffer, name: string): Transform {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
  let isBegun = false;
  const begin = (stream: Transform) => {
    if (!isBegun) stream.push(Buffer.concat([MAGIC, nonce]));
    isBegun = true;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      begin(this);
      done(null, cipher.update(chunk));
    },
    flush(done) {
      begin(this);
      this.push(cipher.final());
      this.push(cipher.getAuthTag());
      done();
    },
  });
}

function createUnsealing(key: Buffer, name: string): Transform {
  const broken = () => new BrokenEntryError(name);
  let decipher: DecipherGCM | null = null;
  /** Bytes that may belong to the head or the tag. */
  let held = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held = Buffer.concat([held, chunk]);
      if (decipher === null) {
        if (held.length < HEAD_BYTES) return done();
        if (!held.subarray(0, MAGIC.length).equals(MAGIC)) return done(broken());
        decipher = createDecipheriv('aes-256-gcm', key, held.subarray(MAGIC.length, HEAD_BYTES));
        decipher.setAAD(Buffer.from(name));
        held = held.subarray(HEAD_BYTES);
      }
      if (held.length <= TAG_BYTES) return done();
      const ready = held.subarray(0, held.length - TAG_BYTES);
      held = held.subarray(held.length - TAG_BYTES);
      done(null, decipher.update(ready));
    },
    flush(done) {
      if (decipher === null || held.length !== TAG_BYTES) return done(broken());
      try {
        decipher.setAuthTag(held);
        this.push(decipher.final());
        done();
      } catch {
        done(broken());
      }
    },
  });
}
