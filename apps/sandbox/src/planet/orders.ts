import { createHash, randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { drawLand, type Square } from './draw-land.ts';
import { GEOTIFF_TILE, type GeoTiffParts, type Level, packGeoTiff, toHalf } from './encode-geotiff.ts';
import { isWithin, listCrossings } from './row-crossings.ts';
import { findScene, type SandboxScene, toSceneTaking, toSquare } from './scenes.ts';

type Ring = readonly (readonly number[])[];
type State = 'queued' | 'running' | 'success' | 'failed' | 'cancelled';

/** What was asked of the Orders API. */
interface OrderBody {
  readonly name: string;
  readonly products: readonly {
    readonly item_ids: readonly string[];
    readonly item_type: string;
    readonly product_bundle: string;
  }[];
  readonly tools?: readonly { readonly clip?: { readonly aoi: unknown } }[];
}

interface Order {
  readonly id: string;
  readonly body: OrderBody;
  readonly scenes: readonly SandboxScene[];
  readonly createdAt: number;
  readonly fate: 'success' | 'failed';
  cancelledAt: number | null;
  /** Changes with each new set of addresses. */
  token: string;
  expiresAt: number;
}

/** Thrown for an order that Planet would refuse. */
export class OrderFault extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface SandboxOrdersOptions {
  /** From the order to its delivery: a third of it queued, the rest running. */
  readonly orderMs: number;
  /** Tiles of a delivered picture along each side, at most: a power of two. */
  readonly across: number;
  readonly now: () => Date;
}

const DELIVERY_MS = 24 * 3_600_000;
const RESOLUTION_M = 3;
const WORLD_M = 40_075_017;

function listRings(aoi: unknown): Ring[] {
  const { type, coordinates } = aoi as { readonly type: string; readonly coordinates: unknown };
  return (type === 'Polygon' ? coordinates : (coordinates as unknown[][]).flat()) as Ring[];
}

/** Clears what is outside of an area or of the scene. */
export function clip(
  tile: Uint8Array,
  { west, north, width }: Square,
  rings: readonly Ring[],
  scene: Ring,
): void {
  const colors = new Uint32Array(tile.buffer, tile.byteOffset, GEOTIFF_TILE ** 2);
  for (let row = 0; row < GEOTIFF_TILE; row += 1) {
    const y = north + ((row + 0.5) / GEOTIFF_TILE) * width;
    const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
    const [ofScene, ofArea] = [listCrossings([scene], latitude), listCrossings(rings, latitude)];
    for (let column = 0; column < GEOTIFF_TILE; column += 1) {
      const x = west + ((column + 0.5) / GEOTIFF_TILE) * width;
      const longitude = x * 360 - 180;
      if (!isWithin(ofScene, longitude) || !isWithin(ofArea, longitude))
        colors[row * GEOTIFF_TILE + column] = 0;
    }
  }
}

/** Lays the opaque pixels of a tile on those of another one. */
function layOn(whole: Uint8Array, tile: Uint8Array): void {
  const [to, from] = [new Uint32Array(whole.buffer), new Uint32Array(tile.buffer)];
  for (let at = 0; at < to.length; at += 1) if (tile[at * 4 + 3] === 255) to[at] = from[at] ?? 0;
}

/** The picture of an order: its scenes, the first on top, cut to the area. */
async function drawOrder({ body, scenes }: Order, most: number): Promise<GeoTiffParts> {
  const aoi = body.tools?.find((tool) => tool.clip !== undefined)?.clip?.aoi;
  const rings = aoi === undefined ? [] : listRings(aoi);
  const area = aoi === undefined ? (scenes[0]?.geometry.coordinates[0] ?? []) : rings.flat();
  const square = toSquare(area);
  const wanted = (square.width * WORLD_M) / RESOLUTION_M / GEOTIFF_TILE;
  const across = Math.min(wanted > 2 ? most : wanted > 1 ? 2 : 1, most);
  const tiles: Uint8Array[] = [];
  for (let at = 0; at < across * across; at += 1) {
    const part = {
      west: square.west + ((at % across) / across) * square.width,
      north: square.north + (Math.floor(at / across) / across) * square.width,
      width: square.width / across,
    };
    const whole = new Uint8Array(GEOTIFF_TILE ** 2 * 4);
    for (const scene of scenes.toReversed()) {
      const drawn = drawLand(part, GEOTIFF_TILE, toSceneTaking(scene));
      const [outline = []] = scene.geometry.coordinates;
      clip(drawn, part, aoi === undefined ? [outline] : rings, outline);
      layOn(whole, drawn);
      await nextTurn();
    }
    tiles.push(whole);
  }
  const levels: Level[] = [{ across, tiles }];
  for (let last = levels[0]; last !== undefined && last.across > 1; last = levels.at(-1))
    levels.push(toHalf(last));
  return packGeoTiff(levels, square);
}

/** The orders of the sandbox: they go through their states by the clock, and fail when they are told to. */
export class SandboxOrders {
  readonly #orders = new Map<string, Order>();
  /** By what they show: the same scenes of the same area are drawn once. */
  readonly #pictures = new Map<string, Promise<GeoTiffParts>>();
  readonly #options: SandboxOrdersOptions;
  #fate: Order['fate'] = 'success';
  #refusal: string | null = null;
  #isBroken = false;
  #isDamaged = false;
  #isStalled = false;
  #isHeld = false;
  #isBegun = false;
  #isLost = false;

  constructor(options: SandboxOrdersOptions) {
    this.#options = options;
  }

  /** Whether orders that are placed from now on fail. */
  failNext(isFailing: boolean): void {
    this.#fate = isFailing ? 'failed' : 'success';
  }

  /** Refuses orders from now on, in these words; null: no longer. */
  refuseNext(words: string | null): void {
    this.#refusal = words;
  }

  /** Whether deliveries are not what their manifest says. */
  breakDeliveries(isBroken: boolean): void {
    this.#isBroken = isBroken;
  }

  /** Whether pictures are damaged before their manifest is made, which says nothing of it. */
  damagePictures(isDamaged: boolean): void {
    this.#isDamaged = isDamaged;
  }

  /** Whether none is begun until it may. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
  }

  /** Whether a delivery stops in the middle, without an end. */
  stallDeliveries(isStalled: boolean): void {
    this.#isStalled = isStalled;
  }

  get isStalled(): boolean {
    return this.#isStalled;
  }

  /** Whether orders are placed without an answer. */
  loseAnswers(isLost: boolean): void {
    this.#isLost = isLost;
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Whether every order is begun at once, so that none can be withdrawn. */
  beginAll(isBegun: boolean): void {
    this.#isBegun = isBegun;
  }

  /** The addresses that were given out work no longer. */
  expire(): void {
    for (const order of this.#orders.values()) order.expiresAt = 0;
  }

  place(body: unknown): Order {
    const asked = body as OrderBody | null;
    const [product] = asked?.products ?? [];
    if (asked === null || typeof asked.name !== 'string' || product === undefined)
      throw new OrderFault(400, 'name and products are required.');
    if (this.#refusal !== null) throw new OrderFault(400, this.#refusal);
    const now = this.#options.now();
    const scenes = product.item_ids.map((id) => {
      const scene = findScene(product.item_type, id, now);
      if (scene === null) throw new OrderFault(400, `Item ${id} is not available.`);
      return scene;
    });
    if (!['visual', 'analytic_sr_udm2'].includes(product.product_bundle.split(',')[0] ?? ''))
      throw new OrderFault(400, `Bundle type <${product.product_bundle}> is not available.`);
    const order: Order = {
      id: randomUUID(),
      body: asked,
      scenes,
      createdAt: Date.now(),
      fate: this.#fate,
      cancelledAt: null,
      token: randomUUID(),
      expiresAt: Date.now() + DELIVERY_MS,
    };
    this.#orders.set(order.id, order);
    return order;
  }

  find(id: string): Order | undefined {
    return this.#orders.get(id);
  }

  listNamed(name: string | null): Order[] {
    return [...this.#orders.values()].filter(({ body }) => name === null || body.name === name);
  }

  cancel(order: Order): void {
    if (this.#toState(order) !== 'queued') throw new OrderFault(409, 'Only queued orders can be cancelled.');
    order.cancelledAt = Date.now();
  }

  #toState({ cancelledAt, createdAt, fate }: Order): State {
    if (cancelledAt !== null) return 'cancelled';
    if (this.#isHeld) return 'queued';
    const share = (Date.now() - createdAt) / this.#options.orderMs;
    return share < 1 / 3 && !this.#isBegun ? 'queued' : share < 1 ? 'running' : fate;
  }

  /** An order in the form of the API. */
  async describe(order: Order, origin: string) {
    const state = this.#toState(order);
    if (state === 'success' && order.expiresAt < Date.now()) {
      order.token = randomUUID();
      order.expiresAt = Date.now() + DELIVERY_MS;
    }
    const expires_at = new Date(order.expiresAt).toISOString();
    const at = (name: string) => ({
      name: `${order.id}/${name}`,
      location: `${origin}/compute/ops/download/?token=${order.token}&file=${name}`,
      delivery: 'success',
      expires_at,
    });
    return {
      id: order.id,
      name: order.body.name,
      state,
      created_on: new Date(order.createdAt).toISOString(),
      last_modified: new Date().toISOString(),
      last_message: state === 'failed' ? 'Clip: the AOI does not intersect the item.' : state,
      error_hints: state === 'failed' ? ['Choose an area that the scene covers.'] : [],
      products: order.body.products,
      tools: order.body.tools ?? [],
      _links: {
        _self: `${origin}/compute/ops/orders/v2/${order.id}`,
        ...(state === 'success' && {
          results: [at('composite.tif'), at('composite_udm2.tif'), at('manifest.json')],
        }),
      },
    };
  }

  #draw(order: Order): Promise<GeoTiffParts> {
    const shown = JSON.stringify([order.scenes.map(({ id }) => id), order.body.tools]);
    const picture = this.#pictures.get(shown) ?? drawOrder(order, this.#options.across);
    this.#pictures.set(shown, picture);
    return picture;
  }

  /** A delivered file; null for an address that has expired, or never was. */
  async getFile(token: string, name: string): Promise<Buffer | null> {
    const order = [...this.#orders.values()].find((one) => one.token === token && one.expiresAt > Date.now());
    if (order === undefined) return null;
    const { head, tiles } = await this.#draw(order);
    // One that is damaged has the same size and tells where it lies.
    const whole = Buffer.concat([head, this.#isDamaged ? Buffer.alloc(tiles.length, 0xff) : tiles]);
    if (name === 'composite.tif') return this.#isBroken ? whole.subarray(0, whole.length - 100) : whole;
    if (name !== 'manifest.json') return null;
    const digests = {
      md5: createHash('md5').update(whole).digest('hex'),
      sha256: createHash('sha256').update(whole).digest('hex'),
    };
    const file = { path: `${order.id}/composite.tif`, media_type: 'image/tiff', size: whole.length, digests };
    return Buffer.from(JSON.stringify({ name: '', files: [file] }));
  }
}
