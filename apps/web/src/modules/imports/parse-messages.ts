import type { Decoded } from '@waypost/geo';

/** What the worker is sent: the bytes go over, they are not copied. */
export interface ParseRequest {
  readonly id: string;
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** What it answers. */
export interface ParseAnswer {
  readonly id: string;
  readonly decoded: Decoded;
  /** SHA-256 of the bytes, in hex; null on pages without TLS, where browsers make none. */
  readonly digest: string | null;
}
