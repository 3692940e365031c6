/**
 * The file name in a Content-Disposition header (RFC 6266): `filename*` before `filename`; null if there is none. Without
 * the characters that separate folders.
 */
export function toDispositionName(header: string | null): string | null {
  const extended = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '');
  const name = decode(extended) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2];
  const safe = name?.replace(/[/\\]/g, '_').trim();
  return safe === undefined || safe === '' ? null : safe;
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
