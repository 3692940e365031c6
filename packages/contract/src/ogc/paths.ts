/**
 * The landing page of a project as OGC API Features; everything else is below it. Separate from the endpoints, which
 * the web does not call.
 */
export const OGC_ROOT = '/ogc/projects/{project_id}';
