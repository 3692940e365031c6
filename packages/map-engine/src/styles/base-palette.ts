import type { BaseStyle } from '../scene/scene.ts';

/** Stops of a gradient, from the lowest to the highest value of a field. */
export type Ramp = readonly string[];

/** Ramps: lush to desert, none to ice (transparent first), shelf to deep sea. */
export type FieldPalette = {
  arid: Ramp;
  cold: Ramp;
  deep: Ramp;
  /**
   * Of how many steps of a field one is drawn, so that the next differs in colour no more than is visible; without a
   * number all are. The nested areas of these steps are most of the work for the first tiles, and sixty-four of them
   * show no more than eighteen tones.
   */
  strides: { arid?: number; cold?: number; deep?: number };
  grain: boolean;
};

/** Colours of one look. Fields without a ramp are drawn flat. */
export type BasePalette = {
  land: string;
  water: string;
  coast: string;
  border: string;
  text: string;
  textMinor: string;
  /** Of names on water. */
  textWater: string;
  halo: string;
  /** Null draws plain land and sea. */
  fields: FieldPalette | null;
  /** Casing around points and lines, for contrast on any base map. */
  casing: string;
  /** The sky, and its colour at the horizon. */
  sky: string;
  haze: string;
};

/** Colours by look. Water, land and border of light and dark are the design's tokens. */
export const BASE_PALETTES: Record<BaseStyle, BasePalette> = {
  light: {
    land: '#f3f0e8',
    water: '#cfe2ec',
    coast: '#d3ccbd',
    border: '#d3ccbd',
    text: '#566072',
    textMinor: '#6f7a8b',
    textWater: '#4a7690',
    halo: 'rgba(255, 255, 255, 0.88)',
    fields: null,
    casing: '#ffffff',
    sky: '#a9cbe4',
    haze: '#eef3f6',
  },
  outdoors: {
    land: '#dfe8cf',
    water: '#cfe2ec',
    coast: '#c2c4ae',
    border: '#c4bca9',
    text: '#4b5565',
    textMinor: '#667080',
    textWater: '#4a7690',
    halo: 'rgba(255, 255, 255, 0.88)',
    fields: {
      arid: ['#e3ebd5', '#e9edda', '#eff0e2', '#f3f0e8', '#f5efe2'],
      cold: ['rgba(246, 248, 247, 0.01)', 'rgba(246, 248, 247, 0.1)', 'rgba(248, 250, 251, 0.25)', '#fafbfc'],
      deep: ['#cfe2ec', '#cadfea', '#c3dae7', '#bdd6e4'],
      strides: { arid: 4, deep: 7 },
      grain: false,
    },
    casing: '#ffffff',
    sky: '#a9cbe4',
    haze: '#eef3f6',
  },
  dark: {
    land: '#1d232c',
    water: '#0e141b',
    coast: '#343d4a',
    border: '#343d4a',
    text: '#a6b0bf',
    textMinor: '#8a95a5',
    textWater: '#6b8fa6',
    halo: 'rgba(14, 18, 24, 0.85)',
    fields: null,
    casing: '#0b0e13',
    sky: '#0a0f15',
    haze: '#161d26',
  },
  satellite: {
    land: '#2c4428',
    water: '#2a6377',
    coast: 'rgba(205, 214, 190, 0.28)',
    border: 'rgba(240, 236, 220, 0.34)',
    text: '#f4f5f2',
    textMinor: '#e1e5e4',
    textWater: '#bcd6df',
    halo: 'rgba(10, 18, 22, 0.72)',
    fields: {
      arid: ['#2c4428', '#3b5130', '#566240', '#7d7a52', '#978860', '#ab976e', '#b8a47c'],
      cold: ['rgba(116, 116, 94, 0.02)', 'rgba(132, 131, 113, 0.08)', 'rgba(176, 180, 172, 0.15)', '#e4eaed'],
      deep: ['#2a6377', '#1f4f68', '#173f5a', '#10304a', '#0b243a'],
      strides: {},
      grain: true,
    },
    casing: '#000000',
    sky: '#3f6f93',
    haze: '#a9bfc9',
  },
};
