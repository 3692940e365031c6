import { createHash, randomUUID } from 'node:crypto';
import { toChance } from './noise.ts';
import { OrderFault } from './orders.ts';

type Status = 'preparing' | 'pending' | 'running' | 'completed' | 'cancelled' | 'failed';

/** What is asked of the Subscriptions API. */
interface SubscriptionBody {
  readonly name: string;
  /** The bucket that rasters go to; absent: they are not made. */
  readonly delivery?: object;
  readonly source: {
    readonly type: string;
    readonly parameters: {
      readonly id: string;
      readonly geometry: { readonly type: string; readonly coordinates: unknown };
      readonly start_time: string;
      readonly end_time: string;
    };
  };
}

interface Subscription {
  readonly id: string;
  readonly body: SubscriptionBody;
  readonly createdAt: number;
  readonly fate: 'completed' | 'failed';
  cancelledAt: number | null;
}

const SOURCE = /^(ABOVEGROUND_CARBON_DENSITY|CANOPY_HEIGHT|CANOPY_COVER)_v\d+\.\d+\.\d+_(30|3)$/;
/** A measurement every so many months. */
const EVERY_MONTHS: Readonly<Record<string, number>> = {
  forest_carbon_diligence_30m: 12,
  forest_carbon_monitoring_3m: 3,
};
/** The least and the greatest that is invented: Mg/ha, m and %. */
const VALUES: Readonly<Record<string, readonly [number, number]>> = {
  ABOVEGROUND_CARBON_DENSITY: [20, 140],
  CANOPY_HEIGHT: [4, 24],
  CANOPY_COVER: [15, 85],
};
/** The part of the trees that a storm or a clear-cut takes, and what grows in a year. */
const LOSS = 0.18;
const GROWTH = 0.012;
const SEED = 4_211;
const PAGE = 5;

/** What was measured over an area: growth, the weather of each time, and one loss. The same for the same area. */
function measure({ source: { type, parameters } }: SubscriptionBody, now: Date) {
  const [, name = ''] = SOURCE.exec(parameters.id) ?? [];
  const [least, greatest] = VALUES[name] ?? [0, 1];
  const every = EVERY_MONTHS[type] ?? 12;
  const place = createHash('sha256').update(JSON.stringify(parameters.geometry)).digest().readUInt16LE();
  const trees = toChance(place, 1, SEED);
  const lostIn = 2013 + Math.floor(toChance(place, 2, SEED) * 11);
  const end = Math.min(Date.parse(parameters.end_time), now.getTime());
  const found: { at: Date; value: number }[] = [];
  for (let month = 0; ; month += every) {
    const at = new Date(Date.UTC(2013, month, 1));
    if (at.getTime() >= end) return found;
    if (at.getTime() < Date.parse(parameters.start_time)) continue;
    const years = month / 12;
    const weather = (toChance(place, month + 10, SEED) - 0.5) * 0.02;
    const lost = at.getUTCFullYear() > lostIn ? LOSS : 0;
    const share = 0.25 + trees * 0.6 + years * GROWTH - lost + weather;
    found.push({ at, value: Number((least + (greatest - least) * share).toFixed(2)) });
  }
}

/** The folder of a measurement in the bucket. */
const toItemId = ({ source }: SubscriptionBody, at: Date): string =>
  `${source.parameters.id}-${at.toISOString().slice(0, 10)}T0000`;

/** The Subscriptions API: subscriptions go through their states by the clock, and fail when they are told to. */
export class SandboxSubscriptions {
  readonly #all = new Map<string, Subscription>();
  readonly #takesMs: number;
  readonly #now: () => Date;
  #fate: Subscription['fate'] = 'completed';
  #isLost = false;
  #isEmpty = false;
  #isHeld = false;
  #hasBrokenRasters = false;

  /** @param takesMs from the request to the last measurement. */
  constructor(takesMs: number, now: () => Date) {
    this.#takesMs = takesMs;
    this.#now = now;
  }

  /** Whether subscriptions that are made from now on fail. */
  failNext(isFailing: boolean): void {
    this.#fate = isFailing ? 'failed' : 'completed';
  }

  /** Whether subscriptions are made without an answer. */
  loseAnswers(isLost: boolean): void {
    this.#isLost = isLost;
  }

  /** Whether none ends until it may. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
  }

  /** Whether nothing is measured. */
  measureNothing(isEmpty: boolean): void {
    this.#isEmpty = isEmpty;
  }

  /** Whether rasters are none. */
  breakRasters(isBroken: boolean): void {
    this.#hasBrokenRasters = isBroken;
  }

  get areRastersBroken(): boolean {
    return this.#hasBrokenRasters;
  }

  #listMeasured(one: Subscription) {
    const isThere = this.#toStatus(one) === 'completed' && !this.#isEmpty;
    return isThere ? measure(one.body, this.#now()) : [];
  }

  /** The files of the bucket. */
  listDelivered(): string[] {
    return [...this.#all.values()]
      .filter(({ body }) => body.delivery !== undefined)
      .flatMap((one) =>
        this.#listMeasured(one).flatMap(({ at }) => {
          const item = toItemId(one.body, at);
          return [`${one.id}/${item}/${item}_uncertainty.tif`, `${one.id}/${item}/${item}.tif`];
        }),
      );
  }

  /** What an item of the bucket was measured as; null: there is none. */
  findDelivered(id: string, item: string) {
    const one = this.#all.get(id);
    if (one?.body.delivery === undefined) return null;
    const found = this.#listMeasured(one).find(({ at }) => toItemId(one.body, at) === item);
    return found === undefined ? null : { geometry: one.body.source.parameters.geometry, value: found.value };
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** @throws OrderFault for what Planet would refuse. */
  make(asked: unknown): Subscription {
    const body = asked as Partial<SubscriptionBody> | null;
    const { type = '', parameters } = body?.source ?? {};
    if (typeof body?.name !== 'string' || parameters === undefined)
      throw new OrderFault(400, 'name and source are required.');
    const [, , metres] = SOURCE.exec(parameters.id) ?? [];
    if (metres === undefined || !type.endsWith(`_${metres}m`) || EVERY_MONTHS[type] === undefined)
      throw new OrderFault(400, `Source ${parameters.id} is not of ${type}.`);
    if (!['Polygon', 'MultiPolygon'].includes(parameters.geometry?.type ?? ''))
      throw new OrderFault(400, 'The geometry has to be a Polygon or a MultiPolygon.');
    if (!(Date.parse(parameters.start_time) < Date.parse(parameters.end_time)))
      throw new OrderFault(400, 'end_time has to be after start_time.');
    const made: Subscription = {
      id: randomUUID(),
      body: body as SubscriptionBody,
      createdAt: Date.now(),
      fate: this.#fate,
      cancelledAt: null,
    };
    this.#all.set(made.id, made);
    return made;
  }

  find(id: string): Subscription | undefined {
    return this.#all.get(id);
  }

  listNamed(name: string | null): Subscription[] {
    return [...this.#all.values()].filter(({ body }) => name === null || body.name === name);
  }

  cancel(one: Subscription): void {
    if (!['preparing', 'pending', 'running'].includes(this.#toStatus(one)))
      throw new OrderFault(409, 'Only subscriptions that are under way can be cancelled.');
    one.cancelledAt = Date.now();
  }

  #toStatus({ cancelledAt, createdAt, fate }: Subscription): Status {
    if (cancelledAt !== null) return 'cancelled';
    const share = (Date.now() - createdAt) / this.#takesMs;
    if (this.#isHeld && share >= 1) return 'running';
    return share < 0.2 ? 'preparing' : share < 0.4 ? 'pending' : share < 1 ? 'running' : fate;
  }

  /** A subscription in the form of the API. */
  describe(one: Subscription, origin: string) {
    const status = this.#toStatus(one);
    return {
      id: one.id,
      name: one.body.name,
      source: one.body.source,
      status,
      created: new Date(one.createdAt).toISOString(),
      updated: new Date().toISOString(),
      ...(status === 'failed' && { message: 'The area has no land.' }),
      _links: { _self: `${origin}/subscriptions/v1/${one.id}` },
    };
  }

  /** A page of what was measured. */
  describeResults(one: Subscription, page: number, origin: string) {
    const all = this.#listMeasured(one);
    const results = all.slice(page * PAGE, (page + 1) * PAGE).map(({ at, value }) => ({
      id: `${one.id}-${at.toISOString().slice(0, 10)}`,
      item_id: toItemId(one.body, at),
      status: 'success',
      created: at.toISOString(),
      updated: at.toISOString(),
      completed: at.toISOString(),
      item_datetime: at.toISOString(),
      properties: { statistics: [{ name: 'mean', value }] },
    }));
    const next = `${origin}/subscriptions/v1/${one.id}/results?status=success&page_marker=${page + 1}`;
    return { results, _links: all.length > (page + 1) * PAGE ? { next } : {} };
  }
}
