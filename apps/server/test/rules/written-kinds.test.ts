import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_ACTIONS, ERRORS, EVENT_PAYLOADS } from '@waypost/contract';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src');
const source = globSync('**/*.ts', { cwd: SOURCE })
  .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n');

const listUnwritten = (kinds: readonly string[]) => kinds.filter((kind) => !source.includes(`'${kind}'`));

test.each([
  ['event', Object.keys(EVENT_PAYLOADS), 'appendEvent (platform/realtime)', 'EVENT_PAYLOADS in events.ts'],
  ['audit action', AUDIT_ACTIONS, 'recordAudit (modules/audit)', 'AUDIT_ACTIONS in audit/schema.ts'],
  ['error code', Object.keys(ERRORS), 'new AppError(…)', 'ERRORS in errors.ts'],
])('the server writes each %s of the contract', (kind, kinds, how, list) => {
  const unwritten = listUnwritten(kinds);
  const what = [
    `No file of apps/server/src writes the ${kind}s ${unwritten.join(', ')}:`,
    `write each with ${how} in the service it belongs to,`,
    `or take it out of ${list} of packages/contract/src.`,
  ].join(' ');
  expect(unwritten, what).toEqual([]);
});

test('a kind that is never written is found', () => {
  expect(listUnwritten(['note.changed', 'note.burned'])).toEqual(['note.burned']);
});
