import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RasterError } from '@waypost/raster';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';
import type { StagedFile, Storage } from '../../../platform/storage/storage.ts';
import { type Delivery, type DeliveryWait, ImageryRefusedError } from '../../../providers/imagery/imagery.ts';

/** What was delivered is not the picture that was ordered; its message says how. */
export class DeliveryError extends Error {}

/** What a delivery may take. */
export interface DeliveryLimits {
  readonly maxBytes: number;
  /** Without a byte for so long, the connection is given up, and another one is tried. */
  readonly idleMs: number;
  readonly totalMs: number;
}

export const DELIVERY_LIMITS: DeliveryLimits = {
  maxBytes: 4 * 1024 ** 3,
  idleMs: 60_000,
  totalMs: 2 * 3_600_000,
};
/** Bytes that begin a TIFF and a BigTIFF, in either order of bytes. */
const TIFF_HEADS = ['49492a00', '4d4d002a', '49492b00', '4d4d002b'];

/** What says itself why there is no picture. */
const ENDS = [DeliveryError, ImageryRefusedError, RasterError, ProviderDownError];

const toTooLarge = (maxBytes: number) =>
  new DeliveryError(`The picture is larger than ${(maxBytes / 1024 ** 3).toPrecision(2)} GB.`);

/** Ends a transfer that stalls or takes too long. */
class Watch {
  readonly signal: AbortSignal;
  readonly #late = new AbortController();
  readonly #idleMs: number;
  readonly #total: NodeJS.Timeout;
  #idle: NodeJS.Timeout | null = null;

  constructor({ idleMs, totalMs }: DeliveryLimits, signal: AbortSignal) {
    this.signal = AbortSignal.any([signal, this.#late.signal]);
    this.#idleMs = idleMs;
    const minutes = Math.round(totalMs / 60_000);
    const tooLong = new DeliveryError(`The picture was not there after ${minutes} minutes.`);
    this.#total = setTimeout(() => this.#late.abort(tooLong), totalMs);
    this.live();
  }

  /** Something has come. */
  live(): void {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#late.abort(new Error('A delivery has stalled.')), this.#idleMs);
  }

  end(): void {
    clearTimeout(this.#total);
    if (this.#idle !== null) clearTimeout(this.#idle);
  }

  /** Why it ended, if it was the watch that ended it. */
  get reason(): unknown {
    return this.#late.signal.reason;
  }
}

async function stage(
  storage: Storage,
  { stream, byteSize }: Delivery,
  fileName: string,
  maxBytes: number,
  watch: Watch,
): Promise<StagedFile> {
  const most = Math.min(maxBytes, byteSize ?? maxBytes);
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      watch.live();
      bytes += chunk.length;
      if (bytes <= most) done(null, chunk);
      else if (most === maxBytes) done(toTooLarge(maxBytes));
      else done(new DeliveryError(`The picture has more than the ${most} bytes that were announced.`));
    },
  });
  const sent = pipeline(stream, limit, { signal: watch.signal });
  // The same failure ends the staging, which reports it.
  sent.catch(() => undefined);
  return storage.stage(limit, fileName);
}

/**
 * Fetches a delivered picture, and checks that it is what the provider says it is.
 * @param open opens the delivery, which is there until its signal is aborted.
 * @returns null if nothing was delivered. @throws DeliveryError, ImageryRefusedError, RasterError, ProviderDownError.
 */
export async function fetchDelivery(
  storage: Storage,
  open: (wait: DeliveryWait) => Promise<Delivery | null>,
  fileName: string,
  { signal, ...limits }: DeliveryLimits & { readonly signal: AbortSignal },
): Promise<StagedFile | null> {
  const watch = new Watch(limits, signal);
  try {
    const delivery = await open({ signal: watch.signal, live: () => watch.live() });
    if (delivery === null) return null;
    const { byteSize } = delivery;
    if (byteSize !== null && byteSize > limits.maxBytes) {
      delivery.stream.destroy();
      throw toTooLarge(limits.maxBytes);
    }
    const staged = await stage(storage, delivery, fileName, limits.maxBytes, watch);
    return await check(staged, delivery);
  } catch (error) {
    if (watch.reason instanceof DeliveryError) throw watch.reason;
    if (ENDS.some((end) => error instanceof end)) throw error;
    throw new ProviderDownError('imagery', 'imagery_unavailable', watch.reason ?? error);
  } finally {
    watch.end();
  }
}

async function check(staged: StagedFile, { byteSize, sha256 }: Delivery): Promise<StagedFile> {
  try {
    if (byteSize !== null && staged.byteSize !== byteSize)
      throw new DeliveryError(`The picture has ${staged.byteSize} bytes in place of ${byteSize}.`);
    if (sha256 !== null && staged.digest !== sha256)
      throw new DeliveryError('The picture is not the one that was announced.');
    if (!TIFF_HEADS.includes(staged.head.subarray(0, 4).toString('hex')))
      throw new DeliveryError('The picture is no GeoTIFF.');
    return staged;
  } catch (error) {
    await staged.discard();
    throw error;
  }
}
