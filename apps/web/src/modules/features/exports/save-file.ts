/** How long a browser may take to begin a download before its address is withdrawn. */
const GRACE_MS = 30_000;

/** A file name that every system takes: letters, digits and single hyphens. */
export function toFileName(name: string, extension: string): string {
  const base = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${base === '' ? 'feature' : base}.${extension}`;
}

/** Hands bytes or text to the person as a download. */
export function saveFile(name: string, content: BlobPart, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), GRACE_MS);
}
