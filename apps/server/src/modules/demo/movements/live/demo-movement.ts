import type { BeaconFix, EphemeralMessage, Topic } from '@waypost/contract';
import type { Database } from '../../../../platform/db/database.ts';
import type { Logger } from '../../../../platform/observability/logger.ts';
import type { BeaconService } from '../../../beacons/index.ts';
import type { DeviceReceiver } from '../../../devices/index.ts';
import { findDemoOrganization, findDemoPerson, hasDemo } from '../../store.ts';
import { deleteOldCrossings, findCollar } from '../store.ts';
import { COLLAR } from '../tracks.ts';
import { type LiveMember, type LivePlace, placeCollar, placeMember, STEP_MS, toStep } from './live-places.ts';

const MEMBERS = ['admin', 'editor'] as const satisfies readonly LiveMember[];
/** A page that was left open is not moved for longer than this. */
const WATCHED_MS = 30 * 60_000;
/** How often it is looked whether there is a demo by now. */
const SEARCH_MS = 6_000;
/** Members who share positions of their own are left alone for this long. */
const OWN_MS = 5 * 60_000;
/** What goes wrong at every step is logged no more often. */
const LOG_MS = 60_000;

/** Who moves where. */
interface Cast {
  readonly members: Readonly<Record<LiveMember, number>>;
  readonly deviceId: number;
  /** Of the geofences and the collar. */
  readonly projectId: number;
}

interface Dependencies {
  readonly database: Database;
  readonly log: Logger;
  readonly beacons: Pick<BeaconService, 'receive'>;
  readonly deviceReceiver: Pick<DeviceReceiver, 'receiveAs'>;
  readonly audience: {
    /** Whether anybody listens to anything. */
    readonly isHeard: boolean;
    /** When the newest of those who listen to a topic came, in milliseconds since 1970; null: nobody listens. */
    newestListenerMs(topic: Topic): number | null;
    overhear(hear: (message: EphemeralMessage) => void): void;
  };
}

export interface DemoMovement {
  start(): void;
  stop(): Promise<void>;
}

async function findCast(database: Database): Promise<Cast | null> {
  if (!(await hasDemo(database.read))) return null;
  const organizationId = await findDemoOrganization(database.read);
  if (organizationId === null) return null;
  const collar = await findCollar(database.read, organizationId, COLLAR.name);
  if (collar === null) return null;
  const admin = await findDemoPerson(database.read, 'admin');
  const editor = await findDemoPerson(database.read, 'editor');
  return admin === null || editor === null ? null : { members: { admin, editor }, ...collar };
}

const toE6 = ({ place: [lng, lat] }: LivePlace) => ({
  lone6: Math.round(lng * 1e6),
  late6: Math.round(lat * 1e6),
});

const toFix = (place: LivePlace): BeaconFix => ({
  ...toE6(place),
  rel_ts: place.at,
  heading: place.heading,
  accuracy: place.accuracyM,
});

/**
 * Moves two members and a collar of the demo while somebody has their project open: what they send goes the way of every
 * position. Several processes send the same, of which the second changes nothing.
 */
export function createDemoMovement({
  database,
  log,
  beacons,
  deviceReceiver,
  audience,
}: Dependencies): DemoMovement {
  let cast: Cast | null = null;
  let searchedAt = 0;
  let isMoving = false;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setInterval> | null = null;
  let running: Promise<void> | null = null;
  /** Until when a member is left alone. */
  const own = new Map<number, number>();
  audience.overhear((message) => {
    if (message.type !== 'beacon.next' || cast === null) return;
    const { member_id, rel_ts } = message.payload;
    if (rel_ts % STEP_MS !== 0 && Object.values(cast.members).includes(member_id))
      own.set(member_id, Date.now() + OWN_MS);
  });

  const isWatched = (projectId: number, now: number) => {
    const since = audience.newestListenerMs(`project:${projectId}`);
    return since !== null && since > now - WATCHED_MS;
  };
  const find = async (now: number) => {
    if (!audience.isHeard || now - searchedAt < SEARCH_MS) return;
    searchedAt = now;
    cast = await findCast(database);
  };
  const moveAll = async ({ members, deviceId, projectId }: Cast, at: number) => {
    const free = MEMBERS.filter((who) => (own.get(members[who]) ?? 0) < at);
    const place = placeCollar(at);
    const unknown = { heading: null, speed: null, altitude: null, battery: null };
    const sent = await Promise.allSettled([
      ...free.map((who) =>
        beacons.receive(members[who], {
          ...{ action: 'pub', id: 'demo', topic: `project:${projectId}`, type: 'beacon.next' },
          payload: toFix(placeMember(who, at)),
        }),
      ),
      deviceReceiver.receiveAs(deviceId, [{ at, ...toE6(place), accuracy: place.accuracyM, ...unknown }]),
    ]);
    // Somebody may have been deleted or removed meanwhile.
    if (sent.some(({ status }) => status === 'rejected')) cast = null;
  };
  const step = async () => {
    const now = Date.now();
    if (cast === null) await find(now);
    if (cast === null) return;
    if (!isWatched(cast.projectId, now)) {
      isMoving = false;
      return;
    }
    if (!isMoving) {
      // People may have deleted or moved something since.
      cast = await findCast(database);
      if (cast === null) return;
      const { projectId } = cast;
      await database.transaction((tx) => deleteOldCrossings(tx, projectId));
      isMoving = true;
    }
    await moveAll(cast, toStep(now));
  };
  const noteFailure = () => {
    cast = null;
    const now = Date.now();
    if (now - loggedAt < LOG_MS) return;
    loggedAt = now;
    // Not the error itself: a database's may quote the row.
    log.error('moving the demo failed');
  };
  return {
    start: () => {
      timer ??= setInterval(() => {
        running ??= step()
          .catch(noteFailure)
          .finally(() => {
            running = null;
          });
      }, STEP_MS);
      timer.unref();
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      await running;
    },
  };
}
