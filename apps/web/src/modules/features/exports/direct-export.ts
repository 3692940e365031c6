import { type ExportFormat, type ExportManifest, exportEndpoints, exportManifest } from '@waypost/contract';
import { getHttp } from '../../../data/session/http.ts';
import type { ListToExport } from './exports-api.ts';

/** The parameters of a direct export, under a name that identifies its manifest. */
export interface DirectExport {
  readonly format: ExportFormat;
  readonly receipt: string;
}

function askFor(of: ListToExport, choice: DirectExport & { readonly as: 'file' | 'manifest' }) {
  const params = { project_id: of.projectId };
  return of.list === 'trash'
    ? getHttp().call(exportEndpoints.exportTrash, { params, query: choice })
    : getHttp().call(exportEndpoints.exportFeatures, { params, query: { ...of.filter, ...choice } });
}

/** The bytes of a file small enough to be returned directly. */
export function exportNow(of: ListToExport, choice: DirectExport): Promise<ArrayBuffer> {
  return askFor(of, { ...choice, as: 'file' });
}

/** The manifest of a direct export: what it contains and what it could not. */
export async function getManifest(of: ListToExport, choice: DirectExport): Promise<ExportManifest> {
  const bytes = await askFor(of, { ...choice, as: 'manifest' });
  return exportManifest.parse(JSON.parse(new TextDecoder().decode(bytes)));
}
