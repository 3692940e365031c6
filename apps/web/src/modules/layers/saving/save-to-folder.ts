import {
  type FeatureFilter,
  type FolderAddition,
  MAX_FOLDER_CHANGE,
  staticLayerEndpoints,
} from '@waypost/contract';
import { queryClient } from '../../../data/queries/query-client.ts';
import { getHttp } from '../../../data/session/http.ts';
import { createLayer } from '../api.ts';
import { staticFolder } from '../kinds/static/static-folder.ts';

/** The features to save: some, or all of a project that pass a filter. */
export type FeaturesToSave =
  | { readonly codes: readonly string[] }
  | { readonly projectId: number; readonly filter: SentFilter };

/** A filter as a request sends it. */
type SentFilter = { readonly [K in keyof FeatureFilter]?: unknown };

/** The folders of an organization, by name. */
export const foldersQuery = (organizationId: number) => ({
  queryKey: ['layers', organizationId, 'folders'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    getHttp().call(staticLayerEndpoints.listStaticLayers, { params: { org_id: organizationId }, signal }),
});

/** Creates an empty folder, once for a code. @throws ApiError. */
export async function createFolder(organizationId: number, code: string, name: string): Promise<void> {
  const { type, toPayload } = staticFolder;
  await createLayer(organizationId, { type, name, layer: toPayload(null, []), code });
}

/** Puts features into a folder. @returns how many of them were not there yet. @throws ApiError. */
export async function saveToFolder(
  organizationId: number,
  folder: string,
  what: FeaturesToSave,
): Promise<number> {
  const params = { org_id: organizationId, layer_id: folder };
  try {
    if ('projectId' in what) {
      const query = { ...what.filter, project_id: what.projectId };
      // The filter of a list is as its endpoint takes it.
      const call = { params, query } as Parameters<typeof sendFiltered>[0];
      return (await sendFiltered(call)).added;
    }
    let added = 0;
    for (let from = 0; from < what.codes.length; from += MAX_FOLDER_CHANGE) {
      const feature_ids = what.codes.slice(from, from + MAX_FOLDER_CHANGE);
      const body = { feature_ids };
      added += (await getHttp().call(staticLayerEndpoints.addToFolder, { params, body })).added;
    }
    return added;
  } finally {
    await Promise.all(
      [['layers'], ['layer-tiles', folder], ['layer-features', folder]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  }
}

const sendFiltered = (call: {
  readonly params: { readonly org_id: number; readonly layer_id: string };
  readonly query: { readonly project_id: number };
}): Promise<FolderAddition> => getHttp().call(staticLayerEndpoints.addFilteredToFolder, call);
