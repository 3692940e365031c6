import { useQuery } from '@tanstack/react-query';
import { type Template, type TemplateCreate, templateEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';

/** The templates of a project and its ancestors. */
export function useTemplates(projectId: number) {
  return useQuery({
    queryKey: queryKeys.templates(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(templateEndpoints.listTemplates, { params: { project_id: projectId }, signal }),
    refetchInterval: useFallbackInterval(),
  });
}

/** Creates a template, or updates it unless someone else has changed it since. */
export function saveTemplate(projectId: number, saved: Template | null, body: TemplateCreate) {
  if (saved === null) {
    return getHttp().call(templateEndpoints.createTemplate, { params: { project_id: projectId }, body });
  }
  return getHttp().call(templateEndpoints.updateTemplate, {
    params: toParams(saved),
    body,
    headers: { 'if-match': `"${saved.version}"` },
  });
}

/** The current template; null if it was deleted. */
export async function findTemplate({ id, project_id }: Template): Promise<Template | null> {
  const all = await getHttp().call(templateEndpoints.listTemplates, { params: { project_id } });
  return all.find((one) => one.id === id) ?? null;
}

export function uploadIcon(template: Template, icon: File) {
  return getHttp().call(templateEndpoints.updateTemplateIcon, { params: toParams(template), files: [icon] });
}

export function deleteTemplate(template: Template) {
  return getHttp().call(templateEndpoints.deleteTemplate, { params: toParams(template) });
}

const toParams = ({ id, project_id }: Template) => ({ project_id, template_id: id });
