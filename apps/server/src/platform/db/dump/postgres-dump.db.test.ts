import { expect, test } from 'vitest';
import { isPostgres, openEmptyDatabase } from '../../../../test/app/test-database.ts';
import { openPostgresDump } from './postgres-dump.ts';

test.skipIf(!isPostgres())(
  'rows longer than what the network brings at once are copied as they are',
  async () => {
    const { url, release } = await openEmptyDatabase();
    const dump = await openPostgresDump(url ?? '');
    try {
      const lengths = Array.from({ length: 40 }, (_, row) => 1 + ((row * 37_501) % 400_000));
      const copied = await dump.copyOut(`
      select row, left(repeat(md5(row::text), 12501), length)
      from unnest(array[${lengths.join(', ')}]) with ordinality given (length, row) order by row`);
      const rows = await dump.query<{ row: string; digest: string }>(`
      select row::text, md5(left(repeat(md5(row::text), 12501), length)) as digest
      from unnest(array[${lengths.join(', ')}]) with ordinality given (length, row) order by row`);
      await dump.run('create table copies (row integer, body text)');
      await dump.copyIn('copies (row, body)', copied);
      expect(await dump.query('select row::text, md5(body) as digest from copies order by row')).toEqual(
        rows,
      );
      expect(copied.equals(await dump.copyOut('select row, body from copies order by row'))).toBe(true);
    } finally {
      await dump.close();
      await release();
    }
  },
);
