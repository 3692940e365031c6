import { expect, test } from 'vitest';
import type { DumpConnection } from '../db/dump/dump-connection.ts';
import { createRest, restBetweenEntries, restBetweenParts } from './rests.ts';
import type { BackupTarget } from './target/backup-target.ts';

/** A clock of its own, and how long each rest was. */
function createClock() {
  const rests: number[] = [];
  let time = 0;
  return {
    rests,
    work(ms: number) {
      time += ms;
    },
    rest: createRest(
      () => time,
      async (ms) => {
        rests.push(ms);
        time += ms;
      },
    ),
  };
}

test('a rest is three times as long as the work since the last one', async () => {
  const { rests, work, rest } = createClock();
  work(20);
  await rest();
  work(50);
  await rest();
  expect(rests).toEqual([60, 150]);
});

test('little work adds up until it is worth a rest', async () => {
  const { rests, work, rest } = createClock();
  for (let piece = 0; piece < 6; piece += 1) {
    work(2);
    await rest();
  }
  expect(rests).toEqual([18, 18]);
});

test('an entry that took an hour to arrive is followed by a second of rest', async () => {
  const { rests, work, rest } = createClock();
  work(3_600_000);
  await rest();
  expect(rests).toEqual([1_000]);
});

test('parts of tables are read, and entries written, linked and read, after a rest', async () => {
  const done: string[] = [];
  const note =
    <T>(what: string, result: T) =>
    async () => {
      done.push(what);
      return result;
    };
  const rest = note('rest', undefined);
  const connection = restBetweenParts(
    { copyOut: note('part', Buffer.from('1')) } as never as DumpConnection,
    rest,
  );
  const target = restBetweenEntries(
    {
      put: note('put', undefined),
      link: note('link', true),
      open: note('open', null),
    } as never as BackupTarget,
    rest,
  );
  expect((await connection.copyOut('select 1')).toString()).toBe('1');
  await target.put('a', undefined as never, 0);
  expect(await target.link('b', '/b')).toBe(true);
  expect(await target.open('c')).toBeNull();
  expect(done).toEqual(['rest', 'part', 'rest', 'put', 'rest', 'link', 'rest', 'open']);
});
