import { setImmediate as breathe } from 'node:timers/promises';
import { ENDPOINTS } from '@waypost/contract';
import { requireAccess, requireProject } from '../../access/require-access.ts';
import type { Tx } from '../../platform/db/database.ts';
import { putProjectMember } from '../projects/index.ts';
import { beginDemo, type DemoBeginning } from './begin-demo.ts';
import { createLayers, type LayerBasis } from './create-layers.ts';
import { createReports } from './create-reports.ts';
import type { DemoDependencies } from './demo-dependencies.ts';
import { BEGINNING, type DemoSteps, FinishedMeanwhileError, openDemoSteps } from './demo-steps.ts';
import { createMovements } from './movements/create-movements.ts';
import { type Author, PEOPLE } from './organization/people.ts';
import { PROJECTS, type ProjectKey, toProjectName } from './organization/projects.ts';
import { TEMPLATES, type TemplateKey } from './organization/templates.ts';
import { type Album, openAlbum } from './pictures/album.ts';
import { type DemoFeature, makeFeatures } from './reports/make-features.ts';
import { toSeason } from './reports/observed-at.ts';
import { finishLoading, hasDemo } from './store.ts';

/**
 * Loads the demo if it does not exist. It cannot be entered before it is complete. Interrupted loading resumes with the
 * missing steps and keeps what members wrote meanwhile. A complete demo is left as members have changed it.
 * @param nowMs the moment before which everything is dated, when loading starts.
 */
export async function loadDemo(
  dependencies: DemoDependencies,
  nowMs = dependencies.dateMs ?? Date.now(),
): Promise<void> {
  if (await hasDemo(dependencies.database.read)) return;
  try {
    const { storage } = dependencies;
    const pictures = { album: await openAlbum(storage), storage };
    await loadSteps(await openDemoSteps(dependencies), pictures, nowMs);
  } catch (error) {
    if (!(error instanceof FinishedMeanwhileError)) throw error;
  }
}

async function loadSteps(
  steps: DemoSteps,
  pictures: Pick<LayerBasis, 'album' | 'storage'>,
  nowMs: number,
): Promise<void> {
  const { album } = pictures;
  const beginning = await steps.take(BEGINNING, ({ tx }) => beginDemo(tx, nowMs));
  if (beginning === null) throw new Error('The demo could not be begun.');
  const { anchorMs, crew } = beginning;
  const projectIds = await createProjects(steps, beginning, toSeason(anchorMs));
  const templateIds = await createTemplates(steps, beginning, projectIds);
  let batch = 0;
  for (const features of makeFeatures(anchorMs)) {
    batch += 1;
    await createFeatures(steps, `features ${batch}`, features, { beginning, album, projectIds, templateIds });
    await breathe();
  }
  const layers = await createLayers(steps, { beginning, ...pictures, projectIds, templateIds });
  await createReports(steps, beginning, layers.get('gear') ?? null);
  await createMovements(steps, beginning, getId(projectIds, 'markers'));
  await steps.finish(async (tx) => {
    if ((await finishLoading(tx, crew)) !== Object.keys(crew).length) {
      throw new Error('The people of the demo were taken away while it was loading.');
    }
  });
}

/** Null for a skipped one. */
type ProjectIds = ReadonlyMap<ProjectKey, number | null>;
type TemplateIds = ReadonlyMap<TemplateKey, number | null>;

async function createProjects(
  steps: DemoSteps,
  { organizationId, crew }: DemoBeginning,
  season: number,
): Promise<ProjectIds> {
  const ids = new Map<ProjectKey, number | null>();
  for (const project of PROJECTS) {
    const parentId = project.parent === null ? null : getId(ids, project.parent);
    const isParentLeft = project.parent !== null && parentId === null;
    const body = {
      name: toProjectName(project, season),
      description: project.description,
      parentId,
      country: 'MX',
    };
    const id = await steps.take(`project ${project.key}`, async ({ tx, database, projects }) => {
      if (isParentLeft) return null;
      const grant = await requireAccess(
        database.read,
        { memberId: crew.admin },
        ENDPOINTS.projects.createProject.access,
        { params: { org_id: organizationId }, query: {}, body },
      );
      const { project_id } = await projects.create(grant, body);
      if (parentId === null) await giveRoles(tx, project_id, crew);
      return project_id;
    });
    ids.set(project.key, id);
  }
  return ids;
}

/** Roles are inherited, so granting them at the root is enough. */
async function giveRoles(tx: Tx, projectId: number, crew: DemoBeginning['crew']): Promise<void> {
  for (const person of ['editor', 'viewer'] as const) {
    const { projectRole } = PEOPLE[person];
    if (projectRole !== null) await putProjectMember(tx, projectId, crew[person], projectRole, false);
  }
}

async function createTemplates(
  steps: DemoSteps,
  { crew }: DemoBeginning,
  projectIds: ProjectIds,
): Promise<TemplateIds> {
  const ids = new Map<TemplateKey, number | null>();
  for (const [key, { project, data_fields, ...template }] of Object.entries(TEMPLATES)) {
    const id = await steps.take(`template ${key}`, async ({ database, templates }) => {
      const projectId = getId(projectIds, project);
      if (projectId === null) return null;
      const grant = await requireProject(
        database.read,
        { memberId: crew.admin },
        projectId,
        'template:create',
      );
      const made = await templates.create(grant, {
        ...template,
        image_required: false,
        geofence: false,
        geofence_events: 'both',
        data_fields: [...data_fields],
      });
      return made.id;
    });
    ids.set(key as TemplateKey, id);
  }
  return ids;
}

/** What features need of the earlier steps. */
interface Basis {
  readonly beginning: DemoBeginning;
  readonly album: Album;
  readonly projectIds: ProjectIds;
  readonly templateIds: TemplateIds;
}

/** Creates a batch of features of one project, in one step per author. */
async function createFeatures(
  steps: DemoSteps,
  step: string,
  features: readonly DemoFeature[],
  { beginning: { crew }, album, projectIds, templateIds }: Basis,
): Promise<void> {
  const byAuthor = Map.groupBy(features, ({ author }): Author => author);
  for (const [author, made] of byAuthor) {
    await steps.take(`${step} ${author}`, async ({ database, featureWriter }) => {
      const projectId = getId(projectIds, made[0]?.project ?? 'training');
      if (projectId === null) return null;
      const grant = await requireProject(
        database.read,
        { memberId: crew[author] },
        projectId,
        'feature:create',
      );
      const inputs = made.map(({ input, template }) => ({
        ...input,
        template_id: template === null ? null : getId(templateIds, template),
      }));
      return featureWriter.createMany(grant, inputs, (index) =>
        (made[index]?.pictures ?? []).map((name) => getId(album, name)),
      );
    });
  }
}

function getId<K, V>(ids: ReadonlyMap<K, V>, key: K): V {
  const id = ids.get(key);
  if (id === undefined) throw new RangeError(`The demo has no ${String(key)} yet.`);
  return id;
}
