/** How long a blob URL stays valid for the browser to start its download. */
const GRACE_MS = 30_000;

/** A file name valid on every system: letters, digits and single hyphens. */
export function toFileName(name: string, extension: string): string {
  const base = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${base === '' ? 'feature' : base}.${extension}`;
}

/** Downloads bytes or text as a file. */
export function saveFile(name: string, content: BlobPart, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), GRACE_MS);
}
