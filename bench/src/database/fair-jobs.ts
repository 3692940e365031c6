import { setTimeout as sleep } from 'node:timers/promises';
import { id } from '@waypost/contract';
import { makeDataDir, removeDataDir } from '@waypost/e2e/start-server';
import {
  createLogger,
  type Database,
  defineJobKind,
  enqueueJob,
  type JobKind,
  Jobs,
  migrate,
  openDatabase,
} from '@waypost/server/foundations';
import { isQuick } from '../run/rounds.ts';
import { type Row, toMs } from '../run/row.ts';

const BACKLOG = 1_000;
/** Rounds alone and beside alternate, so that other load affects both alike. */
const ROUNDS = isQuick ? 3 : 8;
/** Jobs of the calm organization in a round. */
const ASKED = 25;
/** A job of the other organization is queued this often. */
const EVERY_MS = 120;
/** What a job takes, without the processor. */
const WORK_MS = 40;
/** In the limit of the product, an organization delays another's jobs by no more. */
const LIMIT = 1.2;

interface Times {
  /** From the commit of the caller to the start of the job, and to its end, in milliseconds. */
  readonly started: number[];
  readonly ended: number[];
}

const toP95 = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

function add(to: Times, { started, ended }: Times): void {
  to.started.push(...started);
  to.ended.push(...ended);
}

/** Two organizations on a database whose server runs jobs. */
class Stand {
  readonly #database: Database;
  readonly #begun = new Map<number, number>();
  readonly #running = new Map<number, () => void>();
  readonly #kind: JobKind<number>;
  readonly #jobs: Jobs;
  #times: Times = { started: [], ended: [] };
  #next = 0;

  constructor(database: Database) {
    this.#database = database;
    this.#kind = defineJobKind({
      name: 'bench',
      payload: id,
      run: async ({ payload: n }) => {
        const begun = this.#begun.get(n);
        if (begun !== undefined) this.#times.started.push(performance.now() - begun);
        await sleep(WORK_MS);
        return async () => {
          if (begun !== undefined) this.#times.ended.push(performance.now() - begun);
          this.#running.get(n)?.();
        };
      },
    });
    this.#jobs = new Jobs({ database, log: createLogger({ logLevel: 'error' }), kinds: [this.#kind] });
  }

  start = () => this.#jobs.start();
  stop = () => this.#jobs.stop();

  async makeOrganization(organization_name: string): Promise<number> {
    const made = await this.#database.transaction((tx) =>
      tx
        .insertInto('organizations')
        .values({ organization_name })
        .returning('organization_id')
        .executeTakeFirstOrThrow(),
    );
    return made.organization_id;
  }

  /** Queues jobs that nobody times. */
  async fill(organizationId: number, count: number): Promise<void> {
    for (let queued = 0; queued < count; queued += 1) await this.#enqueue(organizationId);
  }

  async empty(): Promise<void> {
    await this.#jobs.stop();
    await this.#database.script('truncate jobs, pgboss.job');
    await this.#jobs.start();
  }

  /** Times jobs that are queued one every so often. */
  async time(organizationId: number): Promise<Times> {
    this.#times = { started: [], ended: [] };
    const ends: Promise<void>[] = [];
    for (let asked = 0; asked < ASKED; asked += 1) {
      const n = this.#next + 1;
      ends.push(new Promise((resolve) => this.#running.set(n, resolve)));
      // Set before, as the job may start before the caller hears of its commit.
      this.#begun.set(n, performance.now());
      await this.#enqueue(organizationId);
      await sleep(EVERY_MS);
    }
    await Promise.all(ends);
    return this.#times;
  }

  async #enqueue(organizationId: number): Promise<void> {
    this.#next += 1;
    const n = this.#next;
    await this.#database.transaction((tx) =>
      enqueueJob(tx, this.#kind, n, { organizationId, memberId: null }),
    );
  }
}

async function compare(database: Database): Promise<Row[]> {
  const stand = new Stand(database);
  await stand.start();
  const busy = await stand.makeOrganization('Busy');
  const calm = await stand.makeOrganization('Calm');
  // The first job loads pg-boss.
  await stand.time(calm);
  const alone: Times = { started: [], ended: [] };
  const beside: Times = { started: [], ended: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    add(alone, await stand.time(calm));
    await stand.fill(busy, BACKLOG);
    add(beside, await stand.time(calm));
    await stand.empty();
  }
  await stand.stop();
  const [a, b] = [toP95(alone.ended), toP95(beside.ended)];
  const waited = `${toMs(toP95(beside.started))} against ${toMs(toP95(alone.started))}`;
  return [
    {
      what: `a job of ${WORK_MS} ms from its commit to its end, the slowest in twenty, beside ${BACKLOG} of another organization, ${database.kind}`,
      against: `the same alone; the limit is ${LIMIT}`,
      ratio: b / a,
      figures: `${toMs(b)} against ${toMs(a)}; until it starts ${waited}`,
    },
  ];
}

/** What a backlog of one organization costs the jobs of another. */
export async function benchFairJobs(databaseUrl: string | null): Promise<Row[]> {
  const dataDir = await makeDataDir();
  const database = await openDatabase(
    { databaseUrl, databasePool: 10, dataDir },
    () => {},
    () => {},
  );
  await migrate(database);
  try {
    return await compare(database);
  } finally {
    await database.close();
    await removeDataDir(dataDir);
  }
}
