import type { DecodeContext } from '../outcome/decode-fault.ts';
import { DecodeFault } from '../outcome/decode-fault.ts';
import { toVertexFault } from '../outcome/feature-collector.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;
const CLOSE_LIST = 0x5d;
const CLOSE_OBJECT = 0x7d;

/** Lists that are no positions (rings, parts) and objects beside features: how many there may be at most of each. */
const LISTS_A_POSITION = 2;
const OBJECTS_A_FEATURE = 25;
const VALUES_A_POSITION = 4;

function toValueFault(fileName: string, limit: number): DecodeFault {
  const said = limit.toLocaleString('en-US');
  return new DecodeFault('size_limit', `${fileName} holds more than ${said} values.`);
}

function toObjectFault(fileName: string, limit: number): DecodeFault {
  const said = limit.toLocaleString('en-US');
  return new DecodeFault('feature_limit', `${fileName} has more than ${said} objects.`);
}

/** Where the quote stands that ends a text, or the end of the bytes. */
function findTextEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Throws a `DecodeFault` when JSON text nests deeper than the limit, or would become more values than its limits allow:
 * a list takes two bytes as text and sixty in memory. Looks at bytes only, without recursion, and stops at the first
 * byte too many.
 */
export function checkJson(bytes: Uint8Array, context: DecodeContext): void {
  const { fileName, limits } = context;
  const maxLists = limits.maxVertices * LISTS_A_POSITION + 1_000;
  const maxObjects = limits.maxFeatures * OBJECTS_A_FEATURE + 1_000;
  const maxValues = limits.maxVertices * VALUES_A_POSITION + maxObjects * 2;
  let [depth, lists, objects, values] = [0, 0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === COMMA || byte === COLON) {
      values += 1;
      if (values > maxValues) throw toValueFault(fileName, maxValues);
    } else if (byte === QUOTE) at = findTextEnd(bytes, at + 1);
    else if (byte < OPEN_LIST) continue;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      if (depth > limits.maxDepth) {
        throw new DecodeFault('depth_limit', `${fileName} nests values more than ${limits.maxDepth} deep.`);
      }
      if (byte === OPEN_LIST) lists += 1;
      else objects += 1;
      if (lists > maxLists) throw toVertexFault(context);
      if (objects > maxObjects) throw toObjectFault(fileName, maxObjects);
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
  }
}
