import {
  isAvailableDay,
  listVariableIds,
  VARIABLE_DAYS,
  type Variable,
  type VariableGroup,
} from '@waypost/contract';

/** What the form of a new variable holds; days as `YYYY-MM-DD`. */
export interface VariableDraft {
  readonly group: VariableGroup;
  readonly variable: Variable;
  readonly from: string;
  readonly to: string;
}

export type DayFault = 'outOfRange' | 'wrongOrder';

export interface DraftFaults {
  readonly from: DayFault | null;
  readonly to: DayFault | null;
}

/** All days of a group. */
export function toDraft(group: VariableGroup, variable: Variable): VariableDraft {
  const { first, last } = VARIABLE_DAYS[group];
  return { group, variable, from: first, to: last };
}

/** The rules of the days; an empty day is outside of the range too. */
export function findDayFaults({ group, from, to }: VariableDraft): DraftFaults {
  const isOut = (day: string) => !isAvailableDay(group, day);
  return {
    from: isOut(from) ? 'outOfRange' : null,
    to: isOut(to) ? 'outOfRange' : !isOut(from) && from >= to ? 'wrongOrder' : null,
  };
}

/** What is sent for a layer, beside its area. */
export function toVariableData({ group, variable, from, to }: VariableDraft) {
  const [id = ''] = listVariableIds(group, variable);
  return { type: group, parameters: { id, start_date: from, end_date: to } };
}
