import type { ComputedFact, Fact } from '@waypost/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { findLayerSelection } from '../layers/index.ts';
import { toFactRequest } from './fact-request.ts';
import { type FactAgain, readFactAgain } from './facts/fact-again.ts';
import { requireReport } from './read-report.ts';
import type { RoledReader } from './to-wire.ts';

const toTime = (time: Date | null) => time?.toISOString() ?? null;

function toComputed(fact: Fact, again: FactAgain | null): ComputedFact {
  if (again === null) return { value: null, label: null, at: null, until: null, is_same: false };
  const { value } = again;
  // A day, week or month that a fact counts is what it is about, and no result.
  const [at, until] = [toTime(again.at) ?? fact.at, toTime(again.until) ?? fact.until];
  const label = again.name ?? fact.label;
  const is_same = value === fact.value && label === fact.label && at === fact.at && until === fact.until;
  return { value, label, at, until, is_same };
}

/**
 * Runs the query of a fact again, on the features of the layer that the caller may read now, with the filter that the layer
 * had when the report was computed. @throws AppError `ai_report_not_found`, `layer_not_found`.
 */
export async function computeAgain(
  database: Database,
  reader: RoledReader,
  code: string,
  factId: string,
): Promise<ComputedFact> {
  const row = await requireReport(database.read, reader, code);
  const fact = row.facts.find(({ id }) => id === factId);
  if (fact === undefined) throw new AppError('ai_report_not_found');
  if (row.layer_code === null) throw new AppError('layer_not_found');
  const { selected } = await findLayerSelection(database.read, reader, row.layer_code, row.layer_filter);
  const shown = row.placeless.includes(fact.id) ? { ...fact, place: null } : fact;
  return toComputed(fact, await readFactAgain(database.read, toFactRequest(row, selected), row.facts, shown));
}
