import type { exportEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { ExportService } from './service.ts';

export function createExportRoutes(service: ExportService): Handlers<typeof exportEndpoints> {
  return {
    exportFeatures: ({ grant, query: { format, as, receipt, ...filter } }) =>
      as === 'file'
        ? service.exportNow({ list: 'features', grant, filter }, { format, receipt })
        : service.describe({ list: 'features', grant, filter }, { format, receipt }),
    previewExport: ({ grant, query: filter }) => service.preview({ list: 'features', grant, filter }),
    createExport: ({ grant, query: filter, body }) =>
      service.create(
        { list: 'features', grant, filter },
        { format: body.format, withPhotos: body.with_photos },
      ),
    exportTrash: ({ grant, query: { format, as, receipt } }) =>
      as === 'file'
        ? service.exportNow({ list: 'trash', grant }, { format, receipt })
        : service.describe({ list: 'trash', grant }, { format, receipt }),
    previewTrashExport: ({ grant }) => service.preview({ list: 'trash', grant }),
    createTrashExport: ({ grant, body }) =>
      service.create({ list: 'trash', grant }, { format: body.format, withPhotos: body.with_photos }),
    listExports: ({ grant }) => service.list(grant),
    getExport: ({ grant, params }) => service.get(grant, params.uuid.toLowerCase()),
    cancelExport: async ({ grant, params }) => {
      await service.cancel(grant, params.uuid.toLowerCase());
      return undefined;
    },
    downloadExport: ({ params }) => service.download(params.token),
  };
}
