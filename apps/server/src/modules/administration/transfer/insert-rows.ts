import { CompiledQuery } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { MAX_KEPT_MS } from '../../positions/index.ts';
import { type Row, UnfitTransferError } from './archive.ts';
import { WITH_IDS } from './carried.ts';
import type { CatalogReference } from './catalog.ts';
import { NewIds } from './new-ids.ts';
import { type CarriedTable, MEMBERS } from './plan-transfer.ts';
import { type NumberedTable, rewriteIds } from './rewrite-ids.ts';

const ROWS_PER_STATEMENT = 200;

/** A reference that is filled in when all rows are there. */
interface Later {
  readonly table: CarriedTable;
  readonly column: string;
  readonly key: readonly (string | null)[];
  readonly value: string;
}

/** Triggers have made rows of their own for these when their features came: those of the archive take their places. */
const MADE_BY_TRIGGERS: ReadonlySet<string> = new Set(['fence_versions']);

/** No project keeps older positions, and no partition takes them. */
function isKept({ name, columns }: CarriedTable, row: Row): boolean {
  if (name !== 'positions') return true;
  const at = row[columns.findIndex((column) => column.name === 'at')] ?? '';
  return Date.parse(at) > Date.now() - MAX_KEPT_MS;
}

const ID_COLUMNS: Readonly<Record<NumberedTable, string>> = {
  projects: 'project_id',
  templates: 'id',
  members: 'member_id',
  tags: 'tag_id',
};

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Inserts rows of an archive under new ids. */
export class RowInserter {
  readonly #tx: Tx;
  readonly #ids: NewIds;
  readonly #members: ReadonlyMap<number, number>;
  readonly #later: Later[] = [];
  readonly #cleared = new Set<string>();
  readonly #name: string | null;
  #organization: string | null = null;
  inserted = 0;

  /** @param name of the organization; null keeps its own. */
  constructor(
    tx: Tx,
    tables: readonly CarriedTable[],
    members: ReadonlyMap<number, number>,
    name: string | null,
  ) {
    this.#name = name;
    this.#tx = tx;
    this.#ids = new NewIds(tx, tables);
    this.#members = members;
  }

  async insert(table: CarriedTable, rows: readonly Row[]): Promise<void> {
    for (let first = 0; first < rows.length; first += ROWS_PER_STATEMENT) {
      const values: Row[] = [];
      const some = rows.slice(first, first + ROWS_PER_STATEMENT);
      for (const row of some) {
        if (isKept(table, row)) values.push(await this.#renew(table, row));
      }
      if (MADE_BY_TRIGGERS.has(table.name)) await this.#clear(table, values);
      await this.#insertValues(table, values);
      this.inserted += some.length;
    }
  }

  /** Fills in the references to rows that came later. */
  async finish(): Promise<void> {
    for (const { table, column, key, value } of this.#later) {
      const typeOf = (name: string) => table.columns.find((one) => one.name === name)?.type ?? 'text';
      const where = table.key
        .map((name, at) => `${quote(name)} = $${at + 2}::text::${typeOf(name)}`)
        .join(' and ');
      await this.#tx.executeQuery(
        CompiledQuery.raw(
          `update public.${quote(table.name)} set ${quote(column)} = $1::text::${typeOf(column)} where ${where}`,
          [value, ...key],
        ),
      );
    }
  }

  async getOrganizationId(): Promise<number> {
    if (this.#organization === null) throw new UnfitTransferError('There is no organization in it.');
    return Number(await this.#ids.get('organizations', 'organization_id', this.#organization));
  }

  async #renew(table: CarriedTable, row: Row): Promise<Row> {
    const { name, columns, key } = table;
    if (row.length !== columns.length) throw new UnfitTransferError(`A row of ${name} in it is broken.`);
    const references = new Map(table.references.map((to) => [to.column, to]));
    if (name === 'organizations') {
      this.#organization = row[columns.findIndex((column) => column.name === 'organization_id')] ?? null;
    }
    const renewed: Row = [];
    for (const [at, column] of columns.entries()) {
      renewed.push(await this.#renewValue(name, column.name, row[at] ?? null, references.get(column.name)));
    }
    const named = columns.findIndex((column) => column.name === 'organization_name');
    if (name === 'organizations' && this.#name !== null) renewed[named] = this.#name;
    for (const column of table.later) {
      const at = columns.findIndex((one) => one.name === column);
      const value = renewed[at] ?? null;
      if (value === null) continue;
      const keyed = key.map((part) => renewed[columns.findIndex((one) => one.name === part)] ?? null);
      this.#later.push({ table, column, key: keyed, value });
      renewed[at] = null;
    }
    return renewed;
  }

  async #renewValue(table: string, column: string, value: string | null, to: CatalogReference | undefined) {
    if (value === null) return null;
    if (to?.table === MEMBERS) return this.#toMember(value);
    if (to !== undefined && this.#ids.isNumbered(to.table, to.foreignColumn)) {
      return this.#ids.get(to.table, to.foreignColumn, value);
    }
    if (this.#ids.isNumbered(table, column)) return this.#ids.get(table, column, value);
    const form = WITH_IDS[`${table}.${column}`];
    if (form === undefined) return value;
    return rewriteIds(form, value, async (other, id) => {
      if (other === 'members') return this.#members.get(id) ?? null;
      return Number(await this.#ids.get(other, ID_COLUMNS[other], String(id)));
    });
  }

  #toMember(id: string): string {
    const member = this.#members.get(Number(id));
    if (member === undefined) throw new UnfitTransferError(`Person ${id} is missing in it.`);
    return String(member);
  }

  async #clear({ name }: CarriedTable, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0 || this.#cleared.has(name) || this.#organization === null) return;
    this.#cleared.add(name);
    await this.#tx.executeQuery(
      CompiledQuery.raw(
        `delete from public.${quote(name)} where feature_code in (
          select f.code from features f join projects p using (project_id) where p.organization_id = $1)`,
        [await this.getOrganizationId()],
      ),
    );
  }

  async #insertValues({ name, columns }: CarriedTable, rows: readonly Row[]): Promise<void> {
    const names = columns.map((column) => quote(column.name)).join(', ');
    const values = columns.map((column, at) => `(r.value ->> ${at})::${column.type}`).join(', ');
    await this.#tx.executeQuery(
      CompiledQuery.raw(
        `insert into public.${quote(name)} (${names}) overriding system value
          select ${values} from jsonb_array_elements($1::jsonb) with ordinality r (value, n) order by r.n`,
        [JSON.stringify(rows)],
      ),
    );
  }
}
