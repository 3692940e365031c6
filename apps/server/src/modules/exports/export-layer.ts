import { Readable } from 'node:stream';
import { type ExportFormat, MAX_DIRECT_SHAPEFILE } from '@waypost/contract';
import { AppError } from '../../platform/app-error.ts';
import type { BinaryResult } from '../../platform/http/endpoints/binary-result.ts';
import { recordAudit } from '../audit/index.ts';
import { countSelected, type Selected } from '../features/index.ts';
import { encodeScope } from './files/encode-scope.ts';
import { toExportName, toFileHeaders } from './files/formats.ts';
import type { FeatureSource } from './read-features.ts';

/** Tables of text have room for every data field. */
const MAX_CSV_COLUMNS = 2_000;

/** What one member sees of a layer. */
export interface LayerToExport {
  readonly name: string;
  readonly organizationId: number;
  readonly memberId: number;
  readonly selected: Selected;
  /** Called before each page is read: throws once the member may read less. */
  readonly recheck: () => Promise<void>;
}

/** Streams the features of a layer as a file. */
export interface LayerExporter {
  /** Streamed whatever its size. @throws AppError `export_too_large_for_format` above `MAX_DIRECT_SHAPEFILE`. */
  exportLayer(layer: LayerToExport, format: ExportFormat): Promise<BinaryResult>;
}

/** @throws AppError `export_too_large_for_format`. */
export function requireWritable(format: ExportFormat, total: number): void {
  if (format === 'shapefile' && total > MAX_DIRECT_SHAPEFILE)
    throw new AppError('export_too_large_for_format');
}

export function createLayerExporter(source: FeatureSource): LayerExporter {
  const { database } = source;
  return {
    async exportLayer({ name, organizationId, memberId, selected, recheck }, format) {
      const total = await countSelected(database.read, selected);
      requireWritable(format, total);
      const { chunks } = await encodeScope(source, {
        scope: { list: 'layer', selected },
        format,
        name,
        photos: 'addresses',
        onPage: recheck,
        ...(format === 'csv' ? { maxColumns: MAX_CSV_COLUMNS } : {}),
      });
      await database.transaction((tx) =>
        recordAudit(tx, {
          action: 'data.exported',
          actorId: memberId,
          organizationId,
          subject: `${format}, layer ${name}`,
          became: String(total),
        }),
      );
      return {
        body: Readable.from(chunks),
        headers: toFileHeaders(toExportName(name, format, new Date()), format),
      };
    },
  };
}
