import type {
  Decoded,
  DecodeFailure,
  DecodeLimits,
  FailureValues,
  FeatureTaker,
  FidelityReport,
} from './decoded.ts';
import { DEFAULT_LIMITS } from './decoded.ts';

/** Ends a decode from within a parser's callbacks; `settleDecode` turns it into a value. */
export class DecodeFault extends Error {
  readonly reason: DecodeFailure;
  readonly values: FailureValues | undefined;

  constructor(reason: DecodeFailure, message: string, values?: FailureValues) {
    super(message);
    this.name = 'DecodeFault';
    this.reason = reason;
    this.values = values;
  }
}

/** The context of a decoder. */
export interface DecodeContext {
  fileName: string;
  limits: DecodeLimits;
  /** Receives features while the file is read; null keeps all of them until the end. */
  taker: FeatureTaker | null;
}

/** The context of a file with the given limits over the defaults. */
export function toContext(
  fileName: string,
  limits: Partial<DecodeLimits> = {},
  taker: FeatureTaker | null = null,
): DecodeContext {
  return { fileName, limits: { ...DEFAULT_LIMITS, ...limits }, taker };
}

/** Runs a decode: an expected fault becomes a value, any other error stays an error. */
export async function settleDecode(decode: () => Promise<Decoded>): Promise<Decoded> {
  try {
    return await decode();
  } catch (error) {
    if (!(error instanceof DecodeFault)) throw error;
    return {
      ok: false,
      reason: error.reason,
      message: error.message,
      report: null,
      ...(error.values === undefined ? {} : { values: error.values }),
    };
  }
}

/** The outcome of a file without features; the report says what it contained. */
export function toNoFeatures(report: FidelityReport): Decoded {
  return {
    ok: false,
    reason: 'no_features',
    message: 'No features found in file',
    report,
  };
}

/** Formats a size in whole megabytes, or in bytes below one. */
export function toSizeText(bytes: number): string {
  const megabytes = Math.floor(bytes / (1024 * 1024));
  return megabytes >= 1 ? `${megabytes} MB` : `${bytes} bytes`;
}
