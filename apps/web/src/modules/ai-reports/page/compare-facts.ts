import { type Fact, type FactKind, MAX_FACT_FIELDS } from '@waypost/contract';

/** What a fact was in the version before and is now; null where there was none, or is none any more. */
export interface FactChange {
  readonly before: Fact | null;
  readonly now: Fact | null;
  /** Whether it may only have left the ones that are told: a report has so many of a kind at most, those with the most. */
  readonly isUntold: boolean;
}

/** Facts that are of the range, or many for one chart. */
const LEFT_OUT: ReadonlySet<FactKind> = new Set([
  'period',
  'hour',
  'cell',
  'densest_cell',
  'previous',
  'template_before',
  'member_before',
]);

/** How many of a kind a report tells at most; of answers, of each field. */
const MOST_TOLD: Readonly<Partial<Record<FactKind, number>>> = {
  template: 8,
  member: 8,
  project: 8,
  answer: 5,
  number_count: MAX_FACT_FIELDS,
  number_least: MAX_FACT_FIELDS,
  number_greatest: MAX_FACT_FIELDS,
  number_mean: MAX_FACT_FIELDS,
  number_median: MAX_FACT_FIELDS,
  number_lower_quartile: MAX_FACT_FIELDS,
  number_upper_quartile: MAX_FACT_FIELDS,
  text: MAX_FACT_FIELDS,
  unanswered: MAX_FACT_FIELDS,
};

/** Whether a fact is not among those of now only because others have more. */
function isCrowdedOut({ kind, label }: Fact, now: readonly Fact[]): boolean {
  const alike = now.filter((fact) => fact.kind === kind);
  if (kind !== 'answer') return alike.length >= (MOST_TOLD[kind] ?? Number.POSITIVE_INFINITY);
  const fields = new Set(alike.map((fact) => fact.label));
  if (!fields.has(label)) return fields.size >= MAX_FACT_FIELDS;
  return alike.filter((fact) => fact.label === label).length >= (MOST_TOLD.answer ?? 0);
}

/** Facts by what they are of. Two authors of one name are told apart by their order. */
function toMap(facts: readonly Fact[]): Map<string, Fact> {
  const map = new Map<string, Fact>();
  const toKey = ({ kind, label, detail }: Fact, number: number): string => {
    // The name of the largest is what may have changed.
    const name = /^most_|_(?:largest|longest)$/.test(kind) ? null : label;
    const key = JSON.stringify([kind, name, detail, number]);
    return map.has(key) ? toKey({ kind, label, detail } as Fact, number + 1) : key;
  };
  for (const fact of facts) if (!LEFT_OUT.has(fact.kind)) map.set(toKey(fact, 0), fact);
  return map;
}

const isSame = (before: Fact | undefined, now: Fact) =>
  before !== undefined &&
  before.value === now.value &&
  before.at === now.at &&
  before.until === now.until &&
  before.label === now.label;

/** What has changed between two versions of a report, in the order of the facts. */
export function compareFacts(before: readonly Fact[], now: readonly Fact[]): FactChange[] {
  const [old, current] = [toMap(before), toMap(now)];
  return [
    ...[...current].flatMap(([key, fact]) =>
      isSame(old.get(key), fact) ? [] : [{ before: old.get(key) ?? null, now: fact, isUntold: false }],
    ),
    ...[...old].flatMap(([key, fact]) =>
      current.has(key) ? [] : [{ before: fact, now: null, isUntold: isCrowdedOut(fact, now) }],
    ),
  ];
}
