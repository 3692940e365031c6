import { describe, expect, test } from 'vitest';
import { chooseTests } from './choose-tests.mjs';

const MATRIX = 'apps/server/test/access/access-matrix.db.test.ts';
const NOTES = 'apps/server/src/modules/notes/routes.db.test.ts';
const TAGS = 'apps/server/src/modules/tags/routes.db.test.ts';
const MIGRATE = 'apps/server/src/platform/db/migrations/migrate.db.test.ts';
const NEWCOMER = 'e2e/journeys/newcomer.journey.test.ts';
const DRAWING = 'e2e/journeys/drawing.journey.test.ts';
const BILLING = 'e2e/pages/billing.journey.test.ts';
const TESTS = [MATRIX, NOTES, TAGS, MIGRATE, NEWCOMER, DRAWING, BILLING];
const COVERS: Readonly<Record<string, readonly string[]>> = { drawing: [DRAWING], billing: [BILLING] };
const choose = (...changed: string[]) => chooseTests(changed, TESTS, (module) => COVERS[module] ?? []);

describe('the tests of a change', () => {
  test('a module of the server runs its own tests and the access matrix', () => {
    expect(choose('apps/server/src/modules/notes/store.ts')).toEqual({
      server: [MATRIX, NOTES],
      journeys: [],
    });
  });

  test('a module of the contract runs those of the server, and one journey', () => {
    expect(choose('packages/contract/src/tags/endpoints.ts')).toEqual({
      server: [MATRIX, TAGS],
      journeys: [NEWCOMER],
    });
  });

  test('a module of the web runs the journeys that cover it', () => {
    expect(choose('apps/web/src/modules/drawing/board.ts').journeys).toEqual([NEWCOMER, DRAWING]);
    expect(choose('apps/web/src/modules/billing/page.tsx').journeys).toEqual([NEWCOMER, BILLING]);
  });

  test('a migration runs the tests of the database', () => {
    expect(choose('apps/server/migrations/0042_notes.sql').server).toEqual([MATRIX, MIGRATE]);
  });

  test('a changed test runs itself', () => {
    expect(choose(DRAWING).journeys).toEqual([NEWCOMER, DRAWING]);
    expect(choose(TAGS).server).toContain(TAGS);
  });

  test('a page of documentation runs none', () => {
    expect(choose('docs/style.md')).toEqual({ server: [], journeys: [] });
  });
});
