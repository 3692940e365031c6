import { sql } from 'kysely';
import { NO_PLACE, NO_TIME } from './fact-columns.ts';

/** Geofences that are told, those that were entered most often or stayed in for longest. */
const MAX_FENCES = 5;
/** Fewer entries may be those of one person on one day. */
const MIN_ENTRIES = 3;

export interface FenceRequest {
  /** Ids of projects that are read as a whole: who reads one sees each crossing of its geofences. */
  readonly whole: readonly number[];
  readonly from: Date | null;
  readonly until: Date | null;
}

/**
 * Entries into geofences, and how long the stays that they began lasted, as far as they have ended. Of who entered, nothing
 * is told. Somebody entered who crossed the outline: a geofence that opens, is redrawn or hears of somebody for the first time
 * tells who is inside as well. One that opens interrupts no stay.
 */
export const fencesOf = ({ whole, from, until }: FenceRequest) => sql`
  select c.feature_code, f.name, count(*) as entries, sum(extract(epoch from c.next_at - c.at)) / 86400 as days
  from (
    select c.feature_code, c.kind, c.cause, c.at,
      case when lead(c.kind) over stay = 'leave' then lead(c.at) over stay end as next_at
    from fence_crossings c
    join fence_subjects s on s.subject_id = c.subject_id
    where s.project_id = any(${[...whole]}::integer[]) and c.kind in ('enter', 'leave') and c.cause <> 'opened'
      and c.withdrawn_at is null and (${from}::timestamptz is null or c.at >= ${from})
    window stay as (partition by c.subject_id, c.feature_code order by c.at, c.id)
  ) c
  join features f on f.code = c.feature_code and f.deleted_at is null
    and f.project_id = any(${[...whole]}::integer[])
  where c.kind = 'enter' and c.cause = 'crossed'
    -- Only here: a stay may end after the range.
    and (${until}::timestamptz is null or c.at <= ${until})
  group by c.feature_code, f.name having count(*) >= ${sql.lit(MIN_ENTRIES)}`;

/** The geofences that were entered most often, and those that were stayed in for longest. */
export const fenceFacts = (request: FenceRequest) => sql`
  (select told.kind, told.unit, told.value, v.name, null, ${NO_TIME}, ${NO_PLACE}, 1, array[v.feature_code::text]
  from (
    select v.*, row_number() over (order by v.entries desc, v.feature_code) as by_entries,
      row_number() over (order by v.days desc nulls last, v.feature_code) as by_time
    from (
      ${fencesOf(request)}
    ) v
  ) v
  cross join lateral (values
    ('fence_entries', 'entries', v.entries::float8, v.by_entries), ('fence_time', 'days', v.days::float8, v.by_time)
  ) as told (kind, unit, value, place)
  where told.place <= ${sql.lit(MAX_FENCES)} and told.value > 0)`;
