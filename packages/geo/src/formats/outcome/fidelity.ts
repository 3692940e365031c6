import type {
  ChangeKind,
  DecodeWarning,
  FidelityEntry,
  FidelityReport,
  LossKind,
  WarningKind,
} from './decoded.ts';

const MAX_NAMES = 20;
const MAX_WARNINGS = 20;

/** Records the outcome of each item of a file while it is read. */
export interface FidelityRecorder {
  read(kind: keyof FidelityReport['read'], count?: number): void;
  changed(kind: ChangeKind, name: string): void;
  left(kind: LossKind, name: string): void;
  /** Adds a warning once. */
  warn(kind: WarningKind, values?: DecodeWarning['values']): void;
  finish(kept: number): FidelityReport;
}

function addEntry<Kind extends string>(entries: Map<Kind, FidelityEntry<Kind>>, kind: Kind, name: string) {
  const entry = entries.get(kind) ?? { kind, count: 0, names: [] };
  entry.count += 1;
  if (entry.names.length < MAX_NAMES) entry.names.push(name);
  entries.set(kind, entry);
}

/** Creates an empty record of one file. */
export function createFidelityRecorder(): FidelityRecorder {
  const read = { points: 0, lines: 0, polygons: 0, multi: 0, other: 0 };
  const changed = new Map<ChangeKind, FidelityEntry<ChangeKind>>();
  const left = new Map<LossKind, FidelityEntry<LossKind>>();
  const warnings = new Map<string, DecodeWarning>();
  return {
    read: (kind, count = 1) => {
      read[kind] += count;
    },
    changed: (kind, name) => addEntry(changed, kind, name),
    left: (kind, name) => addEntry(left, kind, name),
    warn: (kind, values = {}) => {
      if (warnings.size < MAX_WARNINGS)
        warnings.set(`${kind} ${Object.values(values).join()}`, { kind, values });
    },
    finish: (kept) => ({
      read,
      kept,
      changed: [...changed.values()],
      left: [...left.values()],
      warnings: [...warnings.values()],
    }),
  };
}
