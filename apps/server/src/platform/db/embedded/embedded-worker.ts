/**
 * The thread of PGlite. PGlite blocks while it computes, so it never shares the thread that serves HTTP: a 390 ms
 * aggregate would stop every socket for 390 ms.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { readBlankDatabase } from './blank-database.ts';
import { EXTENSIONS } from './embedded-extensions.ts';
import type { WorkerFault, WorkerReply, WorkerRequest, WorkerSettings } from './embedded-protocol.ts';

const INT8_OID = 20;
/**
 * Instead of 128 MB, which outgrow the memory that PGlite begins with: a module's memory never shrinks. The system keeps
 * the pages of files too, and reading them from there takes as long within what can be measured.
 */
const PAGES_IN_MEMORY = '32MB';
const port = parentPort;
if (port === null) throw new Error('The database worker has to run in a worker thread.');
const settings = workerData as WorkerSettings;

const isNew = settings.dataDir === null || !existsSync(join(settings.dataDir, 'PG_VERSION'));
const blank = isNew ? await readBlankDatabase() : null;
const database = await PGlite.create({
  ...(settings.dataDir === null ? {} : { dataDir: settings.dataDir }),
  ...(blank === null ? {} : { loadDataDir: blank }),
  extensions: EXTENSIONS,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${PAGES_IN_MEMORY}`],
  // As with the other driver, counts and sequences are numbers, never text or bigint.
  parsers: { [INT8_OID]: Number },
});

function reply(message: WorkerReply): void {
  port?.postMessage(message);
}

function toFault(error: unknown): WorkerFault {
  const fault = error as Partial<WorkerFault>;
  return {
    message: String(fault.message ?? error),
    ...(fault.code === undefined ? {} : { code: fault.code }),
    ...(fault.constraint === undefined ? {} : { constraint: fault.constraint }),
    ...(fault.detail === undefined ? {} : { detail: fault.detail }),
  };
}

async function runScript(sql: string): Promise<Record<string, unknown>[]> {
  try {
    return (await database.exec(sql)).flatMap(({ rows }) => rows as Record<string, unknown>[]);
  } catch (error) {
    // The only connection: a transaction that the script left open would take in the statements of others.
    await database.exec('rollback');
    throw error;
  }
}

async function run(request: WorkerRequest): Promise<{ rows: Record<string, unknown>[]; affected: number }> {
  switch (request.op) {
    case 'query': {
      const result = await database.query<Record<string, unknown>>(request.sql, [...request.parameters]);
      return { rows: result.rows, affected: result.affectedRows ?? 0 };
    }
    case 'copy': {
      // PGlite passes the data of COPY as a file with this name.
      const sql = `copy ${request.target} from '/dev/blob' (format binary)`;
      const blob = new Blob([new Uint8Array(request.bytes)]);
      const result = await database.query(sql, [], { blob });
      return { rows: [], affected: result.affectedRows ?? 0 };
    }
    case 'script':
      return { rows: await runScript(request.sql), affected: 0 };
    case 'listen':
      await database.listen(request.channel, (payload) => reply({ channel: request.channel, payload }));
      return { rows: [], affected: 0 };
    case 'close':
      await database.close();
      return { rows: [], affected: 0 };
  }
}

port.on('message', async (request: WorkerRequest) => {
  try {
    reply({ id: request.id, ...(await run(request)) });
  } catch (error) {
    reply({ id: request.id, fault: toFault(error) });
  }
  if (request.op === 'close') port.close();
});

reply({ ready: true });
