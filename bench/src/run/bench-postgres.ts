import pg from 'pg';
import { startPrivatePostgres } from '../../../scripts/machine/private-postgres.mjs';
import { openBed } from './bed.ts';
import { fillGroups, POINTS } from './fill-groups.ts';

/** A template database, filled once per run for all sections that need a million points. */
const FILLED = 'bench_filled';

/** The PostgreSQL of a run: each section gets a database of its own, which is dropped afterwards. */
export interface BenchPostgres {
  /** Uses an empty database. */
  inEmpty<T>(use: (url: string) => Promise<T>): Promise<T>;
  /** Uses a database with a project of a million points, for `takeFilled`. */
  inFilled<T>(use: (url: string) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function runIn(url: string, statement: string): Promise<void> {
  const db = new pg.Client(url);
  await db.connect();
  try {
    await db.query(statement);
  } finally {
    await db.end();
  }
}

async function fill(url: string): Promise<void> {
  await runIn(url, `create database ${FILLED}`);
  const filledUrl = withDatabase(url, FILLED);
  const bed = await openBed(filledUrl);
  try {
    await fillGroups(bed, POINTS);
  } finally {
    await bed.close();
  }
  // Encrypted with a secret of the bed’s folder: the next bed creates one of its own.
  await runIn(filledUrl, 'delete from identity_jwks');
  // Otherwise autovacuum would run in the middle of a measurement.
  await runIn(filledUrl, 'vacuum analyze');
}

/** @returns null where there is no PostgreSQL with PostGIS. */
export async function openBenchPostgres(): Promise<BenchPostgres | null> {
  const postgres = await startPrivatePostgres();
  if (postgres === null) return null;
  const { url, stop } = postgres;
  let made = 0;
  let filled: Promise<void> | undefined;
  const inCopy = async <T>(template: string, use: (url: string) => Promise<T>): Promise<T> => {
    made += 1;
    const name = `bench_${made}`;
    await runIn(url, `create database ${name} template ${template}`);
    // Otherwise its writes would be flushed during a measurement.
    await runIn(url, 'checkpoint');
    try {
      return await use(withDatabase(url, name));
    } finally {
      await runIn(url, `drop database ${name} with (force)`);
    }
  };
  return {
    inEmpty: (use) => inCopy('template1', use),
    async inFilled(use) {
      filled ??= fill(url);
      await filled;
      return inCopy(FILLED, use);
    },
    stop,
  };
}
