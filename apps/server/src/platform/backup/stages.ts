/** Shares of the progress: a stage begins where the one before it ends. */
export type Stages = Readonly<Record<string, readonly [from: number, to: number]>>;

export const BACKUP_STAGES: Stages = {
  copying: [0, 0.1],
  tables: [0.1, 0.7],
  files: [0.7, 0.85],
  reading: [0.85, 0.98],
  finishing: [0.98, 1],
};
export const TRIAL_STAGES: Stages = {
  tables: [0, 0.4],
  comparing: [0.4, 0.6],
  indexes: [0.6, 0.8],
  files: [0.8, 1],
};

/** The progress of the whole, from 0 to 1. @param done of the stage, from 0 to 1. */
export function toShare(stages: Stages, stage: string, done: number): number {
  const [from, to] = stages[stage] ?? [0, 1];
  return from + (to - from) * done;
}
