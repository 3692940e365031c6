/** Characters that XML 1.0 cannot hold in any spelling, or only with luck: controls but tab and line ends. */
const UNSPEAKABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // A reader would make a line end of a bare one.
  '\r': '&#13;',
};

/** A text as the content of an XML element or attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSPEAKABLE, '')
    .replace(/[&<>"'\r]/g, (character) => ENTITIES[character] ?? character);
}
