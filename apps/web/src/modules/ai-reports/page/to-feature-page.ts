import type { FactFeature } from '@waypost/contract';

/** The link to the page of a feature that a fact rests on. */
export const toFeaturePage = (
  organizationId: number,
  { project_id, code }: Pick<FactFeature, 'project_id' | 'code'>,
) =>
  ({
    to: '/organizations/$org_id/projects/$project_id/features/$featureCode',
    params: { org_id: String(organizationId), project_id: String(project_id), featureCode: code },
  }) as const;
