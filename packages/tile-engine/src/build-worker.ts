/** Builds one generation in a thread of its own, and ends. */
import { parentPort } from 'node:worker_threads';
import type { BuildReply, BuildRequest } from './build-protocol.ts';
import { createGenerationBuilder } from './generation-builder.ts';
import type { TileFeature } from './tile-feature.ts';
import { createTileSet, mergeTileSet } from './tile-set.ts';

const port = parentPort;
if (port === null) throw new Error('Tiles are built in a worker thread.');
const builder = createGenerationBuilder();

function reply(message: BuildReply): void {
  port?.postMessage(message);
  port?.close();
}

port.on('message', (request: BuildRequest) => {
  if (request.op === 'add')
    for (const feature of JSON.parse(request.json) as TileFeature[]) builder.add(feature);
  else if (request.op === 'finish') reply({ generation: builder.finish() });
  else reply({ generation: mergeTileSet(createTileSet(request.base, request.changes)) });
});
