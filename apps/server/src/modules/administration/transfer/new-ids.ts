import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { CarriedTable } from './plan-transfer.ts';

const AT_ONCE = 500;

/** Gives rows new ids, by the sequences of this installation. */
export class NewIds {
  readonly #tx: Tx;
  readonly #sequences: ReadonlyMap<string, string>;
  readonly #given = new Map<string, Map<string, string>>();
  readonly #drawn = new Map<string, string[]>();

  constructor(tx: Tx, tables: readonly CarriedTable[]) {
    this.#tx = tx;
    this.#sequences = new Map(
      tables.flatMap(({ name, columns }) =>
        columns.flatMap((column) =>
          column.sequence === null ? [] : [[`${name}.${column.name}`, column.sequence]],
        ),
      ),
    );
  }

  /** Whether the values of a column are numbers of their installation. */
  isNumbered(table: string, column: string): boolean {
    return this.#sequences.has(`${table}.${column}`);
  }

  /** The new id of a row: the same whenever it is asked for, whether the row or one that refers to it comes first. */
  async get(table: string, column: string, old: string): Promise<string> {
    const name = `${table}.${column}`;
    const given = this.#given.get(name) ?? new Map<string, string>();
    this.#given.set(name, given);
    const known = given.get(old) ?? (await this.#draw(name));
    given.set(old, known);
    return known;
  }

  async #draw(name: string): Promise<string> {
    const drawn = this.#drawn.get(name) ?? [];
    this.#drawn.set(name, drawn);
    if (drawn.length === 0) {
      const { rows } = await sql<{ id: string }>`
        select nextval(${this.#sequences.get(name)}::regclass)::text as id
        from generate_series(1, ${AT_ONCE}::integer)`.execute(this.#tx);
      drawn.push(...rows.map(({ id }) => id).reverse());
    }
    const id = drawn.pop();
    if (id === undefined) throw new Error(`${name} is not numbered.`);
    return id;
  }
}
