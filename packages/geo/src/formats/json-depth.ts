import { DecodeFault } from './decode-fault.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Throws a `DecodeFault` when JSON text nests deeper than the limit; looks at bytes only, without recursion. */
export function checkJsonDepth(bytes: Uint8Array, fileName: string, maxDepth: number): void {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      if (depth > maxDepth) {
        throw new DecodeFault('depth_limit', `${fileName} nests values more than ${maxDepth} deep.`);
      }
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
}
