import type { DumpConnection } from './dump-connection.ts';
import { quote } from './dump-tables.ts';

/** How to bring back what was taken off a database while rows are loaded. */
export interface TakenOff {
  readonly statements: readonly string[];
}

const OURS = `n.nspname in ('public', 'pgboss')
  and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/**
 * Whether a database has rows of people. A new one has been migrated at most.
 * @param connection of a database with the schema of some migration, or of an empty one.
 */
export async function hasPeople(connection: DumpConnection): Promise<boolean> {
  for (const table of ['members', 'organizations', 'identity_user']) {
    const [there] = await connection.query<{ is_there: boolean }>(
      `select to_regclass('public.${table}') is not null as is_there`,
    );
    if (there?.is_there !== true) continue;
    if ((await connection.query(`select 1 from ${table} limit 1`)).length > 0) return true;
  }
  return false;
}

/**
 * Makes the partitions of the months that a backup has positions of, and of the days of radar: a new database has those
 * of its own time at most.
 */
export async function makePartitions(
  connection: DumpConnection,
  tables: readonly { readonly schema: string; readonly name: string }[],
): Promise<void> {
  for (const { schema, name } of tables) {
    if (schema !== 'public') continue;
    const [, year, month] = /^positions_(\d{4})(\d{2})$/.exec(name) ?? [];
    if (year !== undefined) await connection.run(`select make_position_partition('${year}-${month}-01')`);
    const [, day] = /^radar_detections_(\d{8})$/.exec(name) ?? [];
    if (day !== undefined) await connection.run(`select make_radar_partition('${day}')`);
  }
}

/**
 * Takes foreign keys, triggers and indexes off, empties every table, and thereby lets rows in in any order. The owner of
 * the tables may do so: turning off the triggers of foreign keys would need a superuser.
 */
export async function takeOff(connection: DumpConnection): Promise<TakenOff> {
  const keys = await connection.query<{ relation: string; name: string; definition: string }>(`
    select c.oid::regclass::text as relation, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and ${OURS}`);
  const indexes = await connection.query<{ name: string; definition: string }>(`
    select c.oid::regclass::text as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'i' and not c.relispartition and ${OURS}
      and not exists (select 1 from pg_constraint k where k.conindid = c.oid)
      and not exists (select 1 from pg_class t where t.oid = i.indrelid and t.relname = 'schema_migrations')`);
  const triggers = await connection.query<{ relation: string }>(`
    select distinct c.oid::regclass::text as relation
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgparentid = 0 and ${OURS}`);
  const tables = await connection.query<{ relation: string }>(`
    select c.oid::regclass::text as relation from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relname <> 'schema_migrations' and ${OURS}`);
  for (const { relation, name } of keys) {
    await connection.run(`alter table ${relation} drop constraint ${quote(name)}`);
  }
  for (const { name } of indexes) await connection.run(`drop index ${name}`);
  for (const { relation } of triggers) await connection.run(`alter table ${relation} disable trigger user`);
  await connection.run(`truncate ${tables.map(({ relation }) => relation).join(', ')}`);
  return {
    statements: [
      ...indexes.map(({ definition }) => definition),
      ...keys.map(
        ({ relation, name, definition }) =>
          `alter table ${relation} add constraint ${quote(name)} ${definition}`,
      ),
      ...triggers.map(({ relation }) => `alter table ${relation} enable trigger user`),
    ],
  };
}

/** Brings everything back; a foreign key whose rows do not match fails. */
export async function bringBack(connection: DumpConnection, { statements }: TakenOff): Promise<void> {
  for (const statement of statements) await connection.run(statement);
}

export async function setSequence(
  connection: DumpConnection,
  sequence: { schema: string; name: string; last_value: string; is_called: boolean },
): Promise<void> {
  const { schema, name, last_value, is_called } = sequence;
  await connection.run(
    `select setval('${quote(schema)}.${quote(name)}', ${BigInt(last_value)}, ${is_called})`,
  );
}

/**
 * Ends every session and makes every token useless: those revoked after the backup would otherwise work again. Uploads
 * that had not arrived whole are gone.
 */
export async function revokeTokens(connection: DumpConnection): Promise<void> {
  await connection.run(`
    delete from refresh_tokens;
    update refresh_families set revoked_at = now() where revoked_at is null;
    delete from api_keys;
    delete from identity_session;
    delete from identity_verification;
    delete from identity_jwks;
    delete from phone_codes;
    update exports set token = null where token is not null;
    update invites set expires_at = now() where accepted_at is null and expires_at > now();
    delete from uploads`);
  const [devices] = await connection.query<{ is_there: boolean }>(
    `select to_regclass('public.devices') is not null as is_there`,
  );
  // A backup of an earlier version has no devices.
  if (devices?.is_there === true)
    await connection.run('update devices set key_hash = null, key_start = null');
}
