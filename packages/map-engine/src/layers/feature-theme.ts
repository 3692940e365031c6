import type { BaseStyle } from '../scene/scene.ts';
import { BASE_PALETTES } from '../styles/base-palette.ts';

/** Colours of features and clusters on one look of the base map. */
export type FeatureTheme = {
  casing: string;
  /** Selection. */
  accent: string;
  /** Clusters of fewer than 100 points, of 100 and more, and of 750 and more. */
  clusters: readonly [string, string, string];
  clusterHalo: readonly [string, string, string];
  /** An imported feature that cannot be saved. */
  fault: string;
};

const BLUES = ['#3f83ff', '#0059ff', '#0042bd'] as const;

/** The theme of a base style. */
export function toFeatureTheme(baseStyle: BaseStyle): FeatureTheme {
  const isDark = baseStyle === 'dark' || baseStyle === 'satellite';
  const halo = isDark ? 0.3 : 0.36;
  return {
    casing: BASE_PALETTES[baseStyle].casing,
    accent: isDark ? '#8db6ff' : '#0059ff',
    clusters: BLUES,
    clusterHalo: [`rgba(63, 131, 255, ${halo})`, `rgba(0, 89, 255, ${halo})`, `rgba(0, 66, 189, ${halo})`],
    fault: '#e5484d',
  };
}
