import { once } from 'node:events';
import { API_BASE } from '@waypost/contract';
import pg from 'pg';
import { type Bed, openBed } from '../run/bed.ts';
import { hear } from '../run/child.ts';
import { isQuick, toRounds } from '../run/rounds.ts';
import { median, type Row } from '../run/row.ts';
import { openSockets, start, time, toGreetings } from './drivers.ts';
import { readRss } from './read-rss.ts';

/** Beacons of one notification, as many as its 8 kB hold. */
const BURST = 25;
const WARM_UP = 3;
const SIZES = isQuick ? [1_000] : [1_000, 10_000];

/** A beacon as it reaches a socket, of about 220 bytes. */
function makeMessage({ projectId, memberId }: Bed) {
  return {
    topic: `project:${projectId}`,
    type: 'beacon.next',
    payload: {
      ...{ id: 1, member_id: memberId, member_display_name: 'Bench', type: 'member', project_id: projectId },
      ...{ rel_ts: 1_795_701_501_848, lone6: -110_300_000, late6: 24_100_000, heading: 90, accuracy: 8 },
    },
  };
}

/** Hears the next position of the project. @returns the bytes of its message. */
async function hearOne(bed: Bed, send: () => void): Promise<number> {
  const socket = new WebSocket(`${bed.url.replace(/^http/, 'ws')}${API_BASE}/ws`);
  await once(socket, 'open');
  const { promise, resolve } = Promise.withResolvers<number>();
  socket.addEventListener('message', ({ data }) => {
    const text = String(data);
    if (text.includes('"subscribed"')) send();
    if (text.includes('"beacon.next"')) resolve(Buffer.byteLength(text));
  });
  for (const greeting of toGreetings(bed)) socket.send(greeting);
  const bytes = await promise;
  socket.close();
  return bytes;
}

/** Takes a burst of positions of one member, as their sockets do. */
function takeBurst({ app, memberId, projectId }: Bed): void {
  const now = Date.now();
  for (let index = 0; index < BURST; index += 1) {
    const payload = {
      rel_ts: now + index,
      lone6: -110_300_000 + index,
      late6: 24_100_000,
      heading: 90,
      accuracy: 8,
    };
    const taken = app.services.beacons.receive(memberId, {
      action: 'pub',
      id: String(index),
      topic: `project:${projectId}`,
      type: 'beacon.next',
      payload,
    });
    taken.catch((error: unknown) => {
      throw error;
    });
  }
}

const toCount = (value: number) => Math.round(value).toLocaleString('en');

async function compare(bed: Bed, databaseUrl: string, count: number): Promise<Row[]> {
  const bare = start('bare-sockets.ts');
  const { port } = await hear<{ port: number }>(bare);
  const readBareRss = async () => {
    const answered = hear<{ rss: number }>(bare);
    bare.send('rss');
    return (await answered).rss;
  };
  const message = makeMessage(bed);
  const text = JSON.stringify({ action: 'ephemeral', ...message });
  const bytes = count * BURST * (Buffer.byteLength(text) + 4);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const before = { own: readRss(), bare: await readBareRss() };
  const ours = await openSockets({
    ...{ port: Number(new URL(bed.url).port), path: `${API_BASE}/ws`, count, ready: '"subscribed"' },
    greetings: toGreetings(bed),
  });
  const theirs = await openSockets({ port, path: '/', count, ready: null, greetings: [] });
  const each = {
    own: (readRss() - before.own) / count,
    bare: ((await readBareRss()) - before.bare) / count,
  };
  const io = start('io-sockets.ts');
  const { port: ioPort } = await hear<{ port: number }>(io);
  const ofIo = await openSockets({
    ...{ port: ioPort, path: '/socket.io/?EIO=4&transport=websocket', count, ready: '40{' },
    greetings: ['40'],
  });
  const payload = JSON.stringify(Array.from({ length: BURST }, () => message));
  const own = {
    ...{ driver: ours, bytes },
    send: () => void client.query('select pg_notify($1, $2)', ['waypost_ephemeral', payload]),
  };
  const other = { ...{ driver: theirs, bytes }, send: () => void bare.send({ text, times: BURST }) };
  const third = {
    driver: ofIo,
    bytes: count * BURST * (Buffer.byteLength(`42["beacon",${JSON.stringify(message)}]`) + 4),
    send: () => void io.send({ message, times: BURST }),
  };
  const coalesced = {
    driver: ours,
    bytes: count * ((await hearOne(bed, () => takeBurst(bed))) + 4),
    send: () => takeBurst(bed),
  };
  const times: Record<'own' | 'bare' | 'io' | 'coalesced', number[]> = {
    ...{ own: [], bare: [], io: [], coalesced: [] },
  };
  for (let round = -WARM_UP; round < toRounds(15); round += 1) {
    const [a, b, c, d] = [await time(own), await time(other), await time(third), await time(coalesced)];
    if (round < 0) continue;
    times.coalesced.push(d);
    times.own.push(a);
    times.bare.push(b);
    times.io.push(c);
  }
  for (const child of [ours, theirs, ofIo, bare, io]) child.kill('SIGKILL');
  await client.end();
  const perSecond = (ms: number) => toCount((1_000 * BURST * count) / ms);
  const toKb = (value: number) => `${(value / 1024).toFixed(1)} kB`;
  const a = median(times.own);
  const against = (what: string, b: number): Row => ({
    what: `deliveries of ${Buffer.byteLength(text)}-byte beacons to ${toCount(count)} sockets, with topics and permissions`,
    against: what,
    ratio: a / b,
    figures: `${perSecond(a)} against ${perSecond(b)} a second`,
  });
  const d = median(times.coalesced);
  return [
    {
      what: `${BURST} positions of one member at once, coalesced, to ${toCount(count)} sockets`,
      against: 'bare ws sending each of them',
      ratio: d / median(times.bare),
      figures: `${d.toFixed(0)} ms against ${median(times.bare).toFixed(0)} ms; each of them by the product ${a.toFixed(0)} ms`,
    },
    against('bare ws sending one buffer', median(times.bare)),
    against('socket.io sending to a room', median(times.io)),
    {
      what: `memory of each of ${toCount(count)} sockets`,
      against: 'bare ws',
      ratio: each.own / each.bare,
      figures: `${toKb(each.own)} against ${toKb(each.bare)}`,
    },
  ];
}

/**
 * Positions on their way from PostgreSQL to many sockets, against the least that sends as much; and the memory of a
 * socket. The ratio is that of times: below 1 the product delivers more a second.
 */
export async function benchDeliveries(databaseUrl: string): Promise<Row[]> {
  const bed = await openBed(databaseUrl);
  const rows: Row[] = [];
  try {
    for (const count of SIZES) rows.push(...(await compare(bed, databaseUrl, count)));
  } finally {
    await bed.close();
  }
  return rows;
}
