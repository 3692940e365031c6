import type { UploadPlan } from '../upload/upload-plan.ts';

/** What is left of an upload after its page was closed. */
export interface LeftUpload {
  readonly plan: UploadPlan;
  /** Local uuids of the features on the server. */
  readonly done: ReadonlySet<string>;
}

/**
 * Adjusts earlier uploads when another one takes over features: shared features remain with the new one alone.
 * @returns the plans that became smaller, and the uuids of those with nothing left to send.
 */
export function withoutTaken(
  left: readonly LeftUpload[],
  taken: ReadonlySet<string>,
): { readonly changed: readonly UploadPlan[]; readonly over: readonly string[] } {
  const changed: UploadPlan[] = [];
  const over: string[] = [];
  for (const { plan, done } of left) {
    const isLeft = ({ localUuid }: { readonly localUuid: string }) => !taken.has(localUuid);
    const items = plan.items.filter(isLeft);
    const later = plan.later
      .map((group) => ({ ...group, items: group.items.filter(isLeft) }))
      .filter((group) => group.items.length > 0);
    const isOver = later.length === 0 && items.every(({ localUuid }) => done.has(localUuid));
    const count = (groups: readonly { readonly items: readonly unknown[] }[]) =>
      groups.reduce((sum, group) => sum + group.items.length, 0);
    if (isOver) over.push(plan.uuid);
    else if (count([plan, ...plan.later]) > count([{ items }, ...later])) {
      changed.push({ ...plan, items, later });
    }
  }
  return { changed, over };
}
