import { type FeatureCreate, type Issue, toGeometryType } from '@waypost/contract';
import type { Reader } from '../../../platform/db/database.ts';
import { findTemplateForm, listFormIssues } from '../../templates/index.ts';
import { listGeofenceIssues } from './geofence-issues.ts';
import { listFeaturesOf } from './store.ts';

type TemplateForm = NonNullable<Awaited<ReturnType<typeof findTemplateForm>>>;

/** The templates and parents that new features refer to. */
interface Surroundings {
  readonly forms: ReadonlyMap<number, TemplateForm>;
  readonly parents: ReadonlySet<string>;
}

/** Looks up everything that the features refer to, once. */
async function findSurroundings(
  db: Reader,
  projectId: number,
  inputs: readonly FeatureCreate[],
): Promise<Surroundings> {
  const parents = new Set(inputs.flatMap(({ parent_code }) => parent_code?.toLowerCase() ?? []));
  const forms = new Map<number, TemplateForm>();
  for (const id of new Set(inputs.flatMap(({ template_id }) => template_id ?? []))) {
    const form = await findTemplateForm(db, projectId, id);
    if (form !== null) forms.set(id, form);
  }
  return {
    forms,
    parents: new Set(parents.size === 0 ? [] : await listFeaturesOf(db, projectId, [...parents])),
  };
}

/** The issue of a new feature whose parent does not exist. */
export const NO_PARENT: Issue = {
  path: 'body.feature.parent_code',
  message: 'The project has no such feature.',
};

function listIssues({ forms, parents }: Surroundings, input: FeatureCreate, hasPicture: boolean): Issue[] {
  const type = toGeometryType(input.geometry);
  const issues = listGeofenceIssues({ ...input, type });
  const { parent_code, template_id } = input;
  if (parent_code != null && !parents.has(parent_code.toLowerCase())) {
    issues.push(NO_PARENT);
  }
  if (template_id == null) return issues;
  const form = forms.get(template_id);
  if (form === undefined) {
    return [...issues, { path: 'body.feature.template_id', message: 'The project has no such template.' }];
  }
  if (form.image_required && !hasPicture) {
    issues.push({ path: 'body.files', message: 'This form asks for a picture.' });
  }
  return [...issues, ...listFormIssues(form, { name: input.name, type, data: input.data }, null)];
}

/**
 * Validates new features beyond their schema: geofences, templates and parents.
 * @returns the issues of each, in the given order.
 */
export async function listCreateIssues(
  db: Reader,
  projectId: number,
  inputs: readonly FeatureCreate[],
  hasPicture: boolean,
): Promise<Issue[][]> {
  const surroundings = await findSurroundings(db, projectId, inputs);
  return inputs.map((input) => listIssues(surroundings, input, hasPicture));
}
