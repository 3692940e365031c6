// The least that does all three at once: inserts with `pg`, tells every socket of `ws`, and makes tiles with ST_AsMVT. In a
// process of its own, told the URL of a database with a table of `bare_features`.
import type { AddressInfo } from 'node:net';
import { API_BASE, ENDPOINTS } from '@waypost/contract';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { WebSocketServer } from 'ws';
import { INSERT, toValues } from './bare-insert.ts';

const TILE = `
  select st_asmvt(t, 'features') as tile from (
    select code, name, st_asmvtgeom(st_transform(geometry, 3857), box) as geom
    from bare_features, st_tileenvelope($1, $2, $3) as box where geometry && st_transform(box, 4326)
  ) t`;
/** As long as that of a feature. */
const BYTES = 600;

interface Place {
  readonly z: string;
  readonly x: string;
  readonly y: string;
}

interface Post {
  readonly feature: { readonly name: string };
}

function serve(databaseUrl: string): void {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  const http = Fastify();
  const sockets = new WebSocketServer({ server: http.server, perMessageDeflate: false });
  let seq = 0;
  sockets.on('connection', (socket) =>
    socket.on('message', (data) => {
      if (String(data).includes('"sub"')) socket.send(JSON.stringify({ action: 'subscribed', seq }));
    }),
  );
  http.post<{ Body: Post }>(API_BASE + ENDPOINTS.features.createFeature.path, async ({ body }) => {
    const { name } = body.feature;
    await pool.query({ name: 'insert', text: INSERT, values: toValues(name) });
    seq += 1;
    const event = JSON.stringify({ action: 'event', seq, payload: { features: [{ name }] } });
    const frame = Buffer.from(event.padEnd(BYTES));
    for (const socket of sockets.clients) socket.send(frame, { binary: false });
    return {};
  });
  http.get<{ Params: Place }>(`${API_BASE}/tiles/features/:id/:z/:x/:y`, async ({ params: { z, x, y } }) => {
    const { rows } = await pool.query({ name: 'tile', text: TILE, values: [z, x, y] });
    return rows[0].tile;
  });
  http.listen({ host: '127.0.0.1', port: 0 }, () =>
    process.send?.({ port: (http.server.address() as AddressInfo).port }),
  );
}

process.on('message', serve);
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
