import { createDegreesCheck, type DegreesCheck } from '../crs/degrees-check.ts';
import { addDocument, type GeojsonState } from '../geojson/geojson.ts';
import { checkJson } from '../geojson/json-limits.ts';
import {
  type DecodeContext,
  DecodeFault,
  settleDecode,
  toContext,
  toSizeText,
} from '../outcome/decode-fault.ts';
import type { ByteSource, Decoded, DecodeLimits, FeatureTaker } from '../outcome/decoded.ts';
import { createFeatureCollector, type FeatureCollector } from '../outcome/feature-collector.ts';
import type { ItemPlace } from '../outcome/item-place.ts';
import { quoteLargeIntegers } from '../properties/large-integers.ts';
import { toBaseName } from '../properties/property-text.ts';
import { createTextRecords, type RecordPlace } from './text-records.ts';

const SLICE_BYTES = 64 * 1024;
/** A record without a feature takes three bytes, so the limit of features also bounds the records. */
const RECORDS_A_FEATURE = 2;

// One for all records: without `stream`, each call stands alone.
const decoder = new TextDecoder();

interface SeqState extends GeojsonState {
  readonly context: DecodeContext;
  /** Records that are not blank. */
  recordCount: number;
  /** The first record that is not valid JSON. */
  firstDamaged: RecordPlace | null;
  damagedCount: number;
}

async function* toChunks(source: ByteSource): AsyncGenerator<Uint8Array> {
  if (!(source instanceof Uint8Array)) {
    yield* source;
    return;
  }
  for (let at = 0; at < source.length; at += SLICE_BYTES) yield source.subarray(at, at + SLICE_BYTES);
}

/** The value of a record; undefined, which no JSON is, if it is not valid. */
function parseRecord(text: string): unknown {
  try {
    return JSON.parse(quoteLargeIntegers(text));
  } catch {
    return undefined;
  }
}

const toPlaceText = ({ number, isLine }: RecordPlace) => `${isLine ? 'line' : 'record'} ${number}`;

function addRecord(state: SeqState, bytes: Uint8Array, place: RecordPlace): void {
  const { context } = state;
  const text = decoder.decode(bytes).trim();
  if (text === '') return;
  state.recordCount += 1;
  if (state.recordCount > context.limits.maxFeatures * RECORDS_A_FEATURE) {
    const limit = (context.limits.maxFeatures * RECORDS_A_FEATURE).toLocaleString('en-US');
    throw new DecodeFault('feature_limit', `${context.fileName} has more than ${limit} records.`);
  }
  checkJson(bytes, context);
  const value = parseRecord(text);
  if (value !== undefined) {
    addDocument(state, value);
    return;
  }
  state.firstDamaged ??= place;
  state.damagedCount += 1;
  state.collector.leave('damaged_record', toPlaceText(place));
}

/** A collector that also passes its features to a check, and knows the line that is read. */
function withCheck(
  collector: FeatureCollector,
  { see }: DegreesCheck,
  findPlace: () => ItemPlace | undefined,
): FeatureCollector {
  return {
    ...collector,
    add: (parts, name, describe) => {
      const features = collector.add(parts, name, describe, findPlace());
      for (const feature of features) see(feature);
      return features;
    },
  };
}

/** Throws a `DecodeFault` if no record is valid JSON: the file is in another format, or damaged beyond use. */
function assertReadable({ context, recordCount, firstDamaged, damagedCount }: SeqState): void {
  if (firstDamaged === null || damagedCount < recordCount) return;
  const message = `${context.fileName} is not valid JSON (${toPlaceText(firstDamaged)}).`;
  throw new DecodeFault(
    'not_well_formed',
    message,
    firstDamaged.isLine ? { line: firstDamaged.number } : undefined,
  );
}

/**
 * Decodes a sequence of GeoJSON texts, one per line or each after a record separator, as a stream. A record that is not
 * valid JSON, such as the last one of a truncated file, is reported, and the others are kept.
 * Source of the format: RFC 8142 and RFC 7464; newline-delimited files have no standard.
 */
export function decodeGeojsonSeq(
  file: { name: string; source: ByteSource },
  limits?: Partial<DecodeLimits>,
  taker?: FeatureTaker,
): Promise<Decoded> {
  const context = toContext(file.name, limits, taker);
  return settleDecode(async () => {
    const collector = createFeatureCollector(context);
    // RFC 7946 requires degrees, and these files are also written by hand.
    const degrees = createDegreesCheck(true);
    let place: ItemPlace | undefined;
    const state: SeqState = {
      context,
      collector: withCheck(collector, degrees, () => place),
      unproject: null,
      baseName: toBaseName(file.name),
      recordCount: 0,
      firstDamaged: null,
      damagedCount: 0,
    };
    const records = createTextRecords(context, (bytes, at) => {
      place = at.isLine ? { line: at.number } : undefined;
      addRecord(state, bytes, at);
    });
    let bytesRead = 0;
    for await (const chunk of toChunks(file.source)) {
      bytesRead += chunk.length;
      if (bytesRead > context.limits.maxInflatedBytes) {
        const limit = toSizeText(context.limits.maxInflatedBytes);
        throw new DecodeFault('size_limit', `${file.name} holds more than ${limit}.`);
      }
      records.push(chunk);
      if (context.taker !== null) await collector.handOn();
    }
    records.finish();
    assertReadable(state);
    degrees.assert(file.name);
    return collector.finish('geojsonseq');
  });
}
