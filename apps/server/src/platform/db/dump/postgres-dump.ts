import pg from 'pg';
import { to } from 'pg-copy-streams';
import { copyInto } from '../postgres/copy-into.ts';
import { type DumpConnection, SAME_TEXT } from './dump-connection.ts';

/** A connection of its own: a dump takes longer than any statement of the product may. */
export async function openPostgresDump(url: string): Promise<DumpConnection> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  let lost: Error | null = null;
  client.on('error', (error) => {
    lost = error;
  });
  await client.connect();
  await client.query(
    `${SAME_TEXT} set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0;
     set idle_in_transaction_session_timeout = 0; set jit = off;`,
  );
  const assertOpen = () => {
    if (lost !== null) throw lost;
  };
  return {
    kind: 'postgres',
    async query<T>(sql: string) {
      assertOpen();
      return (await client.query(sql)).rows as T[];
    },
    async run(sql) {
      assertOpen();
      await client.query(sql);
    },
    async copyOut(query) {
      assertOpen();
      const chunks: Buffer[] = [];
      for await (const chunk of client.query(to(`copy (${query}) to stdout`))) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    async copyIn(target, text) {
      assertOpen();
      await copyInto(client, `copy ${target} from stdin`, text);
    },
    close: () => client.end(),
  };
}
