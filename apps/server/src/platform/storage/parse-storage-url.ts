import { fileURLToPath } from 'node:url';
import { ConfigError } from '../config-error.ts';
import type { ObjectStoreConfig } from './object-store.ts';

/** A place for files: a folder of this machine, or a bucket. */
export type StoragePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'bucket'; readonly bucket: ObjectStoreConfig };

/**
 * Reads `file:///FOLDER`, or a bucket of an object store: `s3://KEY:SECRET@HOST/BUCKET?region=…&tls=off`.
 * @param variable the environment variable that holds it.
 * @throws ConfigError when a part of a bucket's address is missing.
 */
export function parseStorageUrl(variable: string, given: string): StoragePlace {
  const url = new URL(given);
  if (url.protocol === 'file:') return { kind: 'folder', folder: fileURLToPath(url) };
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodePart);
  const bucket = url.pathname.slice(1).replace(/\/$/, '');
  const tls = url.searchParams.get('tls') ?? 'on';
  if (!accessKeyId || !secretAccessKey || !/^[a-z0-9][a-z0-9.-]+$/.test(bucket) || !/^(on|off)$/.test(tls)) {
    throw new ConfigError(
      `Configuration is wrong. ${variable}: must be s3://KEY:SECRET@HOST/BUCKET?region=REGION, with what has a meaning in an address written as %XX`,
    );
  }
  return {
    kind: 'bucket',
    bucket: {
      endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`,
      region: url.searchParams.get('region') ?? 'us-east-1',
      bucket,
      accessKeyId,
      secretAccessKey,
    },
  };
}

/** Decodes a part of an address; null for an invalid percent-encoding. */
function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
