import type { FeatureGeometry } from '../outcome/decoded.ts';
import { parseHexColor } from '../properties/property-text.ts';
import { attributeOf, childText, findChild, listChildren, type XmlNode } from '../xml/xml-reader.ts';

/** The colours of a Style element, `#rrggbb` each; null where it names none. */
export interface KmlStyle {
  icon: string | null;
  line: string | null;
  poly: string | null;
}

/** Shared styles and style maps of a document by their id. */
export type KmlStyles = Map<string, KmlStyle | { normal: XmlNode | null }>;

const MAX_STYLE_STEPS = 8;

/** `#rrggbb` of KML's aabbggrr; six or three digits, against the standard, are read as CSS would. */
export function parseKmlColor(text: string): string | null {
  const hex = text.trim().replace(/^#/, '');
  const match = /^[0-9a-f]{2}([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) return hex.length === 3 || hex.length === 6 ? parseHexColor(hex) : null;
  const [, blue = '', green = '', red = ''] = match;
  return `#${red}${green}${blue}`.toLowerCase();
}

function colorOf(style: XmlNode, name: string): string | null {
  const part = findChild(style, name);
  return part ? parseKmlColor(childText(part, 'color')) : null;
}

function toStyle(node: XmlNode): KmlStyle {
  const poly = findChild(node, 'PolyStyle');
  // A polygon that is not filled shows only its outline.
  const isFilled = poly === null || !/^(?:0|false)$/.test(childText(poly, 'fill'));
  return {
    icon: colorOf(node, 'IconStyle'),
    line: colorOf(node, 'LineStyle'),
    poly: isFilled ? colorOf(node, 'PolyStyle') : null,
  };
}

/** Remembers a shared Style or StyleMap under its id. */
export function addSharedStyle(styles: KmlStyles, node: XmlNode): void {
  const id = attributeOf(node, 'id');
  if (id === undefined) return;
  styles.set(id, node.name === 'StyleMap' ? { normal: findNormalPair(node) } : toStyle(node));
}

function findNormalPair(map: XmlNode): XmlNode | null {
  const pairs = listChildren(map).filter((child) => child.name === 'Pair');
  return pairs.find((pair) => childText(pair, 'key') === 'normal') ?? null;
}

function resolveUrl(styles: KmlStyles, url: string, steps: number): KmlStyle | null {
  const shared = styles.get(url.replace(/^#/, ''));
  if (!shared) return null;
  return 'normal' in shared ? resolvePair(styles, shared.normal, steps + 1) : shared;
}

/** A pair holds a style or the address of one; maps may chain, even in circles. */
function resolvePair(styles: KmlStyles, pair: XmlNode | null, steps: number): KmlStyle | null {
  if (!pair || steps > MAX_STYLE_STEPS) return null;
  const inline = findChild(pair, 'Style');
  return inline ? toStyle(inline) : resolveUrl(styles, childText(pair, 'styleUrl'), steps);
}

/** What a placemark says of its style, to be resolved when the whole document has been read. */
export interface KmlStyleUse {
  inline: KmlStyle | null;
  url: string;
}

/** The style a placemark names; a style may be defined after its use, so this only takes note. */
export function toStyleUse(placemark: XmlNode, styles: KmlStyles): KmlStyleUse {
  const own = findChild(placemark, 'Style');
  const map = findChild(placemark, 'StyleMap');
  const inline = own ? toStyle(own) : map ? resolvePair(styles, findNormalPair(map), 0) : null;
  return { inline, url: childText(placemark, 'styleUrl') };
}

/** Whether the style stands in another file, which is never read. */
export function isForeignStyle(url: string): boolean {
  return url !== '' && url.lastIndexOf('#') > 0;
}

/** The colour a geometry shows: its inline style before the shared one, part by part. */
export function resolveColor(
  styles: KmlStyles,
  { inline, url }: KmlStyleUse,
  type: FeatureGeometry['type'],
): string | null {
  const shared = url === '' ? null : resolveUrl(styles, url, 0);
  const pick = (part: keyof KmlStyle) => inline?.[part] ?? shared?.[part] ?? null;
  if (type === 'Point') return pick('icon');
  if (type === 'LineString') return pick('line');
  return pick('poly') ?? pick('line');
}
