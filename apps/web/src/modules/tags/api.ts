import { useQuery } from '@tanstack/react-query';
import { type Tag, type TagUpdate, tagEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';

/** The path parameters of a project. */
export interface ProjectPath {
  readonly org_id: number;
  readonly project_id: number;
}

/** The tags of a project and its ancestors. */
export function useTags(path: ProjectPath) {
  return useQuery({
    queryKey: queryKeys.tags(path.project_id),
    queryFn: ({ signal }) => getHttp().call(tagEndpoints.listTags, { params: { ...path }, signal }),
    refetchInterval: useFallbackInterval(),
  });
}

/** The tags of all readable projects of an organization. */
export function useOrganizationTags(organizationId: number) {
  return useQuery({
    queryKey: queryKeys.organizationTags(organizationId),
    queryFn: ({ signal }) =>
      getHttp().call(tagEndpoints.listOrganizationTags, { params: { org_id: organizationId }, signal }),
  });
}

/** The editable values of a tag. */
export type TagFields = Required<TagUpdate>;

export function createTag(path: ProjectPath, body: TagFields & { readonly name: string }) {
  return getHttp().call(tagEndpoints.createTag, { params: { ...path }, body });
}

export function updateTag(path: ProjectPath, tag: Tag, body: TagFields) {
  return getHttp().call(tagEndpoints.updateTag, { params: { ...path, tag_id: tag.tag_id }, body });
}

export function deleteTag(path: ProjectPath, tag: Tag) {
  return getHttp().call(tagEndpoints.deleteTag, { params: { ...path, tag_id: tag.tag_id } });
}
