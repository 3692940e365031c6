/** Where a project is as OGC API Features; below it stands all the rest. Apart from the endpoints, which the web does not call. */
export const OGC_ROOT = '/ogc/projects/{project_id}';
