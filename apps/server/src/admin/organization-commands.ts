import { type AdministeredOrganization, organizationLimits } from '@waypost/contract';
import {
  deleteOrganization,
  findOverview,
  OrdersUnderWayError,
  readOverviews,
  setLimits,
} from '../modules/administration/index.ts';
import { ConfigError } from '../platform/config-error.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { AdminContext } from './context.ts';

/** @throws ConfigError for anything but a whole number. */
function toNumber(text: string, what: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ConfigError(`${what} is a whole number, not “${text}”.`);
  return Number(text);
}

const toMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB of files`;

const toLine = ({ organization_id: id, organization_name: name, ...of }: AdministeredOrganization) =>
  `${id}  ${name}  ${of.projects} of ${of.projects_limit} projects, ${of.members} of ${of.members_limit} members, ${of.features} features, ${toMegabytes(of.storage_bytes)}${of.planet_access ? '' : ', without Planet'}`;

export async function listOrganizations({ database, say }: AdminContext): Promise<boolean> {
  let count = 0;
  for await (const one of readOverviews(database.read)) {
    say(toLine(one));
    count += 1;
  }
  if (count === 0) say('There are no organizations.');
  return true;
}

/** Says the limits of an organization, or sets them. */
export async function changeLimits(
  { database, say }: AdminContext,
  [id = '', projects, members, planet]: readonly string[],
): Promise<boolean> {
  const organizationId = toNumber(id, 'The id of an organization');
  if (projects !== undefined) {
    if (planet !== undefined && planet !== 'planet' && planet !== 'no-planet')
      throw new ConfigError(`Access to Planet is “planet” or “no-planet”, not “${planet}”.`);
    const limits = organizationLimits.safeParse({
      projects_limit: toNumber(projects, 'A limit'),
      members_limit: toNumber(members ?? '', 'A limit'),
      ...(planet !== undefined && { planet_access: planet === 'planet' }),
    });
    if (!limits.success) throw new ConfigError(limits.error.issues.map(({ message }) => message).join(' '));
    await setLimits(database, null, organizationId, limits.data);
  }
  const found = await findOverview(database.read, organizationId);
  say(found === null ? unknown(organizationId) : toLine(found));
  return found !== null;
}

const unknown = (organizationId: number) =>
  `There is no organization ${organizationId}. “npm run admin organizations” lists them.`;

/** Deletes an organization with all it has; its name guards against a wrong number. */
export async function removeOrganization(
  { config, database, say }: AdminContext,
  [id = '', name = '']: readonly string[],
): Promise<boolean> {
  const organizationId = toNumber(id, 'The id of an organization');
  const found = await findOverview(database.read, organizationId);
  if (found === null) {
    say(unknown(organizationId));
    return false;
  }
  const storage = await openStorage(config, { isBesideServer: true });
  const deleted = await deleteOrganization(database, storage, { organizationId, name }).catch(
    (error: unknown) => {
      if (error instanceof OrdersUnderWayError) return error;
      throw error;
    },
  );
  if (deleted instanceof OrdersUnderWayError) {
    say(
      `“${name}” has ${deleted.count === 1 ? 'an order' : `${deleted.count} orders`} of satellite pictures under way, which would be charged. Nothing was deleted: cancel them in their layers, and repeat the command an hour later.`,
    );
    return false;
  }
  if (deleted === null) {
    say(
      `Organization ${organizationId} is “${found.organization_name}”, not “${name}”. Nothing was deleted: repeat the command with that name.`,
    );
    return false;
  }
  say(
    `“${name}” is deleted: ${found.projects} projects, ${found.features} features, and their files. Backups made before still hold it.`,
  );
  if (deleted.customerId !== null) {
    say(
      `The payment provider knows it as ${deleted.customerId}: end its subscription there, or it goes on being charged.`,
    );
  }
  if (deleted.youngFiles > 0) {
    say(
      `${deleted.youngFiles} of its files were stored within the last hour and are still there: run “npm run admin storage repair” tomorrow.`,
    );
  }
  return true;
}
