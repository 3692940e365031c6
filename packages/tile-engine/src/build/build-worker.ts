/** Builds one generation in its own thread, then exits. */
import { parentPort } from 'node:worker_threads';
import { createGenerationBuilder } from '../generation/generation-builder.ts';
import type { TileFeature } from '../generation/tile-feature.ts';
import { createTileSet, mergeTileSet } from '../tile-set/tile-set.ts';
import type { BuildReply, BuildRequest } from './build-protocol.ts';

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
