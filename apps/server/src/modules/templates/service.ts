import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type EventType,
  FENCE_ASTRAY,
  TEMPLATE_ICON_SIZE_PX,
  type Template,
  type TemplateCreate,
  type TemplateUpdate,
  templateUpdate,
} from '@waypost/contract';
import type { OrganizationGrant, ProjectGrant } from '../../access/grant.ts';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { BinaryResult } from '../../platform/http/endpoints/binary-result.ts';
import { NotAPicture, SlowPicture } from '../../platform/pictures/not-a-picture.ts';
import type { PictureDrawer } from '../../platform/pictures/picture-drawer.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import type { StagedFile, Storage } from '../../platform/storage/storage.ts';
import {
  deleteTemplate,
  findIcon,
  hasTemplate,
  insertTemplate,
  listOrganizationTemplates,
  listTemplates,
  lockTemplate,
  type StoredIcon,
  updateIcon,
  updateTemplate,
} from './store.ts';

const CODE_BYTES = 24;
const MAX_INPUT_PIXELS = 25_000_000;
const YEAR_S = 31_536_000;

export type TemplateChange = Omit<TemplateUpdate, 'version'>;
type UpdateGrant = ProjectGrant<'template:update'>;

export interface TemplateService {
  list(grant: ProjectGrant<'template:read'>): Promise<Template[]>;
  listOfOrganization(grant: OrganizationGrant<'project:list'>): Promise<Template[]>;
  create(grant: ProjectGrant<'template:create'>, input: TemplateCreate): Promise<Template>;
  /**
   * @param startedFrom the version the edit is based on; undefined: it overwrites any version.
   * @throws AppError `template_changed` for a stale version, `validation_failed` for a geofence without area.
   */
  update(
    grant: UpdateGrant,
    templateId: number,
    startedFrom: number | undefined,
    change: TemplateChange,
  ): Promise<Template>;
  /** Renders the only file of a request as the icon. @throws AppError `validation_failed`, `unsupported_media_type`. */
  updateIcon(grant: UpdateGrant, templateId: number, files: readonly StagedFile[]): Promise<Template>;
  delete(grant: ProjectGrant<'template:delete'>, templateId: number): Promise<void>;
  /** The icon of a code. It needs no access check, since codes cannot be guessed. */
  getIcon(code: string): Promise<BinaryResult>;
}

type TemplateEvent = Extract<EventType, `template.${string}`>;

async function announce(tx: Tx, grant: ProjectGrant, type: TemplateEvent, id: number): Promise<void> {
  await appendEvent(tx, {
    topic: `project:${grant.projectId}`,
    type,
    payload: { template_id: id },
    memberId: grant.memberId,
  });
}

/**
 * Rejects a geofence on anything but polygons. Checked only when the update names one of the two fields, so that
 * templates from before this rule stay editable.
 */
function refuseFenceAstray(now: Template, { geofence, geometry_type }: TemplateChange): void {
  if (geofence === undefined && geometry_type === undefined) return;
  if (!(geofence ?? now.geofence) || (geometry_type ?? now.geometry_type) === 'Polygon') return;
  const { path, message } = FENCE_ASTRAY;
  throw invalid([{ path: ['body', ...path].join('.'), message }]);
}

/** Whether an update changes anything. One that does not creates no version, so that it causes no conflicts. */
function isDifferent(now: Template, change: TemplateChange): boolean {
  const parsed = templateUpdate.parse({ ...change, data_fields: now.data_fields });
  // Both sides are parsed, because jsonb has its own key order.
  const before = { ...now, data_fields: parsed.data_fields };
  return Object.entries(change).some(
    ([key, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(Reflect.get(before, key)),
  );
}

/** A square with the whole image on a transparent background, since icons are shown on any colour. */
async function drawIcon(pictures: PictureDrawer, picture: Buffer): Promise<Buffer> {
  try {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const side = TEMPLATE_ICON_SIZE_PX;
    const resize = { width: side, height: side, fit: 'contain', background } as const;
    return await pictures.draw({ bytes: picture, maxPixels: MAX_INPUT_PIXELS, resize, quality: 90 });
  } catch (cause) {
    if (!(cause instanceof NotAPicture || cause instanceof SlowPicture)) throw cause;
    throw new AppError('unsupported_media_type', {
      detail: '.jpg, .jpeg, .png and .webp files are accepted.',
      cause,
    });
  }
}

async function keepIcon(storage: Storage, pictures: PictureDrawer, file: StagedFile): Promise<StoredIcon> {
  const drawn = await drawIcon(pictures, await buffer(await file.open()));
  const staged = await storage.stage(Readable.from([drawn]), 'icon.webp');
  await staged.keep();
  const code = randomBytes(CODE_BYTES).toString('base64url');
  return { code, digest: staged.digest, byteSize: staged.byteSize };
}

export function createTemplateService(
  database: Database,
  storage: Storage,
  pictures: PictureDrawer,
): TemplateService {
  /** Updates a template and announces it. */
  const changing = (grant: UpdateGrant, work: (tx: Tx) => Promise<Template | null>): Promise<Template> =>
    database.transaction(async (tx) => {
      const template = await work(tx);
      if (template === null) throw new AppError('template_not_found');
      await announce(tx, grant, 'template.updated', template.id);
      return template;
    });

  return {
    list: (grant) => listTemplates(database.read, grant.projectId),
    listOfOrganization: (grant) =>
      listOrganizationTemplates(database.read, grant.memberId, grant.organizationId),
    create: (grant, input) =>
      database.transaction(async (tx) => {
        const template = await insertTemplate(tx, grant.projectId, input);
        await announce(tx, grant, 'template.created', template.id);
        return template;
      }),
    update: (grant, templateId, startedFrom, change) =>
      database.transaction(async (tx) => {
        const now = await lockTemplate(tx, grant.projectId, templateId);
        if (now === null) throw new AppError('template_not_found');
        if (startedFrom !== undefined && startedFrom !== now.version) throw new AppError('template_changed');
        refuseFenceAstray(now, change);
        if (!isDifferent(now, change)) return now;
        const template = await updateTemplate(tx, templateId, change);
        await announce(tx, grant, 'template.updated', templateId);
        return template;
      }),
    async updateIcon(grant, templateId, files) {
      if (!(await hasTemplate(database.read, grant.projectId, templateId))) {
        throw new AppError('template_not_found');
      }
      const [file] = files;
      if (file === undefined) {
        throw invalid([{ path: 'body.icon', message: 'Send the icon as the part "icon".' }]);
      }
      const icon = await keepIcon(storage, pictures, file);
      return changing(grant, (tx) => updateIcon(tx, grant.projectId, templateId, icon));
    },
    delete: (grant, templateId) =>
      database.transaction(async (tx) => {
        if (!(await deleteTemplate(tx, grant.projectId, templateId))) {
          throw new AppError('template_not_found');
        }
        await announce(tx, grant, 'template.deleted', templateId);
      }),
    async getIcon(code) {
      const icon = await findIcon(database.read, code);
      if (icon === null) throw new AppError('not_found');
      return {
        body: await storage.open(icon.digest),
        headers: {
          'content-length': String(icon.byteSize),
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': `public, max-age=${YEAR_S}, immutable`,
        },
      };
    },
  };
}
