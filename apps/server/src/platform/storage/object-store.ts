import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { prepareBucket } from './prepare-bucket.ts';

/** A bucket of a store with the S3 API, and its credentials. */
export interface ObjectStoreConfig {
  /** With its protocol: `https://s3.eu-west-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** An object of a listing. */
export interface ListedObject {
  readonly key: string;
  readonly byteSize: number;
  readonly modifiedAt: Date;
}

/** Objects of one bucket by key. */
export interface ObjectStore {
  /**
   * Finds or creates the bucket. @param patienceMs how long to wait for a store that cannot be reached.
   * @throws UnfitStoreError when it cannot be used.
   */
  prepare(patienceMs?: number): Promise<void>;
  put(key: string, body: Readable, byteSize: number): Promise<void>;
  /** Streams an object. @throws if the key does not exist. */
  /** @param part only so many bytes from an offset on. */
  open(key: string, part?: { readonly offset: number; readonly length: number }): Promise<Readable>;
  /** Modification time of an object, or null if it does not exist. */
  findModified(key: string): Promise<Date | null>;
  /** Succeeds if the object does not exist. */
  remove(key: string): Promise<void>;
  /** The objects with a key prefix, ordered by key. */
  list(prefix: string): Promise<ListedObject[]>;
}

const CONNECT_MS = 5_000;
/** Timeout between two chunks, not in total: a large file takes long. */
const SILENCE_MS = 30_000;

export function openObjectStore({
  bucket,
  endpoint,
  region,
  ...credentials
}: ObjectStoreConfig): ObjectStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // Path-style buckets, which every store supports; virtual hosts would need DNS entries.
    forcePathStyle: true,
    // Optional features that stores other than Amazon's may not support are off.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    prepare: (patienceMs) => prepareBucket({ client, bucket, endpoint }, patienceMs),
    async put(key, body, byteSize) {
      await client.send(new PutObjectCommand({ ...at(key), Body: body, ContentLength: byteSize }));
    },
    async open(key, part) {
      const range = part && `bytes=${part.offset}-${part.offset + part.length - 1}`;
      const { Body: body } = await client.send(
        new GetObjectCommand({ ...at(key), ...(range !== undefined && { Range: range }) }),
      );
      return body as Readable;
    },
    async findModified(key) {
      try {
        const { LastModified: modified } = await client.send(new HeadObjectCommand(at(key)));
        return modified ?? null;
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async list(prefix) {
      const found: ListedObject[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key: key, Size: byteSize, LastModified: modifiedAt } of page.Contents ?? []) {
          if (key !== undefined && byteSize !== undefined && modifiedAt !== undefined) {
            found.push({ key, byteSize, modifiedAt });
          }
        }
      }
      return found;
    },
  };
}
