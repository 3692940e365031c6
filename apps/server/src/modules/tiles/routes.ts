import type { tileEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { TileService } from './service.ts';

export function createTileRoutes(service: TileService): Handlers<typeof tileEndpoints> {
  return {
    getTileState: ({ grant }) => service.getState(grant),
    getFeatureTile: ({ grant, params, query: { v, m: _member, ...selection }, request }) =>
      service.getTile(grant, {
        z: params.z,
        x: params.x,
        y: params.y,
        version: v,
        selection,
        acceptsGzip: acceptsGzip(request.headers['accept-encoding']),
        ifNoneMatch: request.headers['if-none-match'],
      }),
  };
}

/** Whether a client takes gzip; `gzip;q=0` says that it does not. */
function acceptsGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((entry) => /^\s*gzip\s*(;|$)/i.test(entry) && !/;\s*q=0(\.0*)?\s*$/i.test(entry));
}
