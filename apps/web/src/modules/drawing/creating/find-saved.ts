import { featureEndpoints } from '@waypost/contract';
import { getHttp } from '../../../data/session/http.ts';
import type { Drawing } from '../board/board-state.ts';
import { toLocalUuid } from '../form/form-values.ts';

/** A drawing that was saved, but whose response was lost. */
export interface SavedEarlier {
  readonly org_id: string;
  readonly project_id: string;
  readonly featureCode: string;
  readonly name: string;
}

/** The number of features compared: one member's at the same millisecond, where more than one is rare. */
const LIMIT = 5;

/** Finds the feature that a drawing became when it was sent before; null if it no longer exists. */
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
