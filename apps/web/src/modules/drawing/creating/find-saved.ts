import { featureEndpoints } from '@waypost/contract';
import { getHttp } from '../../../data/session/http.ts';
import type { Drawing } from '../board/board-state.ts';
import { toLocalUuid } from '../form/form-values.ts';

/** A drawing that was saved, and the answer never came. */
export interface SavedEarlier {
  readonly org_id: string;
  readonly project_id: string;
  readonly featureCode: string;
  readonly name: string;
}

/** Features of one member observed at the same millisecond; more than one is an odd case. */
const LIMIT = 5;

/** The feature that a drawing became when it was sent before; null when it is not there any more. */
export async function findSavedEarlier(
  drawing: Drawing,
  projectId: number,
  memberId: number,
): Promise<SavedEarlier | null> {
  const http = getHttp();
  const listed = await http.call(featureEndpoints.listFeatures, {
    params: { project_id: projectId },
    query: {
      member_id: memberId,
      start_date: drawing.drawnAt,
      end_date: drawing.drawnAt,
      limit: LIMIT,
    },
  });
  for (const { code } of listed) {
    const { properties } = await http.call(featureEndpoints.getFeature, { params: { code } });
    if (properties.local_uuid !== toLocalUuid(drawing)) continue;
    const { name, organization_id, project_id } = properties;
    return { org_id: String(organization_id), project_id: String(project_id), featureCode: code, name };
  }
  return null;
}
