const CHUNK_CHARACTERS = 64 * 1024;

/** Joins texts into larger chunks of UTF-8. */
export async function* toTextChunks(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = '';
  for await (const part of parts) {
    text += part;
    if (text.length < CHUNK_CHARACTERS) continue;
    yield encoder.encode(text);
    text = '';
  }
  if (text !== '') yield encoder.encode(text);
}
