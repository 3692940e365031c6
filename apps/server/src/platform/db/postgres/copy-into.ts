import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';

/**
 * COPY of bytes into a table. The client must not be pipelined: while rows are sent, nothing else may be.
 * @param statement a `copy … from stdin`.
 * @returns the number of rows.
 */
export async function copyInto(client: ClientBase, statement: string, bytes: Uint8Array): Promise<number> {
  const copy = client.query(from(statement));
  // Not `end`: a copy that the database rejects while rows are still being sent has to be destroyed.
  await pipeline(Readable.from([bytes]), copy);
  return copy.rowCount;
}
