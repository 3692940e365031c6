import type { Variable } from './variable-groups.ts';

/** The colours of little to much, as `#rrggbb`: each is darker than the one before, for those who see colours otherwise. */
export const RAMP_COLORS = ['#ffffcc', '#c2e699', '#78c679', '#31a354', '#006837', '#00331b'] as const;

/** The values that the first and the last colour stand for, the same for every layer and time. */
export interface VariableRamp {
  readonly low: number;
  readonly high: number;
}

/** In the units of the variables: Mg/ha, m and %. */
export const VARIABLE_RAMPS: Readonly<Record<Variable, VariableRamp>> = {
  aboveground_carbon_density: { low: 0, high: 160 },
  canopy_height: { low: 0, high: 30 },
  canopy_cover: { low: 0, high: 100 },
};
