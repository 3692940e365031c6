import { API_BASE } from '@waypost/contract';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { Config } from '../../src/platform/config.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { createLogger } from '../../src/platform/observability/logger.ts';
import { withoutEnded } from './compare-places.ts';
import { hashTables } from './installation.ts';

/**
 * That a restored database is equal in each table, counts on from where it was, holds its rules, has every session ended,
 * and is served, by a server that refuses the token of before.
 */
export async function expectRestored(
  config: Config,
  database: Database,
  { hashes, accessToken }: { readonly hashes: Record<string, string>; readonly accessToken: string },
): Promise<void> {
  expect(withoutEnded(await hashTables(database))).toEqual(withoutEnded(hashes));
  const open = await sql`select 1 from refresh_families where revoked_at is null`.execute(database.read);
  expect(open.rows).toEqual([]);
  const tokens = await sql`select 1 from refresh_tokens`.execute(database.read);
  expect(tokens.rows).toEqual([]);
  const next = await sql<{ id: number }>`
    insert into organizations (organization_name) values ('Next') returning organization_id as id`.execute(
    database.read,
  );
  expect(next.rows[0]?.id).toBe(2);
  const members = sql`insert into organization_members (organization_id, member_id, role) values (2, 99, 'org_admin')`;
  await expect(members.execute(database.read)).rejects.toMatchObject({ code: '23503' });
  const app = await buildApp(config, database, createLogger(config));
  const answer = await app.http.inject({
    url: `${API_BASE}/jobs`,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(answer.statusCode).toBe(401);
  await app.http.close();
}
