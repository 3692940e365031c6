import { Readable } from 'node:stream';
import type { importEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { ImportService } from './service.ts';

export function createImportRoutes(service: ImportService): Handlers<typeof importEndpoints> {
  return {
    startImport: ({ grant, body }) => service.start(grant, body),
    listImports: ({ grant, query }) => service.list(grant, query),
    previewImport: ({ grant, body }) => service.preview(grant, body),
    getImport: ({ grant, params }) => service.get(grant, params.uuid),
    listImportDone: ({ grant, params, query }) => service.listDone(grant, params.uuid, query),
    sendImport: async ({ grant, params, stream, recheck }) => ({
      body: await service.receive(grant, params.uuid, stream ?? Readable.from([]), recheck),
      headers: { 'cache-control': 'no-store' },
    }),
    noteImported: ({ grant, params, body }) =>
      service.note(grant, params.uuid, params.code.toLowerCase(), body.source),
    finishImport: ({ grant, params }) => service.finish(grant, params.uuid),
    undoImport: ({ grant, params }) => service.undo(grant, params.uuid),
  };
}
