const CHUNK_BYTES = 64 * 1024;

function join(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Joins small pieces into larger chunks. */
export async function* toByteChunks(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const part of parts) {
    waiting.push(part);
    size += part.length;
    if (size < CHUNK_BYTES) continue;
    yield join(waiting, size);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield join(waiting, size);
}
