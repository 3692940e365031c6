import type { Database } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { recordAudit } from '../../audit/index.ts';
import { removeUnusedFiles } from '../../resources/index.ts';
import {
  countOrdersUnderWay,
  deleteRowsOf,
  findCustomer,
  listFilesOf,
  listMemberIds,
  listUploadsOf,
  lockWhole,
} from './store.ts';

export interface DeletedOrganization {
  /** Files that nothing names any more, but which are too young to be removed. */
  readonly youngFiles: number;
  /** Under which the payment provider knew it, and may go on charging. */
  readonly customerId: string | null;
}

/** Orders of satellite pictures are under way: they would be charged and come to nobody. */
export class OrdersUnderWayError extends Error {
  readonly count: number;

  constructor(count: number) {
    super(`${count} orders are under way.`);
    this.count = count;
  }
}

/**
 * Deletes an organization whole: projects, features, members, logs, jobs and files. Only that it was deleted stays in the
 * audit, and its backups. @param name has to be its name. @returns null for another organization.
 * @throws OrdersUnderWayError.
 */
export async function deleteOrganization(
  database: Database,
  storage: Storage,
  { organizationId, name }: { readonly organizationId: number; readonly name: string },
  now = new Date(),
): Promise<DeletedOrganization | null> {
  const deleted = await database.transaction(async (tx) => {
    if ((await lockWhole(tx, organizationId)) !== name) return null;
    const orders = await countOrdersUnderWay(tx, organizationId);
    if (orders > 0) throw new OrdersUnderWayError(orders);
    const customerId = await findCustomer(tx, organizationId);
    const digests = await listFilesOf(tx, organizationId);
    const uploads = await listUploadsOf(tx, organizationId);
    const members = await listMemberIds(tx, organizationId);
    await deleteRowsOf(tx, organizationId);
    await recordAudit(tx, { action: 'organization.deleted', actorId: null, subject: name });
    for (const member_id of members) {
      await appendEvent(tx, {
        topic: `member:${member_id}`,
        type: 'organization_member.changed',
        payload: { organization_id: organizationId, member_id },
        memberId: null,
      });
    }
    return { digests, uploads, customerId };
  });
  if (deleted === null) return null;
  for (const uuid of deleted.uploads) await storage.partial(uuid).remove();
  const youngFiles = await removeUnusedFiles(database, storage, deleted.digests, now);
  return { youngFiles, customerId: deleted.customerId };
}
