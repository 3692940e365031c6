import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { readPart } from './area-layers.ts';
import type { StreetPalette } from './street-palette.ts';
import type { Part, Vocabulary } from './vocabulary.ts';

/** Width in CSS pixels at zooms 6, 10, 13, 15 and 17, and the zoom from which a class is drawn. */
const ROADS = {
  motorway: { from: 5, widths: [0.8, 1.8, 3.4, 6, 13] },
  trunk: { from: 6, widths: [0.6, 1.5, 3, 5.5, 12] },
  primary: { from: 8, widths: [0, 1.2, 2.6, 5, 11] },
  secondary: { from: 9, widths: [0, 0.8, 2.1, 4.4, 10] },
  tertiary: { from: 10, widths: [0, 0.5, 1.7, 3.8, 9] },
  street: { from: 12, widths: [0, 0, 1, 3, 8] },
  service: { from: 13, widths: [0, 0, 0.4, 1.6, 4.5] },
} as const;
type RoadClass = keyof typeof ROADS;
const CLASSES = Object.keys(ROADS) as RoadClass[];
const ZOOMS = [6, 10, 13, 15, 17] as const;
/** Ramps are narrower than their road. */
const LINK_SHARE = 0.6;

const matchClass = <T extends number | string | ExpressionSpecification>(
  { roadClass }: Vocabulary,
  toValue: (name: RoadClass) => T,
  other: T,
): ExpressionSpecification =>
  ['match', roadClass, ...CLASSES.flatMap((name) => [name, toValue(name)]), other] as ExpressionSpecification;

/** The width of roads by class and zoom; `extra` is the casing on both sides together. */
function toWidth(words: Vocabulary, extra: number): ExpressionSpecification {
  const stops = ZOOMS.flatMap((zoom, at) => {
    const byClass = matchClass(
      words,
      (name) => {
        const width = ROADS[name].widths[at] ?? 0;
        const casing = width === 0 ? 0 : extra * (zoom < 12 ? 0.7 : 1);
        return ['case', words.isLink, width * LINK_SHARE + casing, width + casing] as ExpressionSpecification;
      },
      0 as unknown as ExpressionSpecification,
    );
    return [zoom, byClass];
  });
  return ['interpolate', ['exponential', 1.3], ['zoom'], ...stops] as ExpressionSpecification;
}

const toOrder = (words: Vocabulary) =>
  matchClass<number>(words, (name) => CLASSES.length - CLASSES.indexOf(name), 0);

const toColor = (
  words: Vocabulary,
  { motorway, major, street }: { motorway: string; major: string; street: string },
): ExpressionSpecification => [
  'match',
  words.roadClass,
  ['motorway', 'trunk'],
  motorway,
  ['primary', 'secondary'],
  major,
  street,
];

/** Only the classes that a zoom shows, so that tiles of towns cost little when they are small. */
const isShownRoad = (words: Vocabulary): ExpressionSpecification => [
  '>=',
  ['zoom'],
  matchClass<number>(words, (name) => ROADS[name].from, 99),
];

const and = ({ layer, filter }: Part, ...more: ExpressionSpecification[]): Part => ({
  layer,
  filter: ['all', filter, ...more],
});

const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const;
const FLAT = { 'line-join': 'round', 'line-cap': 'butt' } as const;

/** Roads from tunnels to bridges, each above its casing, with paths and railways between them. */
export function toRoadLayers(words: Vocabulary, palette: StreetPalette): LayerSpecification[] {
  const { isBridge, isTunnel } = words;
  const shown = and(words.roads, isShownRoad(words));
  const level = (id: string, part: Part, extra: number, isTunnelled = false): LayerSpecification => ({
    id: `streets-${id}`,
    type: 'line',
    ...readPart(part),
    minzoom: 5,
    layout: { ...(id.startsWith('bridge') ? FLAT : ROUND), 'line-sort-key': toOrder(words) },
    paint: {
      'line-color':
        extra === 0
          ? toColor(words, palette)
          : toColor(words, {
              motorway: palette.motorwayCasing,
              major: palette.majorCasing,
              street: palette.streetCasing,
            }),
      'line-width': toWidth(words, extra),
      ...(isTunnelled && { 'line-opacity': 0.45 }),
    },
  });
  const tunnels = and(shown, isTunnel);
  const onGround = and(shown, ['!', isTunnel], ['!', isBridge]);
  const bridges = and(shown, isBridge);
  return [
    { ...level('tunnel', tunnels, 0, true), minzoom: 12 },
    toPathLayer(words, palette),
    level('road-casing', onGround, 1.5),
    level('road', onGround, 0),
    toRailLayer(words, palette),
    { ...level('bridge-casing', bridges, 2), minzoom: 9 },
    level('bridge', bridges, 0),
  ];
}

function toPathLayer(words: Vocabulary, palette: StreetPalette): LayerSpecification {
  return {
    id: 'streets-path',
    type: 'line',
    ...readPart(and(words.roads, ['==', words.roadClass, 'path'], ['!', words.isTunnel])),
    minzoom: 13,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.path,
      'line-width': ['interpolate', ['linear'], ['zoom'], 13, 0.6, 15, 1.1, 17, 1.8],
      'line-dasharray': [2.4, 1.6],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0.3, 15, 0.9],
    },
  };
}

function toRailLayer(words: Vocabulary, palette: StreetPalette): LayerSpecification {
  return {
    id: 'streets-rail',
    type: 'line',
    ...readPart(words.rails),
    minzoom: 10,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.rail,
      'line-width': ['interpolate', ['linear'], ['zoom'], 10, 0.6, 14, 1.2, 17, 2.4],
    },
  };
}

export function toBorderLayer(words: Vocabulary, palette: StreetPalette): LayerSpecification {
  return {
    id: 'streets-border',
    type: 'line',
    ...readPart(words.borders),
    minzoom: 7,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.border,
      'line-width': ['interpolate', ['linear'], ['zoom'], 7, 0.8, 14, 1.6],
      'line-dasharray': [4, 2],
      'line-opacity': ['case', ['<=', words.borderLevel, 4], 0.8, 0.45],
    },
  };
}
