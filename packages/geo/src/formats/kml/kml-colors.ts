import type { DecodedFeature, FeatureGeometry } from '../outcome/decoded.ts';
import type { XmlNode } from '../xml/xml-reader.ts';
import { addSharedStyle, type KmlStyles, type KmlStyleUse, resolveColor, toStyleUse } from './kml-style.ts';

/** All features that name a style in the same way: they have one colour. */
interface StyledGroup {
  readonly use: KmlStyleUse;
  readonly type: FeatureGeometry['type'];
  /** Places of its features among all of the file. */
  readonly members: number[];
  color: string | null;
  /** How many styles were known when the colour was found. */
  known: number;
  /** Whether its features were given different colours. */
  isMixed: boolean;
}

/** The colours of a document while it is read: a style may stand after those who name it. */
export interface KmlColors {
  add(style: XmlNode): void;
  toUse(placemark: XmlNode): KmlStyleUse;
  /** Gives features the colour that is known so far; `first` is the place of the first among all of the file. */
  color(features: readonly DecodedFeature[], use: KmlStyleUse, first: number): void;
  /** Tells each feature whose colour turned out to be another. */
  settle(recolor: (index: number, color: string | null) => void): void;
}

/** Lines, points and areas take their colour from different parts of a style. */
function toKey({ inline, url }: KmlStyleUse, type: FeatureGeometry['type']): string {
  const kind = type === 'Point' || type === 'LineString' ? type : 'area';
  if (inline === null) return `${kind} ${url}`;
  return `${kind} ${inline.icon},${inline.line},${inline.poly} ${url}`;
}

/** No styles yet. */
export function createKmlColors(): KmlColors {
  const styles: KmlStyles = new Map();
  const groups = new Map<string, StyledGroup>();
  let known = 0;

  function toGroup(use: KmlStyleUse, type: FeatureGeometry['type']): StyledGroup {
    const key = toKey(use, type);
    const group = groups.get(key) ?? { use, type, members: [], color: null, known: -1, isMixed: false };
    groups.set(key, group);
    if (group.known === known) return group;
    const color = resolveColor(styles, use, type);
    group.isMixed ||= group.members.length > 0 && color !== group.color;
    group.color = color;
    group.known = known;
    return group;
  }

  return {
    add: (style) => {
      addSharedStyle(styles, style);
      known += 1;
    },
    toUse: (placemark) => toStyleUse(placemark, styles),
    color: (features, use, first) => {
      if (use.inline === null && use.url === '') return;
      for (const [index, { geometry, properties }] of features.entries()) {
        const group = toGroup(use, geometry.type);
        properties.color = group.color;
        group.members.push(first + index);
      }
    },
    settle: (recolor) => {
      for (const group of groups.values()) {
        toGroup(group.use, group.type);
        if (group.isMixed) for (const index of group.members) recolor(index, group.color);
      }
    },
  };
}
