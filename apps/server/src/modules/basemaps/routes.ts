import type { basemapEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { acceptsEncoding } from '../../platform/http/responses/accepted-encoding.ts';
import type { ArchivedTile } from '../../platform/tile-archives/tile-archive.ts';
import type { BaseMapService, BaseMapTile } from './service.ts';

/** A year for an address that names the version of its file; any other is asked for again. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The bytes as the client can read them: as stored, or unpacked. */
async function toBody(tile: BaseMapTile, found: ArchivedTile, header: string | undefined) {
  const { bytes, encoding } = found;
  if (encoding === 'identity') return { body: bytes, headers: {} };
  // Clients disagree on what deflate is, with the header of zlib or without: nobody is sent it.
  if (encoding !== 'deflate' && acceptsEncoding(header, encoding))
    return { body: bytes, headers: { 'content-encoding': encoding } };
  return { body: await tile.unpack(found), headers: {} };
}

export function createBaseMapRoutes(service: BaseMapService): Handlers<typeof basemapEndpoints> {
  return {
    async listBaseMaps() {
      await service.look();
      return service.list;
    },
    async getBaseMapTile({ params: { base_map, z, x, y }, query, request }) {
      const tile = await service.findTile(base_map, z, x, y, query.v);
      const { etag, mediaType } = tile;
      const headers = {
        etag,
        'content-type': mediaType,
        'cache-control': tile.isOfVersion ? FOR_EVER : 'public, no-cache',
        vary: 'accept-encoding',
      };
      const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
      if (known.some((tag) => tag.replace(/^W\//, '') === etag))
        return { body: null, headers, isNotModified: true };
      const found = await tile.read();
      if (found === null) return { body: null, headers };
      const { body, headers: packing } = await toBody(tile, found, request.headers['accept-encoding']);
      return { body, headers: { ...headers, ...packing } };
    },
  };
}
