import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * The PostgreSQL for journeys, if configured. A server starts on it with a third of the processor time that the
 * embedded database takes, and copying a database takes a tenth of a second.
 */
const SERVER = process.env.JOURNEYS_DATABASE_URL;

export const isOnPostgres = SERVER !== undefined;

/** Copies a database; `template1` is an empty one. @returns the new URL. */
export async function createDatabase(name: string, template: string): Promise<string> {
  await administer(`create database "${name}" template "${template}"`);
  const url = new URL(requireServer());
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database, disconnecting its clients. */
export async function dropDatabase(url: string): Promise<void> {
  await administer(`drop database if exists "${new URL(url).pathname.slice(1)}" with (force)`);
}

export function nameDatabase(): string {
  return `journey_${randomUUID().replaceAll('-', '')}`;
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: requireServer() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function requireServer(): string {
  if (SERVER === undefined) throw new Error('JOURNEYS_DATABASE_URL names no PostgreSQL.');
  return SERVER;
}
