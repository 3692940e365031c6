/** The response of a third party, whatever its status. */
export interface JsonAnswer {
  readonly isOk: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 256 * 1024;

/**
 * Requests a small JSON document from a third party, limited to 5 s (or `timeoutMs`), 256 kB and no redirects.
 * @throws when it is unreachable, too slow, too large or not JSON.
 */
export async function fetchJson(
  url: string,
  { form, timeoutMs = TIMEOUT_MS }: { readonly form?: URLSearchParams; readonly timeoutMs?: number } = {},
): Promise<JsonAnswer> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    ...(form === undefined ? {} : { method: 'POST', body: form }),
  });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES)
      throw new RangeError(`${new URL(url).host} answered more than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return { isOk: response.ok, status: response.status, headers: response.headers, body };
}
