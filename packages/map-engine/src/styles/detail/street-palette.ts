import type { BaseStyle } from '../../scene/scene.ts';

/** Colours of streets and of what lies between them, in one look. Areas without a colour are not drawn. */
export interface StreetPalette {
  /** Ground and water, where the tiles of streets know them better than the bundled map. */
  readonly ground: string | null;
  readonly water: string | null;
  readonly waterLine: string;
  readonly wood: string | null;
  readonly grass: string | null;
  readonly park: string | null;
  readonly sand: string | null;
  readonly ice: string | null;
  readonly homes: string | null;
  readonly works: string | null;
  readonly school: string | null;
  readonly hospital: string | null;
  readonly building: string | null;
  readonly buildingLine: string;
  readonly pier: string | null;
  /** Roads and their casings, from motorways to streets. */
  readonly motorway: string;
  readonly motorwayCasing: string;
  readonly major: string;
  readonly majorCasing: string;
  readonly street: string;
  readonly streetCasing: string;
  readonly path: string;
  readonly rail: string;
  readonly border: string;
  readonly name: string;
  readonly streetName: string;
  readonly waterName: string;
  readonly parkName: string;
  readonly halo: string;
  /** Hill shading and contour lines; null draws none. */
  readonly relief: {
    readonly shadow: string;
    readonly light: string;
    readonly line: string;
    readonly elevation: string;
  } | null;
}

/**
 * Water, ground and halos of light and dark are the design's tokens. Water is that of the bundled map, which begins where
 * the tiles of a region end.
 */
export const STREET_PALETTES: Readonly<Record<BaseStyle, StreetPalette>> = {
  light: {
    ground: '#f3f0e8',
    water: '#cfe2ec',
    waterLine: '#bfd7e4',
    wood: '#e6ead9',
    grass: '#ebeedf',
    park: '#e4ebd8',
    sand: '#f4ecd8',
    ice: '#fafbfc',
    homes: '#f0ece3',
    works: '#ece8e1',
    school: '#f1ebdc',
    hospital: '#f5e8e3',
    building: '#e8e3d8',
    buildingLine: '#dcd5c7',
    pier: '#f3f0e8',
    motorway: '#fbe6bd',
    motorwayCasing: '#e2bf80',
    major: '#fffaf0',
    majorCasing: '#d9d0bd',
    street: '#ffffff',
    streetCasing: '#e0d9cb',
    path: '#cbbfa8',
    rail: '#c4bfb5',
    border: '#b7ae9c',
    name: '#4d5767',
    streetName: '#6b7483',
    waterName: '#5f8aa3',
    parkName: '#6d8256',
    halo: 'rgba(255, 255, 255, 0.9)',
    relief: null,
  },
  outdoors: {
    ground: '#eef0e1',
    water: '#cfe2ec',
    waterLine: '#a9cddf',
    wood: '#cfdfb9',
    grass: '#dfe9c9',
    park: '#d5e6bd',
    sand: '#f3e9cd',
    ice: '#fafbfc',
    homes: '#ebe9de',
    works: '#e6e3d9',
    school: '#efe8d3',
    hospital: '#f4e3dc',
    building: '#e0dbcc',
    buildingLine: '#cfc8b6',
    pier: '#eef0e1',
    motorway: '#f7c983',
    motorwayCasing: '#d0964a',
    major: '#fdebbd',
    majorCasing: '#cfb784',
    street: '#ffffff',
    streetCasing: '#d3ccba',
    path: '#a9764a',
    rail: '#a9a498',
    border: '#a79d88',
    name: '#3d4756',
    streetName: '#5d6675',
    waterName: '#47809f',
    parkName: '#557a3b',
    halo: 'rgba(255, 255, 255, 0.9)',
    relief: {
      shadow: 'rgba(74, 84, 62, 0.55)',
      light: 'rgba(255, 255, 248, 0.4)',
      line: '#8a6d45',
      elevation: '#6f5430',
    },
  },
  dark: {
    ground: '#1d232c',
    water: '#0e141b',
    waterLine: '#141d27',
    wood: '#1c2a29',
    grass: '#1e2929',
    park: '#1c2c29',
    sand: '#26282b',
    ice: '#2b3541',
    homes: '#1f252f',
    works: '#21272f',
    school: '#24282e',
    hospital: '#2a272e',
    building: '#272e39',
    buildingLine: '#313946',
    pier: '#1d232c',
    motorway: '#5a5443',
    motorwayCasing: '#12171e',
    major: '#424b59',
    majorCasing: '#12171e',
    street: '#343c49',
    streetCasing: '#171c23',
    path: '#4a4f58',
    rail: '#3a4250',
    border: '#566174',
    name: '#c2cad6',
    streetName: '#929daf',
    waterName: '#5f7d96',
    parkName: '#7a947d',
    halo: 'rgba(14, 18, 24, 0.85)',
    relief: null,
  },
  satellite: {
    ground: null,
    water: null,
    waterLine: 'rgba(120, 178, 205, 0.35)',
    wood: null,
    grass: null,
    park: null,
    sand: null,
    ice: null,
    homes: null,
    works: null,
    school: null,
    hospital: null,
    building: null,
    buildingLine: 'rgba(255, 255, 255, 0.25)',
    pier: null,
    motorway: 'rgba(255, 214, 140, 0.92)',
    motorwayCasing: 'rgba(20, 22, 24, 0.6)',
    major: 'rgba(255, 246, 222, 0.85)',
    majorCasing: 'rgba(20, 22, 24, 0.5)',
    street: 'rgba(255, 255, 255, 0.62)',
    streetCasing: 'rgba(20, 22, 24, 0.38)',
    path: 'rgba(255, 240, 214, 0.7)',
    rail: 'rgba(228, 228, 232, 0.5)',
    border: 'rgba(245, 241, 228, 0.6)',
    name: '#ffffff',
    streetName: '#f2f4f5',
    waterName: '#cfe6f2',
    parkName: '#dcecc8',
    halo: 'rgba(8, 14, 18, 0.88)',
    relief: null,
  },
};
