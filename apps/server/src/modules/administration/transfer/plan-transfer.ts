import { LEFT_BEHIND, ONLY } from './carried.ts';
import type { CatalogColumn, CatalogReference, CatalogTable } from './catalog.ts';

export interface CarriedTable {
  readonly name: string;
  readonly columns: readonly CatalogColumn[];
  readonly key: readonly string[];
  readonly references: readonly CatalogReference[];
  /** SQL that holds for the rows `t` of the organization `$1`. */
  readonly condition: string;
  /** Columns that refer to rows which come later, or to others of this table: they are filled in at the end. */
  readonly later: readonly string[];
}

/** Everybody’s, and carried as people. */
export const MEMBERS = 'members';
const ROOT = 'organizations';

interface Reached {
  readonly table: CatalogTable;
  readonly condition: string;
}

/** From an organization to what belongs to it, and on to what belongs to that: each table by its shortest way. */
function reach(tables: readonly CatalogTable[]): Map<string, Reached> {
  const root = tables.find(({ name }) => name === ROOT);
  if (root === undefined) throw new Error('There is no table of organizations.');
  const reached = new Map<string, Reached>([[ROOT, { table: root, condition: 't.organization_id = $1' }]]);
  for (const [owner, { condition }] of reached) {
    for (const table of tables) {
      if (reached.has(table.name) || table.name === MEMBERS || table.name in LEFT_BEHIND) continue;
      const way = table.references.find((to) => to.table === owner && to.isOwned);
      if (way === undefined) continue;
      const owned = `t.${way.column} in (select t.${way.foreignColumn} from ${owner} t where ${condition})`;
      const only = ONLY[table.name];
      reached.set(table.name, { table, condition: only === undefined ? owned : `${owned} and ${only}` });
    }
  }
  return reached;
}

/**
 * The tables of an organization, in an order in which their rows can be inserted.
 * @throws if a row cannot be inserted without one that does not come along.
 */
export function planTransfer(tables: readonly CatalogTable[]): CarriedTable[] {
  const reached = reach(tables);
  const planned = new Map<string, CarriedTable>();
  const begun = new Set<string>();
  const place = (name: string) => {
    const found = reached.get(name);
    if (found === undefined || begun.has(name)) return;
    begun.add(name);
    const { table, condition } = found;
    const isNullable = new Map(table.columns.map((column) => [column.name, column.isNullable]));
    const needed = table.references.filter(({ column }) => isNullable.get(column) === false);
    for (const to of needed) {
      if (to.table !== MEMBERS && !reached.has(to.table)) {
        throw new Error(`${name} needs ${to.table}, which does not come along.`);
      }
      place(to.table);
    }
    const later = table.references
      .filter((to) => isNullable.get(to.column) && to.table !== MEMBERS && !planned.has(to.table))
      .map(({ column }) => column);
    planned.set(name, { ...table, condition, later: [...new Set(later)] });
  };
  for (const name of reached.keys()) place(name);
  return [...planned.values()];
}
