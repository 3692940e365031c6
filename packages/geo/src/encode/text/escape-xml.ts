/** Characters that XML 1.0 does not allow: control characters except tab and line breaks. */
const UNSPEAKABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Readers normalize a bare carriage return to a line feed.
  '\r': '&#13;',
};

/** Escapes a text for an XML element or attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSPEAKABLE, '')
    .replace(/[&<>"'\r]/g, (character) => ENTITIES[character] ?? character);
}
