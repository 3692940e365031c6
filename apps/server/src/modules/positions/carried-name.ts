import { type RawBuilder, sql } from 'kysely';

/** Columns, as `d.device_id`, or an expression of SQL. */
interface Carried {
  readonly device: string;
  /** The name of the device itself. */
  readonly name: string;
  readonly at: string;
}

/** SQL for what a device is called at a time: as who carried it then, else by its own name. */
export function toCarriedName({ device, name, at }: Carried): RawBuilder<string | null> {
  return sql.raw(`coalesce((
    select g.carrier from device_assignments g where g.device_id = ${device} and g.starts_at <= ${at}
    order by g.starts_at desc limit 1), ${name})`);
}
