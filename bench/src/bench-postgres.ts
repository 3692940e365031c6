import pg from 'pg';
import { startPrivatePostgres } from '../../scripts/private-postgres.mjs';
import { openBed } from './bed.ts';
import { fillGroups, POINTS } from './fill-groups.ts';

/** A database that others are copied from. It is filled once in a run, for all the sections that ask of a million points. */
const FILLED = 'bench_filled';

/** The PostgreSQL of a run: whoever uses it has a database to themselves, which is gone afterwards. */
export interface BenchPostgres {
  /** In an empty database. */
  inEmpty<T>(use: (url: string) => Promise<T>): Promise<T>;
  /** In a database that holds a project of a million points, for `takeFilled`. */
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
  // Sealed with a secret of the bed’s folder: the next bed makes one of its own.
  await runIn(filledUrl, 'delete from identity_jwks');
  // PostgreSQL would come and do it by itself, in the middle of what is measured.
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
    // What was written for it is not left to be flushed while it is measured.
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
