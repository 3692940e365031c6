/** What a planetary variable measures. */
export const VARIABLES = ['aboveground_carbon_density', 'canopy_height', 'canopy_cover'] as const;
export type Variable = (typeof VARIABLES)[number];

/** The products of planetary variables; the first is the default. */
export const VARIABLE_GROUPS = ['forest_carbon_diligence_30m', 'forest_carbon_monitoring_3m'] as const;
export type VariableGroup = (typeof VARIABLE_GROUPS)[number];

/** Days that can be asked for, both included, as `YYYY-MM-DD`. */
export interface VariableDays {
  readonly first: string;
  readonly last: string;
}

export const VARIABLE_DAYS: Readonly<Record<VariableGroup, VariableDays>> = {
  forest_carbon_diligence_30m: { first: '2013-01-01', last: '2022-01-01' },
  forest_carbon_monitoring_3m: { first: '2021-01-01', last: '2024-07-01' },
};

/** Versions of the products, newest first: new layers get the first, older ones keep theirs. */
const VERSIONS: Readonly<Record<VariableGroup, readonly string[]>> = {
  forest_carbon_diligence_30m: ['v1.2.0', 'v1.1.0'],
  forest_carbon_monitoring_3m: ['v1.2.0', 'v1.1.0'],
};

const toMetres = (group: VariableGroup) => (group === 'forest_carbon_diligence_30m' ? 30 : 3);

/** The provider's names of a variable of a group, newest first, such as `CANOPY_HEIGHT_v1.2.0_30`. */
export function listVariableIds(group: VariableGroup, variable: Variable): string[] {
  return VERSIONS[group].map((version) => `${variable.toUpperCase()}_${version}_${toMetres(group)}`);
}

/** The variable that a provider's name stands for; null for an unknown one. */
export function findVariable(group: VariableGroup, id: string): Variable | null {
  return VARIABLES.find((variable) => listVariableIds(group, variable).includes(id)) ?? null;
}

/** Whether a day can be asked for. */
export function isAvailableDay(group: VariableGroup, day: string): boolean {
  const { first, last } = VARIABLE_DAYS[group];
  return day >= first && day <= last;
}
