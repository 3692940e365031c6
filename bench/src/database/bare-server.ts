// The minimal server for the same statements: Fastify and `pg`, without authentication or validation. In a process of
// its own: `node bare-server.ts DATABASE_URL`, with a script as JSON on standard input. Prints its address.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { fillPlaces, type Script } from './statements.ts';

const { statements, projects } = (await json(process.stdin)) as Script;
const pool = new Pool({ connectionString: process.argv[2] ?? '', max: 10 });

let requests = 0;

/**
 * The same statements, each prepared, with a new feature for each insert, in one project after the other. Responds with
 * the longest result, the last of equal length: the rows of a list, not its total.
 */
async function answer(): Promise<unknown> {
  const code = randomUUID();
  const projectId = projects[requests % projects.length] ?? 0;
  requests += 1;
  const client = await pool.connect();
  try {
    let rows: unknown[] = [];
    for (const [index, { text, values }] of statements.entries()) {
      const result = await client.query(
        values.length === 0
          ? { text }
          : { name: `s${index}`, text, values: fillPlaces(values, code, projectId) },
      );
      if (result.rows.length > 0 && result.rows.length >= rows.length) rows = result.rows;
    }
    return rows;
  } finally {
    client.release();
  }
}

const http = Fastify();
http.get('/', answer);
http.post('/', answer);
await http.listen({ host: '127.0.0.1', port: 0 });
console.log(`http://127.0.0.1:${(http.server.address() as AddressInfo).port}`);
