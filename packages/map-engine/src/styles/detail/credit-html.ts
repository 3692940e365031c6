const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** OpenStreetMap asks for a link to its terms. */
const OSM_LINK =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">$&</a>';

/** A credit in plain text as the map library shows it: as HTML. */
export function toCreditHtml(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
    .replaceAll(/OpenStreetMap(?: contributors)?/g, OSM_LINK);
}

/** The plain text of a credit that a host wrote as HTML. */
export function toCreditText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 300);
}
