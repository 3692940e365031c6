import { setImmediate as breathe } from 'node:timers/promises';
import { ENDPOINTS } from '@waypost/contract';
import { requireAccess, requireProject } from '../../access/require-access.ts';
import { putProjectMember } from '../projects/index.ts';
import { type Claim, claimDemo } from './claim-demo.ts';
import type { DemoDependencies } from './demo-dependencies.ts';
import { PEOPLE } from './organization/people.ts';
import { PROJECTS, type ProjectKey, toProjectName } from './organization/projects.ts';
import { TEMPLATES, type TemplateKey } from './organization/templates.ts';
import { type DemoFeature, makeFeatures } from './reports/make-features.ts';
import { toSeason } from './reports/observed-at.ts';
import { finishLoading } from './store.ts';

/**
 * Loads the demo where it is not. Until all of it is there nobody can enter it, and a loading that was cut
 * off is swept away and done again; a complete demo is left as people have made it.
 */
export async function loadDemo(dependencies: DemoDependencies): Promise<void> {
  const claim = await claimDemo(dependencies.database);
  if (claim === null) return;
  const anchorMs = Date.now();
  const projectIds = await createProjects(dependencies, claim, toSeason(anchorMs));
  const templateIds = await createTemplates(dependencies, claim, projectIds);
  for (const features of makeFeatures(anchorMs)) {
    await createFeatures(dependencies, claim, features, projectIds, templateIds);
    await breathe();
  }
  await dependencies.database.transaction(async (tx) => {
    if ((await finishLoading(tx, claim.crew)) !== Object.keys(claim.crew).length) {
      throw new Error('The demo was taken away while it was loading.');
    }
  });
}

type ProjectIds = ReadonlyMap<ProjectKey, number>;
type TemplateIds = ReadonlyMap<TemplateKey, number>;

async function createProjects(
  { database, projects }: DemoDependencies,
  { organizationId, crew }: Claim,
  season: number,
): Promise<ProjectIds> {
  const ids = new Map<ProjectKey, number>();
  for (const project of PROJECTS) {
    const parentId = project.parent === null ? null : getId(ids, project.parent);
    const body = {
      name: toProjectName(project, season),
      description: project.description,
      parentId,
      country: 'MX',
    };
    const grant = await requireAccess(
      database.read,
      { memberId: crew.admin },
      ENDPOINTS.projects.createProject.access,
      { params: { org_id: organizationId }, query: {}, body },
    );
    const { project_id } = await projects.create(grant, body);
    ids.set(project.key, project_id);
    if (parentId === null) await giveRoles(database, project_id, crew);
  }
  return ids;
}

/** Roles flow down, so those given at the root are enough. */
async function giveRoles(
  database: DemoDependencies['database'],
  projectId: number,
  crew: Claim['crew'],
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const person of ['editor', 'viewer'] as const) {
      const { projectRole } = PEOPLE[person];
      if (projectRole !== null) await putProjectMember(tx, projectId, crew[person], projectRole, false);
    }
  });
}

async function createTemplates(
  { database, templates }: DemoDependencies,
  { crew }: Claim,
  projectIds: ProjectIds,
): Promise<TemplateIds> {
  const ids = new Map<TemplateKey, number>();
  for (const [key, { project, data_fields, ...template }] of Object.entries(TEMPLATES)) {
    const grant = await requireProject(
      database.read,
      { memberId: crew.admin },
      getId(projectIds, project),
      'template:create',
    );
    const { id } = await templates.create(grant, {
      ...template,
      image_required: false,
      geofence: false,
      geofence_events: 'both',
      data_fields: [...data_fields],
    });
    ids.set(key as TemplateKey, id);
  }
  return ids;
}

/** Creates a batch of features, each by its author. */
async function createFeatures(
  { database, featureWriter }: DemoDependencies,
  { crew }: Claim,
  features: readonly DemoFeature[],
  projectIds: ProjectIds,
  templateIds: TemplateIds,
): Promise<void> {
  for (const made of Map.groupBy(features, ({ project, author }) => `${project} ${author}`).values()) {
    const [first] = made;
    if (first === undefined) continue;
    const grant = await requireProject(
      database.read,
      { memberId: crew[first.author] },
      getId(projectIds, first.project),
      'feature:create',
    );
    const inputs = made.map(({ input, template }) => ({
      ...input,
      template_id: template === null ? null : getId(templateIds, template),
    }));
    await featureWriter.createMany(grant, inputs);
  }
}

function getId<K>(ids: ReadonlyMap<K, number>, key: K): number {
  const id = ids.get(key);
  if (id === undefined) throw new RangeError(`The demo has no ${String(key)} yet.`);
  return id;
}
