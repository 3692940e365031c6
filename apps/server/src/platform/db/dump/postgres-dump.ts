import pg from 'pg';
import { type DumpConnection, SAME_TEXT } from './dump-connection.ts';

interface CopyMessage {
  readonly chunk: Buffer;
}

/** COPY to memory, which `pg` does not provide. */
class CopyOutQuery extends pg.Query {
  readonly chunks: Buffer[] = [];

  handleCopyData({ chunk }: CopyMessage): void {
    // A piece of a buffer that `pg` writes over when rows are longer than it.
    this.chunks.push(Buffer.from(chunk));
  }
}

/** COPY from memory. */
class CopyInQuery extends pg.Query {
  readonly #text: Buffer;

  constructor(target: string, text: Buffer) {
    super(`copy ${target} from stdin`);
    this.#text = text;
  }

  handleCopyInResponse(connection: {
    sendCopyFromChunk(bytes: Uint8Array): void;
    endCopyFrom(): void;
  }): void {
    connection.sendCopyFromChunk(this.#text);
    connection.endCopyFrom();
  }
}

function toEnd(query: pg.Query): Promise<void> {
  return new Promise((resolve, reject) => {
    query.on('error', reject);
    query.on('end', () => resolve());
  });
}

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
      const copy = client.query(new CopyOutQuery(`copy (${query}) to stdout`));
      await toEnd(copy);
      return Buffer.concat(copy.chunks);
    },
    async copyIn(target, text) {
      assertOpen();
      await toEnd(client.query(new CopyInQuery(target, text)));
    },
    close: () => client.end(),
  };
}
