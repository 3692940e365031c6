import type { exportEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ExportService } from './service.ts';

export function createExportRoutes(service: ExportService): Handlers<typeof exportEndpoints> {
  return {
    exportFeatures: ({ grant, query: { format, as, receipt, ...filter } }) =>
      as === 'file'
        ? service.exportNow(grant, filter, { format, receipt })
        : service.describe(grant, filter, { format, receipt }),
    previewExport: ({ grant, query }) => service.preview(grant, query),
    createExport: ({ grant, query, body }) =>
      service.create(grant, query, { format: body.format, withPhotos: body.with_photos }),
    listExports: ({ grant }) => service.list(grant),
    getExport: ({ grant, params }) => service.get(grant, params.uuid.toLowerCase()),
    cancelExport: async ({ grant, params }) => {
      await service.cancel(grant, params.uuid.toLowerCase());
      return undefined;
    },
    downloadExport: ({ params }) => service.download(params.token),
  };
}
