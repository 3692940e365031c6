import { Readable } from 'node:stream';
import { API_BASE, type ImportEnd, type ImportLineInput, type ImportResult, NDJSON } from '@waypost/contract';
import { sendRaw } from './raw-request.ts';
import type { Person, TestApp } from './test-app.ts';

/** The response to a bulk upload. */
export interface LinesAnswer {
  readonly status: number;
  readonly results: readonly ImportResult[];
  readonly end: ImportEnd | null;
  readonly text: string;
}

/** The target of a bulk upload. */
export interface LinesTarget {
  readonly projectId: number;
  readonly uuid: string;
}

export function toImportUrl(app: TestApp, { projectId, uuid }: LinesTarget): string {
  return `${app.baseUrl}${API_BASE}/geo/imports/${projectId}/${uuid}/features`;
}

export function toSendHeaders(person: Person): Record<string, string> {
  return { 'content-type': NDJSON, authorization: `Bearer ${person.tokens.access_token}` };
}

/** A feature of a file as it is sent; `change` modifies it. */
export function toLine(index: number, change: Partial<ImportLineInput> = {}): ImportLineInput {
  return {
    local_uuid: crypto.randomUUID(),
    name: `Mooring ${index}`,
    geometry: { type: 'Point', coordinates: [(index % 360) - 180, (index % 170) - 85] },
    source: { file: 0, index },
    ...change,
  };
}

/** Sends lines as one body: objects as JSON, text verbatim. */
export async function sendLines(
  app: TestApp,
  person: Person,
  target: LinesTarget,
  lines: Iterable<ImportLineInput | string> | Readable,
): Promise<LinesAnswer> {
  const body =
    lines instanceof Readable
      ? lines
      : Readable.from(
          (function* () {
            for (const line of lines)
              yield Buffer.from(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
          })(),
        );
  const answer = await sendRaw(toImportUrl(app, target), { headers: toSendHeaders(person), body });
  return toLinesAnswer(answer.status, answer.text);
}

export function toLinesAnswer(status: number, text: string): LinesAnswer {
  if (status !== 200) return { status, results: [], end: null, text };
  // Only the test's server responds here, according to the contract.
  const all = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ImportResult | ImportEnd);
  const end = all.find((one): one is ImportEnd => one.outcome === 'end') ?? null;
  return { status, results: all.filter((one): one is ImportResult => one.outcome !== 'end'), end, text };
}
