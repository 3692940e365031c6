import { Readable } from 'node:stream';
import type { AuditEntry, AuditFilter, AuditPage } from '@waypost/contract';
import { toCsvLine } from '@waypost/geo';
import type { OrganizationGrant, PlatformGrant } from '../../access/grant.ts';
import type { Database } from '../../platform/db/database.ts';
import type { BinaryResult } from '../../platform/http/endpoints/binary-result.ts';
import { type AuditSelection, listAudit, recordAudit } from './store.ts';

interface Paging extends AuditFilter {
  readonly before?: number | undefined;
  readonly limit: number;
}
interface OfAny {
  readonly organization_id?: number | undefined;
}

export interface AuditService {
  /** A confined super user sees the entries of the organizations that they administer. */
  list(grant: PlatformGrant, query: Paging & OfAny): Promise<AuditPage>;
  listOfOrganization(grant: OrganizationGrant<'audit:read'>, query: Paging): Promise<AuditPage>;
  /** All entries of a filter as CSV; that is itself recorded. */
  download(grant: PlatformGrant, filter: AuditFilter & OfAny): Promise<BinaryResult>;
  downloadOfOrganization(grant: OrganizationGrant<'audit:read'>, filter: AuditFilter): Promise<BinaryResult>;
}

const PAGE_OF_FILE = 1_000;
const COLUMNS = ['time', 'action', 'actor', 'organization', 'project', 'subject', 'was', 'became'];

const toLine = (entry: AuditEntry) =>
  toCsvLine([
    entry.created_at,
    entry.action,
    entry.actor?.name ?? null,
    entry.organization?.name ?? null,
    entry.project?.name ?? null,
    entry.subject,
    entry.was,
    entry.became,
  ]);

async function* toCsv(database: Database, selection: AuditSelection): AsyncGenerator<string> {
  // Without a byte order mark, spreadsheets assume a code page of their own.
  yield `\ufeff${toCsvLine(COLUMNS)}`;
  let before: number | null = null;
  for (;;) {
    const found: AuditEntry[] = await listAudit(database.read, { ...selection, before, limit: PAGE_OF_FILE });
    if (found.length > 0) yield found.map(toLine).join('');
    const last = found.at(-1);
    if (last === undefined || found.length < PAGE_OF_FILE) return;
    before = last.id;
  }
}

const toSelection = (
  filter: AuditFilter,
  organizationId: number | null,
  administratorId: number | null,
): AuditSelection => ({
  organizationId,
  administratorId,
  memberId: filter.member_id ?? null,
  who: filter.who ?? null,
  about: filter.about ?? null,
  from: filter.from ?? null,
  until: filter.until ?? null,
});

const toAdministrator = ({ memberId, isConfined }: PlatformGrant) => (isConfined ? memberId : null);

export function createAuditService(database: Database): AuditService {
  async function readPage(selection: AuditSelection, { before = null, limit }: PageOf): Promise<AuditPage> {
    const found = await listAudit(database.read, { ...selection, before, limit: limit + 1 });
    const entries = found.slice(0, limit);
    return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null };
  }
  async function toFile(actorId: number, selection: AuditSelection): Promise<BinaryResult> {
    // A confined super user reads nothing of an organization that they are no administrator of, so its log gets no entry.
    const organizationId = selection.administratorId === null ? selection.organizationId : null;
    await database.transaction((tx) => recordAudit(tx, { action: 'log.exported', actorId, organizationId }));
    const name = `audit ${new Date().toISOString().slice(0, 10)}.csv`;
    return {
      body: Readable.from(toCsv(database, selection)),
      headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
    };
  }
  return {
    list: (grant, query) =>
      readPage(toSelection(query, query.organization_id ?? null, toAdministrator(grant)), query),
    listOfOrganization: (grant, query) => readPage(toSelection(query, grant.organizationId, null), query),
    download: (grant, filter) =>
      toFile(grant.memberId, toSelection(filter, filter.organization_id ?? null, toAdministrator(grant))),
    downloadOfOrganization: ({ memberId, organizationId }, filter) =>
      toFile(memberId, toSelection(filter, organizationId, null)),
  };
}

interface PageOf {
  readonly before?: number | null | undefined;
  readonly limit: number;
}
