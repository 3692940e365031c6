import { PGlite } from '@electric-sql/pglite';
import { EXTENSIONS } from '../embedded/embedded-extensions.ts';
import { type DumpConnection, SAME_TEXT } from './dump-connection.ts';

/** PGlite passes the data of COPY as a file with this name. */
const DATA = '/dev/blob';

/**
 * Opens the folder of an embedded database that no other process has open. PGlite computes on the calling thread, so this
 * belongs into a process of its own.
 */
export async function openEmbeddedDump(folder: string): Promise<DumpConnection> {
  const database = await PGlite.create({ dataDir: folder, extensions: EXTENSIONS });
  await database.exec(SAME_TEXT);
  return {
    kind: 'embedded',
    query: async <T>(sql: string) => (await database.query<T>(sql)).rows,
    async run(sql) {
      await database.exec(sql);
    },
    async copyOut(query) {
      const { blob } = await database.query(`copy (${query}) to '${DATA}'`);
      return blob === undefined ? Buffer.alloc(0) : Buffer.from(await blob.arrayBuffer());
    },
    async copyIn(target, text) {
      await database.query(`copy ${target} from '${DATA}'`, [], { blob: new Blob([new Uint8Array(text)]) });
    },
    close: () => database.close(),
  };
}
